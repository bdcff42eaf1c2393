import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { publishWords } from '../edit/publishWords.ts'
import { Preview } from '../preview/Preview.tsx'
import { useEditor } from '../state/editorContext.ts'
import type { Version } from '../storage/historySource.ts'
import type { Snapshot } from '../worker/catalogueService.ts'
import { formatTime } from './formatTime.ts'
import own from './History.module.css'
import { fetchPictures } from './revert.ts'

const words = publishWords.history
const nothing = () => undefined

type Props = {
  version: Version
  /** The path of the page. */
  path: string
  onClose(): void
}

/** A page as it was, with the pictures of then, beside the same page as it is now. */
export function EarlierPage({ version: { commit, date }, path, onClose }: Props) {
  const { session, snapshotOf, storePicture, shown, storage, catalogue } = useEditor()
  const { history } = storage
  const [earlier, setEarlier] = useState<Snapshot>()
  const [status, setStatus] = useState(words.reading)

  useEffect(() => {
    let closed = false
    async function read(): Promise<void> {
      const texts = await history.filesAt(commit)
      const others = [...texts].filter(([file, text]) => session.now.get(file) !== text)
      // One that this browser cannot show is left as it is now.
      const store = (blob: Blob) => storePicture(blob).catch(nothing)
      await fetchPictures(new Map(others), history, store)
      const snapshot = snapshotOf(texts)
      const page = await catalogue
        .ask(snapshot, (service) => service.page(path, false))
        .catch(nothing)
      if (closed) return
      setEarlier(page && snapshot)
      setStatus(page === undefined ? words.noEarlier : '')
    }
    read().catch((error: Error) => setStatus(error.message))
    return () => {
      closed = true
    }
  }, [history, commit, path, catalogue, snapshotOf, storePicture, session.now])

  const previews = [
    { title: words.earlier(formatTime(date)), snapshot: earlier },
    { title: words.today, snapshot: shown },
  ]
  // Beside the editor: on a phone it hides the page while its form is shown.
  return createPortal(
    <Dialog label={words.compare} close={words.close} className={own.dialog} onClose={onClose}>
      <p role="status">{status}</p>
      <div className={own.pages}>
        {previews.map(({ title, snapshot }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            {snapshot !== undefined && <Preview shown={snapshot} current path={path} />}
          </section>
        ))}
      </div>
    </Dialog>,
    document.body,
  )
}

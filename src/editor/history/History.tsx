import { useEffect, useState } from 'react'
import { LabelledInput } from '../controls/AnswerForm.tsx'
import { Button } from '../controls/Button.tsx'
import styles from '../controls/dialogs.module.css'
import type { ContentsEntry } from '../edit/chapters.ts'
import { publishWords } from '../edit/publishWords.ts'
import { useEditor } from '../state/editorContext.ts'
import { PAGE_SIZE, type Version } from '../storage/historySource.ts'
import { EarlierPage } from './EarlierPage.tsx'
import own from './History.module.css'
import { discardUnpublished, revertVersion } from './revert.ts'
import { VersionEntry } from './VersionEntry.tsx'

const words = publishWords.history

type Props = {
  /** The file that was open last. */
  current?: ContentsEntry
  /** True if only what has changed in that file is shown. */
  ofPage: boolean
  onOfPage(ofPage: boolean): void
}

/** The end of a day as a person means it: of this device's own day. */
function endOf(day: string): string | undefined {
  return day === '' ? undefined : new Date(`${day}T23:59:59`).toISOString()
}

type VersionsProps = {
  file?: string
  day: string
  onTakeBack(version: Version): void
  onShow?(version: Version): void
}

/** The versions that fit, as many as have been asked for; remounted for each file and day. */
function Versions({ file, day, ...actions }: VersionsProps) {
  const { history } = useEditor().storage
  const [versions, setVersions] = useState<readonly Version[]>()
  const [page, setPage] = useState(1)
  const [hasMore, setHasMore] = useState(false)
  const [fault, setFault] = useState('')

  useEffect(() => {
    let outdated = false
    history.list({ file, until: endOf(day), page }).then(
      (list) => {
        if (outdated) return
        setHasMore(list.length >= PAGE_SIZE)
        setFault('')
        setVersions((before = []) => (page > 1 ? [...before, ...list] : list))
      },
      (error: Error) => {
        if (!outdated) setFault(error.message)
      },
    )
    return () => {
      outdated = true
    }
  }, [history, file, day, page])

  const note =
    fault || (versions === undefined && words.reading) || (versions?.length === 0 && words.none)
  return (
    <>
      {note && <p role="status">{note}</p>}
      <ul className={own.versions}>
        {versions?.map((version) => (
          <VersionEntry key={version.commit} version={version} {...actions} />
        ))}
      </ul>
      {hasMore && <Button label={words.more} onClick={() => setPage(page + 1)} />}
    </>
  )
}

/** The list of changes with their authors and dates; it shows earlier pages, and reverts changes. */
export default function History({ current, ofPage, onOfPage }: Props) {
  const { storage, session, edit, goBackTo, storePicture, nameOf } = useEditor()
  const [day, setDay] = useState('')
  const [status, setStatus] = useState('')
  const [shownVersion, setShownVersion] = useState<Version>()
  const file = ofPage ? current?.file : undefined

  /** Does something that may fail, and says what has come of it. */
  async function act(work: () => Promise<string>): Promise<void> {
    setStatus(words.reading)
    setStatus(await work().catch((error: Error) => error.message))
  }
  const takeBack = (version: Version) =>
    act(async () => {
      const outcome = await revertVersion(storage.history, version, session.now, storePicture)
      const { changed, conflicts } = outcome
      if (conflicts.length > 0) return words.cannotTakeBack(conflicts.map(nameOf).join(', '))
      edit(changed, { name: publishWords.undo.takeBack(version.title) })
      return changed.size === 0 ? words.alreadyBack : words.takenBack
    })
  const discard = () =>
    act(async () => {
      const changed = await discardUnpublished(storage, session, storePicture)
      goBackTo(changed)
      return changed.size === 0 ? words.nothingToDiscard : words.discarded
    })

  return (
    <div className={`${styles.asking} ${own.history}`}>
      <p className={own.filters}>
        <Button
          label={words.all}
          aria-pressed={file === undefined}
          onClick={() => onOfPage(false)}
        />
        {current !== undefined && (
          <Button
            label={words.ofPage(current.name)}
            aria-pressed={ofPage}
            onClick={() => onOfPage(true)}
          />
        )}
        <LabelledInput label={words.until} type="date" value={day} onType={setDay} />
      </p>
      <p role="status">{status}</p>
      <Versions
        key={`${file} ${day}`}
        file={file}
        day={day}
        onTakeBack={takeBack}
        onShow={current?.path === undefined ? undefined : setShownVersion}
      />
      <p>{words.discardAsk}</p>
      <Button label={words.discard} onClick={() => void discard()} />
      {shownVersion !== undefined && current?.path !== undefined && (
        <EarlierPage
          version={shownVersion}
          path={current.path}
          onClose={() => setShownVersion(undefined)}
        />
      )}
    </div>
  )
}

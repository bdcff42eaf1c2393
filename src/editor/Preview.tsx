import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Seen } from './answers.ts'
import type { Ask } from './ask.ts'
import { words } from './edit/words.ts'
import styles from './Preview.module.css'
import type { FromPage, ToPage } from './preview/messages.ts'

type Props = {
  ask: Ask
  /** The catalogue as it can be shown, and whether it is what is typed now. */
  shown?: Seen
  current: boolean
  /** The page that is edited; where it has none, the one before stays. */
  path?: string
  /** What the field says that is worked on. */
  edited: string
  onPath(path: string): void
  onPressed(text: string): void
}

/** The real page, made of the texts as they are now. */
export function Preview({ ask, shown, current, path, edited, onPath, onPressed }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const [wide, setWide] = useState(false)

  const heard = useEffectEvent(({ origin, source, data, ports }: MessageEvent<FromPage>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return
    if (data.tell === 'ready') setReady(true)
    else if (data.tell === 'path') onPath(data.path)
    else if (data.tell === 'asks') {
      if (shown === undefined) return
      // What could not be made is left out, as a page that is not there.
      const answer = ask(data.question, shown, data.path).catch(() => undefined)
      void answer.then((answer) => ports[0]?.postMessage(answer))
    } else onPressed(data.text)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<FromPage>) => heard(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  const tell = useEffectEvent((message: ToPage) => {
    frame.current?.contentWindow?.postMessage(message, location.origin)
  })
  useEffect(() => {
    if (ready && path !== undefined) tell({ tell: 'path', path })
  }, [ready, path])
  useEffect(() => {
    if (ready && shown) tell({ tell: 'changed' })
  }, [ready, shown])
  useEffect(() => {
    if (ready) tell({ tell: 'edited', text: edited })
  }, [ready, edited])

  return (
    <div className={styles.preview}>
      <p className={styles.head}>
        <button type="button" aria-pressed={!wide} onClick={() => setWide(false)}>
          {words.phone}
        </button>
        <button type="button" aria-pressed={wide} onClick={() => setWide(true)}>
          {words.desk}
        </button>
        {!current && <span role="status">{words.stands}</span>}
      </p>
      <div className={styles.frame} data-wide={wide || undefined}>
        <iframe ref={frame} src="preview/index.html" title={words.frame} />
      </div>
    </div>
  )
}

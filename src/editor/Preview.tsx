import { expose, type Remote, wrap } from 'comlink'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CatalogueClient } from './catalogueClient.ts'
import type { Snapshot } from './catalogueService.ts'
import { words } from './edit/words.ts'
import styles from './Preview.module.css'
import type { PreviewHost, PreviewPage } from './preview/protocol.ts'

type Props = {
  catalogue: CatalogueClient
  /** The last snapshot that can be shown, and whether it is the current one. */
  shown?: Snapshot
  current: boolean
  /** The page that is edited; where the file has none, the page before stays. */
  path?: string
  /** The text of the field that has the focus. */
  edited: string
  onNavigate(path: string): void
  onTextClick(text: string): void
}

/** The real page, made of the current texts. */
export function Preview(props: Props) {
  const { shown, current, path, edited } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [preview, setPreview] = useState<Remote<PreviewPage>>()
  const [wide, setWide] = useState(false)

  const latest = useEffectEvent(() => props)
  useEffect(() => {
    const host: PreviewHost = {
      async layout() {
        const { catalogue, shown } = latest()
        // What cannot be made is left out, like a page that does not exist.
        return shown && catalogue.layout(shown).catch(() => undefined)
      },
      async page(path) {
        const { catalogue, shown } = latest()
        return shown && catalogue.page(shown, path).catch(() => undefined)
      },
      navigated: (to) => latest().onNavigate(to),
      clicked: (text) => latest().onTextClick(text),
    }
    const connect = ({ origin, source, ports: [port] }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !port) return
      expose(host, port)
      const remote = wrap<PreviewPage>(port)
      setPreview(() => remote)
    }
    addEventListener('message', connect)
    return () => removeEventListener('message', connect)
  }, [])

  useEffect(() => {
    if (preview && path !== undefined) void preview.open(path)
  }, [preview, path])
  useEffect(() => {
    if (preview && shown) void preview.refresh()
  }, [preview, shown])
  useEffect(() => {
    void preview?.highlight(edited)
  }, [preview, edited])

  return (
    <div className={styles.preview}>
      <p className={styles.head}>
        <button type="button" aria-pressed={!wide} onClick={() => setWide(false)}>
          {words.phone}
        </button>
        <button type="button" aria-pressed={wide} onClick={() => setWide(true)}>
          {words.desk}
        </button>
        {!current && <span role="status">{words.previewOutdated}</span>}
      </p>
      <div className={styles.frame} data-wide={wide || undefined}>
        <iframe ref={frame} src="preview/index.html" title={words.frame} />
      </div>
    </div>
  )
}

import { expose, type Remote, wrap } from 'comlink'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Place } from '../../catalogue/place.ts'
import { Button } from '../controls/Button.tsx'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import type { Snapshot } from '../worker/catalogueService.ts'
import styles from './Preview.module.css'
import type { PreviewHost, PreviewPage } from './protocol.ts'

const nothing = () => undefined

type Props = {
  /** The last snapshot that can be shown, and whether it is the current one. */
  shown?: Snapshot
  current: boolean
  /** The page that is edited; if the file has none, the page before stays. */
  path?: string
  /** The place of the field that has the focus. */
  focused?: Place
  onNavigate?(path: string): void
  /** A text, figure or picture of the page was pressed; left out: the page is only looked at. */
  onPress?(place: Place): void
}

/** The real page, made of the current texts. */
export function Preview(props: Props) {
  const { catalogue } = useEditor()
  const { shown, current, path, focused, onPress } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [preview, setPreview] = useState<Remote<PreviewPage>>()
  const [wide, setWide] = useState(false)
  const [chosen, setChosen] = useState(false)
  const follows = chosen || onPress === undefined

  const latest = useEffectEvent(() => props)
  useEffect(() => {
    const host: PreviewHost = {
      async layout() {
        const { shown } = latest()
        // A page that cannot be rendered is left out, like one that does not exist.
        return shown && catalogue.ask(shown, (service) => service.layout()).catch(nothing)
      },
      async page(path, marked) {
        const { shown, onPress } = latest()
        const marks = marked && onPress !== undefined
        const made = shown && catalogue.ask(shown, (service) => service.page(path, marks))
        return made?.catch(nothing)
      },
      navigated: (to) => latest().onNavigate?.(to),
      async pressed(pressed) {
        const { shown } = latest()
        const found = shown && catalogue.ask(shown, (service) => service.placeOf(pressed))
        const place = await found?.catch(nothing)
        if (place !== undefined) latest().onPress?.(place)
      },
    }
    const connect = ({ origin, source, ports: [port] }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !port) return
      expose(host, port)
      const remote = wrap<PreviewPage>(port)
      setPreview(() => remote)
    }
    addEventListener('message', connect)
    return () => removeEventListener('message', connect)
  }, [catalogue])

  useEffect(() => {
    if (preview && path !== undefined) void preview.open(path)
  }, [preview, path])
  useEffect(() => {
    if (preview && shown) void preview.refresh()
  }, [preview, shown])
  useEffect(() => {
    if (preview === undefined) return
    if (focused === undefined) void preview.highlight({ marks: [] })
    else catalogue.onPage(focused).then((place) => void preview.highlight(place), nothing)
  }, [preview, catalogue, focused])
  useEffect(() => {
    void preview?.followLinks(follows)
  }, [preview, follows])

  return (
    <aside className={styles.preview} aria-label={editorWords.page}>
      <div className={styles.head}>
        <fieldset className={styles.widths} aria-label={editorWords.pageWidth}>
          <Button label={editorWords.phone} aria-pressed={!wide} onClick={() => setWide(false)} />
          <Button label={editorWords.desk} aria-pressed={wide} onClick={() => setWide(true)} />
        </fieldset>
        <span role="status">
          {current ? !follows && editorWords.pressToChange : editorWords.previewOutdated}
        </span>
        {onPress !== undefined && (
          <label>
            <input
              type="checkbox"
              checked={follows}
              onChange={({ target }) => setChosen(target.checked)}
            />
            {editorWords.followLinks}
          </label>
        )}
      </div>
      <div className={styles.frame} data-wide={wide || undefined}>
        <iframe ref={frame} src="preview/" title={editorWords.frame} />
      </div>
    </aside>
  )
}

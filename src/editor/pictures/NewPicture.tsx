import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { pictureFormatOf } from '../../catalogue/catalogueFiles.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import dialogs from '../controls/dialogs.module.css'
import { LabelledSelect } from '../controls/Select.tsx'
import { draftFor } from '../edit/draftFor.ts'
import { editorWords } from '../edit/editorWords.ts'
import { publishWords } from '../edit/publishWords.ts'
import { useEditor } from '../state/editorContext.ts'
import styles from './NewPicture.module.css'
import {
  type Crop,
  drawCrop,
  type Frame,
  frameOf,
  MAX_BYTES,
  pictureFault,
  uniqueName,
} from './picture.ts'
import { addPicture, type PictureText } from './pictureEdits.ts'

/** Loaded when a picture is chosen. */
const CropPicture = lazy(() => import('./CropPicture.tsx'))

type Props = {
  /** A picture of the catalogue whose frame it is to fill. */
  like?: string
  /** True if it replaces that one on every page that shows it. */
  replace?: true
  /** The value that is to name it. */
  use?: { file: string; path: JsonPath }
}

const kinds = ['photograph', 'illustration'] as const
const centred: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** A picture is there: what it shows is typed next. The part that is shown stays in sight. */
const focusOnce = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** Takes a picture from the device, crops it to its frame, and asks what it shows. */
export function NewPicture({ like, replace, use }: Props) {
  const { now, queries, edit, storePicture } = useEditor()
  const [chosen, setChosen] = useState<{ file: File; picture: ImageBitmap; frame: Frame }>()
  const [crop, setCrop] = useState(centred)
  const [about, setAbout] = useState<PictureText>({ alt: '', kind: 'photograph' })
  const [status, setStatus] = useState('')
  // A field without a picture asks for one at once.
  const [open, setOpen] = useState(like === undefined)
  const file = useRef<File>(undefined)

  async function take(given: File | undefined): Promise<void> {
    if (given === undefined) return
    file.current = given
    setChosen(undefined)
    setStatus(editorWords.readingPicture)
    // The browser applies the orientation of the EXIF data.
    const huge = given.size > MAX_BYTES
    const picture = huge ? undefined : await createImageBitmap(given).catch(() => undefined)
    const bytes = new Uint8Array(await given.slice(0, MAX_BYTES + 1).arrayBuffer())
    const shown = like && (await queries.pictures()).find(({ name }) => name === like)
    const widths = shown ? shown.uses.map(({ width }) => width) : []
    const frame = frameOf(widths, now.facts.get(like ?? ''))
    // Another file was chosen meanwhile.
    if (file.current !== given) return
    const why = pictureFault(bytes, picture, frame)
    setStatus(why ?? '')
    if (picture === undefined || why !== undefined) return
    setChosen({ file: given, picture, frame })
    setCrop(centred)
    // Empty, also if it replaces a picture: the words about that one would be published unread.
    setAbout({ alt: '', kind: 'photograph' })
  }

  async function put(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (chosen === undefined) return
    const { picture, frame } = chosen
    const names = new Set([...now.hashes.keys(), ...Object.keys(draftFor(now).pictures ?? {})])
    const name = replace && like !== undefined ? like : uniqueName(chosen.file.name, names)
    const type = `image/${pictureFormatOf(name)}`
    const blob = await new Promise<Blob | null>((resolve) => {
      drawCrop(picture, frame.ratio, crop).toBlob(resolve, type, 0.9)
    })
    // A browser that cannot encode a format encodes another.
    if (blob === null || blob.type !== type) setStatus(editorWords.noPicture)
    else {
      const hash = await storePicture(blob)
      const step = replace ? publishWords.undo.replacePicture : publishWords.undo.newPicture
      edit((texts) => addPicture(texts, { name, hash, about }, use), { name: step(name) })
      setChosen(undefined)
      setOpen(false)
    }
  }

  const add = use === undefined ? editorWords.newPicture : editorWords.pictureHere
  const label = replace ? editorWords.replacePicture : add
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.button}>{label}</summary>
      {open && (
        <form
          className={styles.newPicture}
          onSubmit={(event) => void put(event)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            void take(event.dataTransfer.files[0])
          }}
        >
          <label className={styles.file}>
            {editorWords.takePicture}
            <input
              type="file"
              // Not every system counts HEIC among the pictures, and then its file could not be chosen.
              accept="image/*,.heic,.heif"
              onChange={({ target }) => {
                const [given] = target.files ?? []
                // So that a file of the same name can be chosen, once it is saved in another way.
                target.value = ''
                void take(given)
              }}
            />
          </label>
          <p
            role="status"
            className={status === editorWords.readingPicture ? undefined : dialogs.refused}
          >
            {status}
          </p>
          {chosen !== undefined && (
            <>
              <Suspense>
                <CropPicture {...chosen} crop={crop} onCrop={setCrop} />
              </Suspense>
              <label>
                {editorWords.pictureShows}
                <textarea
                  ref={focusOnce}
                  required
                  value={about.alt}
                  onChange={({ target }) => setAbout({ ...about, alt: target.value })}
                />
              </label>
              <LabelledSelect
                label={editorWords.pictureKind}
                value={about.kind}
                choices={kinds.map((kind) => ({ value: kind, label: editorWords.kinds[kind] }))}
                onChoose={(kind) => setAbout({ ...about, kind })}
              />
              <button type="submit">{editorWords.addPicture}</button>
            </>
          )}
        </form>
      )}
    </details>
  )
}

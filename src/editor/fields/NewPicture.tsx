import { type FormEvent, useRef, useState } from 'react'
import { pictureFormatOf } from '../../model/catalogue/catalogueFiles.ts'
import type { JsonPath } from '../../model/problem.ts'
import { words } from '../edit/words.ts'
import { type PictureText, useForm } from '../form.ts'
import { type Crop, type Frame, frameOf, MAX_BYTES, pictureFault, uniqueName } from '../picture.ts'
import { CropPicture } from './CropPicture.tsx'
import styles from './fields.module.css'

type Props = {
  /** A picture of the catalogue whose frame it is to fill. */
  like?: string
  /** Whether it is to have that one's name, and so be shown wherever that one is. */
  replace?: true
  /** The value that is to name it. */
  path?: JsonPath
}

const kinds = ['photograph', 'illustration'] as const
const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** Takes a picture from the device, brings it into its frame, and asks what it shows. */
export function NewPicture({ like, replace: inItsPlace, path }: Props) {
  const { draft, pictureUsage, pictures, addPicture: putPicture } = useForm()
  const [taken, setTaken] = useState<{ name: string; picture: ImageBitmap; frame: Frame }>()
  const [cut, setCut] = useState(middle)
  const [about, setAbout] = useState<PictureText>({ alt: '', kind: 'photograph' })
  const [saying, setSaying] = useState('')
  const [open, setOpen] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const file = useRef<File>(undefined)

  async function take(given: File | undefined): Promise<void> {
    if (given === undefined) return
    file.current = given
    setTaken(undefined)
    setSaying(words.readingPicture)
    // Turned upright by what the camera has noted.
    const huge = given.size > MAX_BYTES
    const picture = huge ? undefined : await createImageBitmap(given).catch(() => undefined)
    const bytes = new Uint8Array(await given.slice(0, MAX_BYTES + 1).arrayBuffer())
    const widths = like === undefined ? [] : (await pictureUsage(like)).widths
    const frame = frameOf(widths, pictures.facts.get(like ?? ''))
    // Another was taken meanwhile.
    if (file.current !== given) return
    const why = pictureFault(bytes, picture, frame)
    setSaying(why ?? '')
    if (picture === undefined || why !== undefined) return
    setTaken({ name: given.name, picture, frame })
    setCut(middle)
    const known = inItsPlace && draft.pictures?.[like ?? '']
    setAbout({ alt: known ? known.alt : '', kind: 'photograph' })
  }

  async function put(event: FormEvent): Promise<void> {
    event.preventDefault()
    const names = new Set([...pictures.hashes.keys(), ...Object.keys(draft.pictures ?? {})])
    const name = inItsPlace && like !== undefined ? like : uniqueName(taken?.name ?? '', names)
    const type = `image/${pictureFormatOf(name)}`
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.current?.toBlob(resolve, type, 0.9)
    })
    // A browser that cannot write a format writes another.
    if (blob === null || blob.type !== type) setSaying(words.noPicture)
    else {
      await putPicture(name, blob, about, path)
      setTaken(undefined)
      setOpen(false)
    }
  }

  const what = inItsPlace && like !== undefined ? words.replacePicture(like) : words.newPicture
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{what}</summary>
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
          <label>
            {words.takePicture}
            <input
              type="file"
              accept="image/*"
              onChange={({ target }) => void take(target.files?.[0])}
            />
          </label>
          <p role="status">{saying}</p>
          {taken !== undefined && (
            <>
              <CropPicture
                picture={taken.picture}
                frame={taken.frame}
                cut={cut}
                onCut={setCut}
                canvas={canvas}
              />
              <label>
                {words.pictureShows}
                <textarea
                  required
                  value={about.alt}
                  onChange={({ target }) => setAbout({ ...about, alt: target.value })}
                />
              </label>
              <label>
                {words.pictureKind}
                <select
                  value={about.kind}
                  onChange={({ target }) => {
                    const kind = kinds.find((one) => one === target.value)
                    if (kind !== undefined) setAbout({ ...about, kind })
                  }}
                >
                  {kinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {words.kinds[kind]}
                    </option>
                  ))}
                </select>
              </label>
              <button type="submit">{words.addPicture}</button>
            </>
          )}
        </form>
      )}
    </details>
  )
}

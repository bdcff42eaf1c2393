import { useCallback, useState } from 'react'
import { pointerOf } from '../check/pointer.ts'
import { fileOf } from '../pages/files.ts'
import type { CatalogueClient } from './catalogueClient.ts'
import { pictureFile } from './catalogueOf.ts'
import { draftFor } from './draftFor.ts'
import { words } from './edit/words.ts'
import { FileForm } from './FileForm.tsx'
import { NewPicture } from './fields/NewPicture.tsx'
import styles from './Pictures.module.css'
import { PictureWall } from './PictureWall.tsx'
import type { ListedPicture } from './pictureList.ts'
import { useAnswer } from './useAnswer.ts'
import type { Editing } from './useEditor.ts'

/** The name of this screen in the table of contents: it has no file. */
export const PICTURE_SCREEN = 'pictures'

type Props = {
  editing: Editing
  catalogue: CatalogueClient
  onOpen(file: string, pointer?: string): void
}

const nothing = () => undefined
const isMissing = ({ missing }: ListedPicture) => missing !== undefined
const isUnused = ({ missing, unused }: ListedPicture) => missing !== 'file' && unused

/** All pictures as a wall of thumbnails, and what can be done with the chosen one. */
export function Pictures({ editing, catalogue, onOpen }: Props) {
  const { paused, now } = editing
  const [filter, setFilter] = useState<'all' | 'unused' | 'missing'>('all')
  const [chosen, setChosen] = useState<string>()
  const ask = useCallback(() => catalogue.pictures(paused), [catalogue, paused])
  const all = useAnswer(ask)
  if (all === undefined) return <p role="status">{words.lookingThrough}</p>
  const [unused, missing] = [all.filter(isUnused), all.filter(isMissing)]
  const filters = [
    { key: 'all', label: words.picturesAll, pictures: all },
    { key: 'unused', label: words.picturesUnused, pictures: unused },
    { key: 'missing', label: words.picturesMissing, pictures: missing },
  ] as const
  const picture = all.find(({ name }) => name === chosen)
  const shown = filters.find(({ key }) => key === filter)?.pictures ?? all
  return (
    <div className={styles.pictures}>
      <p role="status">{words.pictureCounts(all.length, unused.length, missing.length)}</p>
      <p className={styles.filters}>
        {filters.map(({ key, label, pictures }) => (
          <button
            key={key}
            type="button"
            aria-pressed={filter === key}
            onClick={() => setFilter(key)}
          >
            {label} <span>{pictures.length}</span>
          </button>
        ))}
      </p>
      {picture !== undefined && (
        <section className={styles.chosen} aria-label={picture.name}>
          <h2>{picture.alt === '' ? picture.name : picture.alt}</h2>
          <p>
            {picture.uses.map(({ file, pointer, page }) => (
              <button key={file + pointer} type="button" onClick={() => onOpen(file, pointer)}>
                {page}
              </button>
            ))}
            <button
              type="button"
              onClick={() =>
                picture.missing === 'description'
                  ? onOpen(pictureFile(picture.name))
                  : onOpen(fileOf('pictures'), pointerOf([picture.name]))
              }
            >
              {words.describePicture}
            </button>
          </p>
        </section>
      )}
      <FileForm
        file={fileOf('pictures')}
        draft={draftFor(now)}
        editing={editing}
        onTargetShown={nothing}
        onFocus={nothing}
      >
        <NewPicture />
      </FileForm>
      <PictureWall
        pictures={shown}
        addressOf={now.addressOf}
        chosen={chosen}
        onChoose={setChosen}
      />
    </div>
  )
}

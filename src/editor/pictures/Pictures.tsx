import { useState } from 'react'
import { formatPointer } from '../../check/pointer.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { Button } from '../controls/Button.tsx'
import { useAnswer } from '../controls/useAnswer.ts'
import { editorWords } from '../edit/editorWords.ts'
import { pictureFile } from '../edit/pictureFile.ts'
import { useEditor } from '../state/editorContext.ts'
import type { ListedPicture } from '../worker/pictureList.ts'
import { NewPicture } from './NewPicture.tsx'
import styles from './Pictures.module.css'
import { PictureWall } from './PictureWall.tsx'

const isMissing = ({ missing }: ListedPicture) => missing !== undefined
const isUnused = ({ missing, unused }: ListedPicture) => missing !== 'file' && unused

/** All pictures as a wall of thumbnails, and what can be done with the chosen one. */
export function Pictures() {
  const { queries, open } = useEditor()
  const [filter, setFilter] = useState<'all' | 'unused' | 'missing'>('all')
  const [chosen, setChosen] = useState<string>()
  const all = useAnswer(queries.pictures)
  if (all === undefined) return <p role="status">{editorWords.lookingThrough}</p>
  const [unused, missing] = [all.filter(isUnused), all.filter(isMissing)]
  const filters = [
    { key: 'all', label: editorWords.picturesAll, pictures: all },
    { key: 'unused', label: editorWords.picturesUnused, pictures: unused },
    { key: 'missing', label: editorWords.picturesMissing, pictures: missing },
  ] as const
  const picture = all.find(({ name }) => name === chosen)
  const shown = filters.find(({ key }) => key === filter)?.pictures ?? all
  return (
    <div className={styles.pictures}>
      <p role="status">{editorWords.pictureCounts(all.length, unused.length, missing.length)}</p>
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
              <Button key={file + pointer} label={page} onClick={() => open(file, pointer)} />
            ))}
            <Button
              label={editorWords.describePicture}
              onClick={() =>
                picture.missing === 'description'
                  ? open(pictureFile(picture.name))
                  : open(sharedFilePath('pictures'), formatPointer([picture.name]))
              }
            />
          </p>
        </section>
      )}
      <NewPicture />
      <PictureWall pictures={shown} chosen={chosen} onChoose={setChosen} />
    </div>
  )
}

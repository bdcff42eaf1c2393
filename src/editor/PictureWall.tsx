import { words } from './edit/words.ts'
import styles from './PictureWall.module.css'
import type { ListedPicture } from './pictureList.ts'
import type { Stored } from './storage.ts'

/** What is said below a picture: where it is shown, or what is missing. */
function noteOf({ missing, uses }: Pick<ListedPicture, 'missing' | 'uses'>): string {
  if (missing === 'file') return words.missingFile
  if (missing === 'description') return words.missingDescription
  return uses.length === 0
    ? words.unusedPicture
    : [...new Set(uses.map(({ page }) => page))].join(', ')
}

type Props = {
  pictures: readonly ListedPicture[]
  addressOf: Stored['addressOf']
  /** The name of the chosen one. */
  chosen?: string
  onChoose(name: string): void
}

/** Pictures as thumbnails, each with where it is shown. */
export function PictureWall({ pictures, addressOf, chosen, onChoose }: Props) {
  return (
    <ul className={styles.wall}>
      {pictures.map(({ name, alt, missing, uses }) => (
        <li key={name}>
          <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
            {missing === 'file' ? (
              <span className={styles.none}>?</span>
            ) : (
              <img src={addressOf(name)} alt={alt === '' ? name : alt} loading="lazy" />
            )}
            <span data-doubt={missing !== undefined || uses.length === 0 || undefined}>
              {noteOf({ missing, uses })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

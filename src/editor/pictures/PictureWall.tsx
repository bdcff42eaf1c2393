import { EntryButton } from '../controls/Button.tsx'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import type { ListedPicture } from '../worker/pictureList.ts'
import styles from './PictureWall.module.css'

/** The caption below a picture: its pages, or what is missing. */
function noteOf({ missing, unused, uses }: Omit<ListedPicture, 'name' | 'alt'>): string {
  if (missing === 'file') return editorWords.missingFile
  if (missing === 'description') return editorWords.missingDescription
  return unused ? editorWords.unusedPicture : [...new Set(uses.map(({ page }) => page))].join(', ')
}

type Props = {
  pictures: readonly ListedPicture[]
  /** The name of the chosen one. */
  chosen?: string
  onChoose(name: string): void
}

/** Pictures as thumbnails, each with the pages that show it. */
export function PictureWall({ pictures, chosen, onChoose }: Props) {
  const { addressOf } = useEditor().now
  return (
    <ul className={styles.wall}>
      {pictures.map(({ name, alt, ...rest }) => (
        <li key={name}>
          <EntryButton aria-pressed={name === chosen} onClick={() => onChoose(name)}>
            {rest.missing === 'file' ? (
              <span className={styles.none}>?</span>
            ) : (
              <img src={addressOf(name)} alt={alt === '' ? name : alt} loading="lazy" />
            )}
            <span data-doubt={rest.missing !== undefined || rest.unused || undefined}>
              {noteOf(rest)}
            </span>
          </EntryButton>
        </li>
      ))}
    </ul>
  )
}

import { Button } from '../Button.tsx'
import { words } from '../edit/words.ts'
import { useEditor } from '../editorContext.ts'
import { deletePicture } from '../pictureEdits.ts'
import { useAnswer } from '../useAnswer.ts'
import { NewPicture } from './NewPicture.tsx'
import styles from './picture.module.css'

/** A picture, the pages that show it, and what may be done with the whole of it. */
export function PictureUses({ name }: { name: string }) {
  const { ask, now, edit } = useEditor()
  const all = useAnswer(ask.pictures)
  const own = all?.find((one) => one.name === name)
  const names = [...new Set(own?.uses.map(({ page }) => page))]
  const shown = names.length === 0 ? words.shownNowhere : words.shownOn(names.join(', '))
  return (
    <div className={styles.picture}>
      {now.hashes.has(name) && <img src={now.addressOf(name)} alt="" loading="lazy" />}
      <p role="status">{all === undefined ? words.lookingThrough : shown}</p>
      <NewPicture like={name} replace />
      {own?.unused && (
        <Button
          label={words.deletePicture(name)}
          onClick={() => edit((texts) => deletePicture(texts, name))}
        />
      )}
    </div>
  )
}

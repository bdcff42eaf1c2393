import { useEffect, useState } from 'react'
import type { PictureUsage } from '../catalogueService.ts'
import { words } from '../edit/words.ts'
import { useForm } from '../form.ts'
import styles from './fields.module.css'
import { NewPicture } from './NewPicture.tsx'

/** A picture, the pages that show it, and what may be done with the whole of it. */
export function PictureUses({ name }: { name: string }) {
  const { draft, pictureUsage, pictures, deletePicture } = useForm()
  const [uses, setUses] = useState<PictureUsage>()
  useEffect(() => {
    let over = false
    setUses(undefined)
    void pictureUsage(name).then((found) => {
      if (!over) setUses(found)
    })
    return () => {
      over = true
    }
  }, [name, pictureUsage])
  const there = pictures.hashes.has(name) || draft.pictures?.[name] !== undefined
  const shown =
    uses?.names.length === 0 ? words.shownNowhere : words.shownOn(uses?.names.join(', ') ?? '')
  return (
    <div className={styles.picture}>
      {pictures.hashes.has(name) && <img src={pictures.addressOf(name)} alt="" loading="lazy" />}
      <p role="status">{uses === undefined ? words.lookingThrough : shown}</p>
      <NewPicture like={name} replace />
      {/* What a page that cannot be read shows is not known. */}
      {there && uses?.names.length === 0 && !uses.incomplete && (
        <button type="button" onClick={() => deletePicture(name)}>
          {words.deletePicture(name)}
        </button>
      )}
    </div>
  )
}

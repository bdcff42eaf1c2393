import { z } from 'zod'
import type { Draft } from '../../check/draft.ts'
import { pagesOf, shapeOf } from '../../check/files.ts'
import { pictureUses } from '../../check/rules/pictures.ts'
import { words } from '../../edit/words.ts'
import { useForm } from '../form.ts'
import styles from './fields.module.css'
import { NewPicture } from './NewPicture.tsx'

/** What a file is called: a page by its heading. */
function nameOf(draft: Draft, file: string): string {
  const page = [...pagesOf(draft)].find((one) => one.file === file)?.page
  if (page !== undefined && 'heading' in page) return page.heading
  return z.globalRegistry.get(shapeOf(file) ?? z.never())?.title ?? file
}

/** A picture, the pages that show it, and what may be done with the whole of it. */
export function PictureUses({ name }: { name: string }) {
  const { draft, pictures, deletePicture } = useForm()
  const uses = pictureUses(draft).filter(({ file }) => file === name)
  const pages = new Set(uses.map(({ by }) => nameOf(draft, by)))
  const there = pictures.hashes.has(name) || draft.pictures?.[name] !== undefined
  return (
    <div className={styles.picture}>
      {pictures.hashes.has(name) && <img src={pictures.addressOf(name)} alt="" loading="lazy" />}
      <p>{pages.size === 0 ? words.shownNowhere : words.shownOn([...pages].join(', '))}</p>
      <NewPicture like={name} inItsPlace />
      {/* What a page that cannot be read shows is not known. */}
      {there && pages.size === 0 && draft.brokenPages.size === 0 && (
        <button type="button" onClick={() => deletePicture(name)}>
          {words.deletePicture(name)}
        </button>
      )}
    </div>
  )
}

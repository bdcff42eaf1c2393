import type { Ref } from 'react'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { SmallPicture } from '../../ui/pictures/SmallPicture.tsx'
import type { CategoryProducts } from '../shared/categoryProducts.ts'
import tileStyles from '../shared/tiles.module.css'
import styles from './AllProducts.module.css'

type Props = {
  /** Refers to the section, so that the finder can move the focus to it. */
  ref: Ref<HTMLElement>
  heading: string
  categories: readonly CategoryProducts[]
  /** The note "illustrations", if any picture is one. */
  note: string | undefined
}

/** The products of each category as picture tiles. */
export function AllProducts({ ref, heading, categories, note }: Props) {
  return (
    <section ref={ref} tabIndex={-1} className="band" aria-labelledby="products">
      <h2 id="products">{heading}</h2>
      {categories.map(({ path, label, links }) => (
        <section key={path} className={styles.category}>
          <h3>
            <PathLink path={path}>{label}</PathLink>
          </h3>
          <ul className={tileStyles.tiles}>
            {links.map(({ path, label, picture }) => (
              <li key={path}>
                <PathLink path={path} className={tileStyles.tile}>
                  <SmallPicture picture={picture} />
                  <span>{label}</span>
                </PathLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {note !== undefined && <p className="note">{note}</p>}
    </section>
  )
}

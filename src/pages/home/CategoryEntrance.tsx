import type { LayoutView } from '../../catalogue/view.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { SmallPicture } from '../../ui/pictures/SmallPicture.tsx'
import styles from './CategoryEntrance.module.css'
import type { HomeView } from './kind.ts'

/** The id of the section's heading, which the hero links to. */
export const categoriesHeadingId = 'categories'

type Props = { categories: HomeView['categories']; site: LayoutView }

/** The categories, each with a picture. */
export function CategoryEntrance({ categories, site }: Props) {
  return (
    <section className="wrap" aria-labelledby={categoriesHeadingId}>
      <div className="band">
        <h2 id={categoriesHeadingId}>{categories.heading}</h2>
        <p className="soft">{categories.text}</p>
        {categories.items.some(({ picture }) => picture?.illustration) && (
          <p className="note">{site.product.illustrations}</p>
        )}
        <ul className={styles.ranges}>
          {categories.items.map(({ path, label, explanation, description, picture }) => (
            <li key={path}>
              {picture !== undefined && <SmallPicture picture={picture} minWidth={480} />}
              <h3>
                <PathLink path={path}>{label}</PathLink>
              </h3>
              {explanation !== undefined && <p className={styles.explanation}>{explanation}</p>}
              <p className="soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

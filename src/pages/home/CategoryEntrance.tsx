import { PathLink } from '../../ui/links/PathLink.tsx'
import { SmallPicture } from '../../ui/pictures/SmallPicture.tsx'
import styles from './CategoryEntrance.module.css'
import type { HomeView } from './kind.ts'

/** The ways into the catalogue, each with a picture of what it holds. */
export function CategoryEntrance({ categories }: { categories: HomeView['categories'] }) {
  return (
    <section className="wrap" aria-labelledby="categories">
      <div className="band">
        <h2 id="categories">{categories.heading}</h2>
        <p className="soft">{categories.text}</p>
        <ul className={styles.ranges}>
          {categories.items.map(({ path, label, description, picture }) => (
            <li key={path}>
              {picture !== undefined && <SmallPicture picture={picture} width={480} />}
              <h3>
                <PathLink path={path}>{label}</PathLink>
              </h3>
              <p className="soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

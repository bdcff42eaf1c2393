import type { MenuView } from '../../catalogue/view.ts'
import { PathLink } from '../../links/PathLink.tsx'
import styles from './CategoryEntrance.module.css'
import type { HomeView } from './kind.ts'

type Props = { words: HomeView['categories']; menus: readonly MenuView[] }

/** The ways into the catalogue: one row a category, in the colour of a coated sheet. */
export function CategoryEntrance({ words, menus }: Props) {
  return (
    <section className="wrap" aria-labelledby="categories">
      <div className="band split">
        <div>
          <h2 id="categories">{words.heading}</h2>
          <p className="soft">{words.text}</p>
        </div>
        <ul className={styles.rows}>
          {menus.map((menu) => (
            <li key={menu.key}>
              <h3>
                <PathLink path={menu.path}>{menu.label}</PathLink>
              </h3>
              <p className="soft">{menu.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

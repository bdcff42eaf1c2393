import type { OnwardView } from '../catalogue/view/types.ts'
import { PathLink } from '../links/PathLink.tsx'
import styles from './Onward.module.css'

/** The other products of the page's category. */
export function Onward({ onward }: { onward: OnwardView }) {
  return (
    <nav className={`wrap ${styles.onward}`} aria-labelledby="onward">
      <div className="band split">
        <div>
          <h2 id="onward">{onward.heading}</h2>
          {onward.text !== undefined && <p className="soft">{onward.text}</p>}
        </div>
        <ul className={styles.links}>
          {onward.links.map((link) => (
            <li key={link.path}>
              <PathLink path={link.path}>{link.label}</PathLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

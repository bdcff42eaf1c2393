import type { OnwardView } from '../catalogue/view/types.ts'
import { PathLink } from '../links/PathLink.tsx'
import styles from './Onward.module.css'

/** The other products of the page's category. */
export function Onward({ onward }: { onward: OnwardView }) {
  return (
    <nav className={styles.onward} aria-labelledby="onward">
      <h2 id="onward">{onward.heading}</h2>
      {onward.text !== undefined && <p>{onward.text}</p>}
      <ul>
        {onward.links.map((link) => (
          <li key={link.path}>
            <PathLink path={link.path}>{link.label}</PathLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { OnwardView } from '../catalogue/view.ts'
import { PathLinks } from '../links/PathLinks.tsx'
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
          <PathLinks links={onward.links} />
        </ul>
      </div>
    </nav>
  )
}

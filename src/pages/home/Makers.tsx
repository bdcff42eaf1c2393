import { Slide } from '../../ui/motion/Slide.tsx'
import type { HomeView } from './kind.ts'
import styles from './Makers.module.css'

/** The steel makers whose coil the business distributes. */
export function Makers({ makers }: { makers: HomeView['makers'] }) {
  return (
    <Slide from="right" once className="wrap" labelledBy="makers">
      <div className="band split">
        <div>
          <h2 id="makers">{makers.heading}</h2>
          <p className="soft">{makers.text}</p>
        </div>
        <ul className={styles.names}>
          {makers.names.map((name) => (
            <li key={name} translate="no">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Slide>
  )
}

import { Slide } from '../../ui/motion/Slide.tsx'
import { TextRuns } from '../../ui/text/TextRuns.tsx'
import type { HomeView } from './kind.ts'
import styles from './Welcome.module.css'

type Props = Pick<HomeView, 'welcome' | 'strengths'>

/** The introduction of the business, with its figures and its strengths. */
export function Welcome({ welcome, strengths }: Props) {
  return (
    <Slide from="left" once className={styles.welcome} labelledBy="welcome">
      <div className={`wrap ${styles.inside}`}>
        <h2 id="welcome">{welcome.heading}</h2>
        <div>
          {welcome.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <dl className={styles.stats}>
          {welcome.stats.map((stat) => (
            <div key={stat.label}>
              <dt>{stat.label}</dt>
              <dd>
                <TextRuns runs={stat.runs} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.strengths}>
          <h3>{strengths.heading}</h3>
          <ul>
            {strengths.points.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Slide>
  )
}

import type { ReactNode } from 'react'
import { NewTabLink } from '../controls/Button.tsx'
import { publishWords } from '../edit/publishWords.ts'
import styles from './TokenSteps.module.css'
import { tokenLink } from './tokenLink.ts'

const words = publishWords.signIn
const { drawn } = words

function Drawing({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 120" role="img" aria-label={label}>
      <rect className={styles.window} x="1" y="1" width="238" height="118" rx="6" />
      {children}
    </svg>
  )
}

/** A field that is filled in. */
function Field({ y, label, value }: { y: number; label: string; value: string }) {
  return (
    <>
      <text className={styles.label} x="14" y={y + 15}>
        {label}
      </text>
      <rect className={styles.field} x="84" y={y} width="142" height="22" rx="3" />
      <text x="92" y={y + 15}>
        {value}
      </text>
    </>
  )
}

/** One line of a choice. */
function Choice({ y, label, chosen }: { y: number; label: string; chosen: boolean }) {
  return (
    <>
      <circle className={chosen ? styles.chosen : styles.field} cx="22" cy={y} r="6" />
      <text x="36" y={y + 4}>
        {label}
      </text>
    </>
  )
}

/** Explains how to make a token in three steps, each with a drawing of the button to press. */
export function TokenSteps({ repository }: { repository: string }) {
  const name = repository === '' ? words.thisRepository : repository
  return (
    <section aria-label={words.three}>
      <h2 className={styles.heading}>{words.three}</h2>
      <ol className={styles.steps}>
        <li>
          <Drawing label={words.pictures.first}>
            <Field y={16} label={drawn.name} value={drawn.nameValue} />
            <Field y={48} label={drawn.end} value={drawn.endValue} />
            <Field y={80} label={drawn.owner} value={drawn.ownerValue} />
          </Drawing>
          <p>{words.first}</p>
          <NewTabLink href={tokenLink(repository)} label={words.openGitHub} />
        </li>
        <li>
          <Drawing label={words.pictures.second}>
            <Choice y={24} label={drawn.allRepositories} chosen={false} />
            <Choice y={50} label={drawn.oneRepository} chosen />
            <rect className={styles.pressed} x="34" y="68" width="192" height="30" rx="3" />
            <text x="44" y="87">
              {name.length > 26 ? `${name.slice(0, 25)}…` : name}
            </text>
          </Drawing>
          <p>{words.second(name)}</p>
        </li>
        <li>
          <Drawing label={words.pictures.third}>
            <rect className={styles.button} x="14" y="16" width="116" height="30" rx="4" />
            <text className={styles.onButton} x="26" y="35">
              {drawn.generate}
            </text>
            <rect className={styles.field} x="14" y="68" width="180" height="30" rx="3" />
            <text x="24" y="87">
              github_pat_•••••••••••
            </text>
            <rect className={styles.pressed} x="200" y="68" width="26" height="30" rx="3" />
            <rect className={styles.field} x="206" y="76" width="10" height="12" rx="1" />
            <rect className={styles.field} x="210" y="79" width="10" height="12" rx="1" />
          </Drawing>
          <p>{words.third}</p>
        </li>
      </ol>
    </section>
  )
}

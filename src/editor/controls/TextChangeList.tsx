import { editorWords } from '../edit/editorWords.ts'
import type { ReplacedSpan } from '../edit/replaceInText.ts'
import type { TextChange } from '../edit/textChanges.ts'
import styles from './TextChangeList.module.css'

/** The number of characters shown around a replacement. */
const AROUND = 40

/** The ticked changes: by default all but those marked `no`. */
export function chosenChanges(
  changes: readonly TextChange[],
  ticks: ReadonlyMap<string, boolean>,
): TextChange[] {
  return changes.filter(
    ({ key, chosen }) => chosen === 'always' || (ticks.get(key) ?? chosen !== 'no'),
  )
}

/** The keys of the changes that are not made. */
export function leftOutOf(
  changes: readonly TextChange[],
  ticks: ReadonlyMap<string, boolean>,
): ReadonlySet<string> {
  const chosen = new Set(chosenChanges(changes, ticks))
  return new Set(changes.flatMap((change) => (chosen.has(change) ? [] : [change.key])))
}

/** A text between two replacements; the middle of a long one is left out. */
function Between({ text, from, to }: { text: string; from: number; to: number }) {
  const part = text.slice(from, to)
  const begin = from === 0 ? 0 : AROUND
  const end = to === text.length ? 0 : AROUND
  if (part.length <= begin + end + AROUND) return part
  return `${part.slice(0, begin)} … ${end === 0 ? '' : part.slice(-end)}`
}

/** A text with what is replaced in it. */
function ReplacedText({ text, spans }: { text: string; spans: readonly ReplacedSpan[] }) {
  const parts = spans.map((span, i) => ({ ...span, from: spans[i - 1]?.end ?? 0 }))
  return (
    <span>
      {parts.map(({ start, end, by, from }) => (
        <span key={start}>
          <Between text={text} from={from} to={start} />
          <del>{text.slice(start, end)}</del> → <ins>{by}</ins>
        </span>
      ))}
      <Between text={text} from={spans.at(-1)?.end ?? 0} to={text.length} />
    </span>
  )
}

type Props = {
  changes: readonly TextChange[]
  ticks: ReadonlyMap<string, boolean>
  onTick(ticks: ReadonlyMap<string, boolean>): void
}

/** Texts with what would change in them, by language and page, each with a box to leave it out. */
export function TextChangeList({ changes, ticks, onTick }: Props) {
  const chosen = new Set(chosenChanges(changes, ticks))
  const languages = [...new Set(changes.map(({ language }) => language))]
  return (
    <div className={styles.changes}>
      <p role="status">{editorWords.willChange(chosen.size, changes.length)}</p>
      {languages.map((language) => {
        const texts = changes.filter((change) => change.language === language)
        const pages = [...new Set(texts.map(({ page }) => page))]
        return (
          <section key={language ?? ''}>
            {languages.length > 1 && <h3>{language ?? editorWords.ownLanguage}</h3>}
            {pages.map((page) => (
              <div key={page}>
                <h4>{page}</h4>
                <ul>
                  {texts
                    .filter((change) => change.page === page)
                    .map((change) => (
                      <li key={change.key}>
                        <label>
                          <input
                            type="checkbox"
                            checked={chosen.has(change)}
                            disabled={change.chosen === 'always'}
                            onChange={({ target }) =>
                              onTick(new Map(ticks).set(change.key, target.checked))
                            }
                          />
                          <span>
                            <span className={styles.label}>{change.label}</span>
                            <ReplacedText text={change.before} spans={change.spans} />
                            {change.chosen === 'no' && (
                              <span className={styles.label}>{editorWords.otherWords}</span>
                            )}
                          </span>
                        </label>
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </section>
        )
      })}
    </div>
  )
}

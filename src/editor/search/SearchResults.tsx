import { useCallback, useDeferredValue } from 'react'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { Button, EntryButton } from '../controls/Button.tsx'
import { useAnswer } from '../controls/useAnswer.ts'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import styles from './SearchResults.module.css'

type Props = {
  query: string
  /** Opens search and replace with this search text. */
  onReplace(find: string): void
}

/** Everything with the words of a query, page by page, each a way to its field. */
export function SearchResults({ query, onReplace }: Props) {
  const { paused, catalogue, open } = useEditor()
  // Typing comes first; the results may follow a moment later.
  const typed = useDeferredValue(cleanTyped(query))
  const ask = useCallback(
    () => catalogue.ask(paused, (service) => service.search(typed)),
    [catalogue, paused, typed],
  )
  const result = useAnswer(ask)
  if (result === undefined) return <p role="status">{editorWords.lookingThrough}</p>
  const { matches, total } = result
  const files = [...new Set(matches.map(({ file }) => file))]
  const count =
    matches.length < total
      ? editorWords.foundMost(matches.length, total)
      : editorWords.foundCount(total)
  return (
    <>
      <h1>{editorWords.foundHeading(typed)}</h1>
      <p role="status">{total === 0 ? editorWords.foundNothing : count}</p>
      {total > 0 && (
        <Button label={editorWords.replaceFound(typed)} onClick={() => onReplace(typed)} />
      )}
      <div className={styles.results}>
        {files.map((file) => {
          const places = matches.filter((one) => one.file === file)
          const [first] = places
          return (
            <section key={file}>
              <h2>
                <Button label={first?.page ?? file} onClick={() => open(file)} />
              </h2>
              <ul>
                {places.map(
                  ({ pointer, label, text }) =>
                    pointer !== '' && (
                      <li key={pointer}>
                        <EntryButton onClick={() => open(file, pointer)}>
                          <span>{label}</span> {text}
                        </EntryButton>
                      </li>
                    ),
                )}
              </ul>
            </section>
          )
        })}
      </div>
    </>
  )
}

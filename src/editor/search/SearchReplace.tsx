import { type FormEvent, useCallback, useDeferredValue, useState } from 'react'
import { LabelledInput } from '../controls/AnswerForm.tsx'
import { chosenChanges, leftOutOf, TextChangeList } from '../controls/TextChangeList.tsx'
import { useAnswer } from '../controls/useAnswer.ts'
import { editorWords } from '../edit/editorWords.ts'
import { publishWords } from '../edit/publishWords.ts'
import type { TextQuery } from '../edit/replaceInText.ts'
import { searchAndReplace } from '../edit/searchReplace.ts'
import { useEditor } from '../state/editorContext.ts'
import styles from './SearchReplace.module.css'

/** An empty query. */
export const noReplacement: TextQuery = { find: '', replace: '', wholeWord: true }

const noTicks: ReadonlyMap<string, boolean> = new Map()

type Props = { query: TextQuery; onQuery(query: TextQuery): void }

/** Replaces a text in all texts of the catalogue, as one step of undo. */
export function SearchReplace({ query, onQuery }: Props) {
  const { now, paused, catalogue, edit } = useEditor()
  const [ticks, setTicks] = useState(noTicks)
  const [message, setMessage] = useState('')
  // Typing comes first; the results may follow a moment later.
  const typed = useDeferredValue(query)
  const ask = useCallback(
    async () => ({
      query: typed,
      changes: await catalogue.ask(paused, (service) => service.replacements(typed)),
    }),
    [catalogue, paused, typed],
  )
  const isReady = query.find !== '' && query.replace !== ''
  const answer = useAnswer(isReady ? ask : undefined)
  const changes = answer?.changes ?? []
  // The list belongs to an earlier query until the answer to this one arrives.
  const isShown = answer?.query === query
  const chosen = chosenChanges(changes, ticks).length

  function put(changed: Partial<TextQuery>): void {
    setMessage('')
    setTicks(noTicks)
    onQuery({ ...query, ...changed })
  }
  function apply(event: FormEvent): void {
    event.preventDefault()
    const outcome = searchAndReplace(now, query, leftOutOf(changes, ticks))
    if ('refused' in outcome) {
      setMessage(outcome.refused)
      return
    }
    edit(outcome.changed, { name: publishWords.undo.replace(query.find, query.replace) })
    put(noReplacement)
    setMessage(editorWords.replacedTexts(chosen))
  }
  return (
    <form className={styles.replace} onSubmit={apply}>
      <p>{editorWords.replaceIntro}</p>
      <div className={styles.fields}>
        <LabelledInput
          label={editorWords.findText}
          value={query.find}
          onType={(find) => put({ find })}
        />
        <LabelledInput
          label={editorWords.replaceBy}
          value={query.replace}
          onType={(replace) => put({ replace })}
        />
        <label className={styles.whole}>
          <input
            type="checkbox"
            checked={query.wholeWord}
            onChange={({ target }) => put({ wholeWord: target.checked })}
          />
          {editorWords.wholeWord}
        </label>
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {isReady && (
        <>
          <button type="submit" disabled={chosen === 0 || !isShown}>
            {editorWords.replaceChosen(chosen)}
          </button>
          <TextChangeList changes={changes} ticks={ticks} onTick={setTicks} />
        </>
      )}
    </form>
  )
}

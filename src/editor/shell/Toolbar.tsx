import { useEffect, useEffectEvent, useRef } from 'react'
import { limits } from '../../catalogue/limits.ts'
import { Button } from '../controls/Button.tsx'
import { useLimit } from '../controls/useLimit.ts'
import { editorWords } from '../edit/editorWords.ts'
import { splitStatus } from '../edit/messageDetails.ts'
import { ProblemCount } from '../forms/ProblemList.tsx'
import { StepButtons } from '../history/StepButtons.tsx'
import { useEditor } from '../state/editorContext.ts'
import { START_SCREEN } from '../state/screens.ts'
import styles from './Toolbar.module.css'

/** The rest of a long status, which Escape or a press outside closes. */
function MoreText({ text }: { text: string }) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !details.current?.contains(target)) close()
      },
      { signal },
    )
    return () => listeners.abort()
  }, [])
  return (
    <details ref={details} className={styles.more}>
      <summary>{editorWords.more}</summary>
      <p>{text}</p>
    </details>
  )
}

type Props = {
  /** The open screen. */
  screen: string
  query: string
  onQuery(query: string): void
  onSave(): void
  onPublish(): void
}

/** The status, the search, undo, redo, save and publish; by the usual keys as well. */
export function Toolbar({ screen, query, onQuery, onSave, onPublish }: Props) {
  const { session, report, status, saving, undo, redo, open, storage, pending } = useEditor()
  const idle = report === undefined ? editorWords.lookingThrough : editorWords.allSaved
  const state = pending.unsaved === 0 ? idle : editorWords.unsaved(pending.unsaved)
  const errors = report?.problems.filter(({ warning }) => !warning) ?? []
  const canSave = pending.unsaved > 0 && !saving && session.conflicts.size === 0
  const search = useRef<HTMLInputElement>(null)
  const { refused, onChangeCapture } = useLimit(limits.query)
  const { short, rest } = splitStatus(refused ?? (status === '' ? state : status))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    const key = event.key.toLowerCase()
    if (key === 's') onSave()
    else if (key === 'k') search.current?.focus()
    else if (key === 'y' || (key === 'z' && event.shiftKey)) redo()
    else if (key === 'z') undo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return (
    <header className={styles.toolbar} onChangeCapture={onChangeCapture}>
      <svg viewBox="0 0 48 24" aria-hidden="true">
        <path d="M2 20h9l6-15h14l6 15h9" />
      </svg>
      <input
        ref={search}
        type="search"
        aria-label={editorWords.find}
        placeholder={editorWords.findHint}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      <div className={styles.state}>
        <span role="status">{short}</span>
        {rest !== undefined && <MoreText key={`${screen} ${status}`} text={rest} />}
        {status === editorWords.savedWithErrors && (
          <ProblemCount problems={errors} onShow={() => open(START_SCREEN)} />
        )}
      </div>
      <StepButtons />
      {!storage.publishesOnSave && (
        <Button label={editorWords.save} disabled={!canSave} onClick={onSave} />
      )}
      <button
        type="button"
        className={styles.publish}
        // Until the state is known, there may be something to publish.
        disabled={
          pending.all === 0 && (storage.publishesOnSave || pending.unpublished !== undefined)
        }
        onClick={onPublish}
      >
        {editorWords.publish}
        {pending.all > 0 && <span>{pending.all}</span>}
      </button>
      {storage.signOut && <Button label={editorWords.leave} onClick={storage.signOut} />}
    </header>
  )
}

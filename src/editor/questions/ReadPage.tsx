import { useMemo, useState } from 'react'
import { createConfirmations } from '../../check/confirmations.ts'
import { launchWords } from '../../check/launchWords.ts'
import { pagePoints } from '../../check/pagePoints.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { Button } from '../controls/Button.tsx'
import { NameForm } from '../controls/NameForm.tsx'
import { confirmPage, today } from '../edit/confirm.ts'
import { editorWords } from '../edit/editorWords.ts'
import { publishWords } from '../edit/publishWords.ts'
import { useEditor } from '../state/editorContext.ts'
import { QUESTIONS_SCREEN } from '../state/screens.ts'
import { PAGES_TO_READ } from './PagesToRead.tsx'
import styles from './Questions.module.css'
import { nameToBeginWith, rememberName } from './rememberedName.ts'

type Props = {
  file: string
  /** The files that are no pages, and this one. */
  draft: DraftCatalogue
}

/** Says who has read a page, or has it confirmed by whoever has read it. */
export function ReadPage({ file, draft }: Props) {
  const { now, edit, nameOf, open } = useEditor()
  const {
    open: points,
    total,
    reader,
  } = useMemo(() => pagePoints(file, draft, createConfirmations(draft)), [file, draft])
  const [name, setName] = useState(() => nameToBeginWith(draft))
  if (total === 0) return null
  if (points.length === 0) {
    return (
      <p role="status" className={styles.read}>
        {reader && launchWords.readBy(reader)}{' '}
        <Button
          label={editorWords.allPagesToRead}
          onClick={() => open(QUESTIONS_SCREEN, PAGES_TO_READ)}
        />
      </p>
    )
  }
  const state = reader
    ? launchWords.changedPoints(points.length, reader)
    : launchWords.unread(points.length)

  /** @returns why the page cannot be confirmed */
  function confirm(): string | undefined {
    const done = confirmPage(now, file, name, today())
    if ('refused' in done) return done.refused
    edit(done.changed, { name: publishWords.undo.answer(nameOf(file)) })
    rememberName(name)
    return undefined
  }
  return (
    <details className={styles.read}>
      <summary className="fold">{`${state}. ${editorWords.readIt}`}</summary>
      <p>{editorWords.readHow}</p>
      <ul>
        {points.map(({ field, reason, ask }) => (
          <li key={field + reason}>
            <strong>{field}</strong> {reason}{' '}
            {ask !== 'owner' && <em>{editorWords.canAnswer(launchWords.respondents[ask])}</em>}
          </li>
        ))}
      </ul>
      <NameForm label={editorWords.pageIsRight} name={name} onType={setName} onSubmit={confirm} />
    </details>
  )
}

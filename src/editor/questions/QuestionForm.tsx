import { useEffect, useRef, useState } from 'react'
import { labelOf } from '../../catalogue/formatValue.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { latestDate } from '../../check/checkCatalogue.ts'
import type { LaunchQuestion } from '../../check/launchQuestions.ts'
import { formatPointer } from '../../check/pointer.ts'
import { pathOfPageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { AnswerForm, LabelledInput } from '../controls/AnswerForm.tsx'
import { Button } from '../controls/Button.tsx'
import { type CatalogueEdit, runTask } from '../edit/catalogueEdit.ts'
import { changePhone } from '../edit/changePhone.ts'
import { answerQuestion, type Confirmation } from '../edit/confirm.ts'
import { draftFor } from '../edit/draftFor.ts'
import { editorWords } from '../edit/editorWords.ts'
import { publishWords } from '../edit/publishWords.ts'
import { FileForm } from '../forms/FileForm.tsx'
import { applyEdits } from '../sheet/applyEdits.ts'
import { newProperty } from '../sheet/properties.ts'
import { useEditor } from '../state/editorContext.ts'
import { ConfirmForm } from './ConfirmForm.tsx'
import styles from './Questions.module.css'

type Props = {
  question: LaunchQuestion
  /** True if its value has been given since it was opened. */
  isAnswered: boolean
  /** The name and date that were typed for the previous question. */
  before: Pick<Confirmation, 'by' | 'on'>
  onConfirmed(confirmation: Confirmation): void
  /** Called once the value has been given in a field that answers the question as a whole. */
  onAnswered(): void
  onNext(): void
}

/** A text field that answers a question directly. */
function TypedAnswer({
  label,
  onPut,
}: {
  label: string
  onPut(typed: string): string | undefined
}) {
  const [typed, setTyped] = useState('')
  return (
    <AnswerForm label={editorWords.putIn} onSubmit={() => onPut(typed)}>
      <LabelledInput label={label} value={typed} onType={setTyped} />
    </AnswerForm>
  )
}

/** A question: what it is about in its place, and who confirms it. */
export function QuestionForm({
  question,
  isAnswered,
  before,
  onConfirmed,
  onAnswered,
  onNext,
}: Props) {
  const editor = useEditor()
  const { current, places, entry, missing } = question
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const [only, ...others] = places
  const single = others.length === 0 ? only : undefined
  const draft = draftFor(editor.now, single?.file)
  const source = entry === undefined ? undefined : draft.sources?.entries[entry]
  const label = missing && draft.properties && labelOf(missing, draft.properties)
  const isProperty =
    missing !== undefined && ownValue(draft.properties?.properties, missing) !== undefined

  const step = { name: publishWords.undo.answer(question.field) }

  /** @returns why it was not done */
  function edit(task: (work: CatalogueEdit) => void): string | undefined {
    const done = runTask(editor.now, task)
    if ('refused' in done) return done.refused
    editor.edit(done.changed, step)
    return undefined
  }
  function confirm(confirmation: Confirmation): string | undefined {
    if (entry === undefined) return undefined
    const done = answerQuestion(editor.now, entry, confirmation, latestDate())
    if ('refused' in done) return done.refused
    editor.edit(done.changed, step)
    onConfirmed(confirmation)
    return undefined
  }
  function putPhone(typed: string): string | undefined {
    const done = changePhone(editor.now, typed)
    if ('refused' in done) return done.refused
    editor.edit(done.changed, step)
    onAnswered()
    return undefined
  }

  const isPhone =
    question.group === 'launch' &&
    single?.file === sharedFilePath('site') &&
    formatPointer(single.jsonPath) === '/phone'
  const confirmForm = source && <ConfirmForm source={source} before={before} onConfirm={confirm} />

  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        <strong>{question.field}</strong> {question.reason}
      </h3>
      <p>{isAnswered ? editorWords.isAnswered : question.unlocks}</p>
      {isProperty &&
        current.map(({ file, page }) => (
          <TypedAnswer
            key={file}
            label={editorWords.valueOn(label ?? '', page)}
            onPut={(typed) =>
              edit((work) =>
                applyEdits(
                  work,
                  newProperty(work.catalogue, pathOfPageFile(file) ?? '', missing, typed),
                ),
              )
            }
          />
        ))}
      {isPhone && <TypedAnswer label={editorWords.newNumber} onPut={putPhone} />}
      {single !== undefined && missing === undefined && !isPhone && (
        <FileForm file={single.file} draft={draft} at={single.jsonPath} />
      )}
      {single === undefined && !isProperty && (
        <details>
          <summary>{editorWords.here}</summary>
          {current.map(({ file, page, lines }) => {
            const jsonPath = places.find((place) => place.file === file)?.jsonPath ?? []
            return (
              <section key={file}>
                <h4>{page}</h4>
                {lines.map(({ label, text }) => (
                  <p key={label + text}>{`${label}: ${text}`}</p>
                ))}
                <Button
                  label={editorWords.changeOn(page)}
                  onClick={() => editor.open(file, formatPointer(jsonPath))}
                />
              </section>
            )
          })}
        </details>
      )}
      {missing !== undefined && !isProperty && only !== undefined && (
        <Button
          label={editorWords.changeOn(current[0]?.page ?? only.file)}
          onClick={() => editor.open(only.file, formatPointer(only.jsonPath))}
        />
      )}
      {confirmForm !== undefined && question.group !== 'launch' && confirmForm}
      {confirmForm !== undefined && question.group === 'launch' && (
        <details className={styles.group}>
          <summary>{editorWords.alsoConfirm}</summary>
          {confirmForm}
        </details>
      )}
      <p>
        <Button label={editorWords.next} onClick={onNext} />
      </p>
    </>
  )
}

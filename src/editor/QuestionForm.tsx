import { useEffect, useRef, useState } from 'react'
import { labelOf } from '../catalogue/formatValue.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { latestDate } from '../check/checkCatalogue.ts'
import type { LaunchQuestion } from '../check/launchQuestions.ts'
import { formatPointer } from '../check/pointer.ts'
import { pathOfPageFile } from '../pages/dataFiles.ts'
import { AnswerForm, LabelledInput } from './AnswerForm.tsx'
import { Button } from './Button.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { draftFor } from './draftFor.ts'
import { type CatalogueEdit, runTask } from './edit/catalogueEdit.ts'
import { type Confirmation, confirmEntry } from './edit/confirm.ts'
import { editorWords } from './edit/editorWords.ts'
import { useEditor } from './editorContext.ts'
import { FileForm } from './FileForm.tsx'
import { applyEdits } from './sheet/applyEdits.ts'
import { newProperty } from './sheet/properties.ts'

type Props = {
  question: LaunchQuestion
  /** The name and date that were typed for the previous question. */
  before: Pick<Confirmation, 'by' | 'on'>
  onConfirmed(confirmation: Confirmation): void
  onNext(): void
}

/** One property of one page that has none yet. */
function PropertyInput({
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
export function QuestionForm({ question, before, onConfirmed, onNext }: Props) {
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

  /** @returns why it was not done */
  function edit(task: (work: CatalogueEdit) => void): string | undefined {
    const done = runTask(editor.now, task)
    if ('refused' in done) return done.refused
    editor.edit(done.changed)
    return undefined
  }
  function confirm(confirmation: Confirmation): string | undefined {
    if (entry === undefined) return undefined
    const fault = edit((work) => confirmEntry(work, entry, confirmation, latestDate()))
    if (fault === undefined) onConfirmed(confirmation)
    return fault
  }

  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {question.reason}
      </h3>
      <p>{question.unlocks}</p>
      {isProperty &&
        current.map(({ file, page }) => (
          <PropertyInput
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
      {single !== undefined && missing === undefined && (
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
      {source !== undefined && (
        <ConfirmForm
          source={source}
          papers={draft.sources?.papers ?? {}}
          before={before}
          onConfirm={confirm}
        />
      )}
      <p>
        <Button label={editorWords.next} onClick={onNext} />
      </p>
    </>
  )
}

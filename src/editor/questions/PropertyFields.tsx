import { useState } from 'react'
import { labelOf } from '../../catalogue/formatValue.ts'
import { isRecord } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { Place } from '../../catalogue/place.ts'
import { problemSentence } from '../../catalogue/problem.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import { unitSign } from '../../catalogue/spellings.ts'
import { valueAt } from '../../check/pointer.ts'
import { pathOfPageFile } from '../../pages/dataFiles.ts'
import { AnswerForm, LabelledInput } from '../controls/AnswerForm.tsx'
import { Button } from '../controls/Button.tsx'
import { runTask } from '../edit/catalogueEdit.ts'
import { draftFor } from '../edit/draftFor.ts'
import { editableValue } from '../edit/editJson.ts'
import { editorWords } from '../edit/editorWords.ts'
import type { FieldProblem } from '../edit/fieldProblem.ts'
import { publishWords } from '../edit/publishWords.ts'
import { applyEdits } from '../sheet/applyEdits.ts'
import { newProperty } from '../sheet/properties.ts'
import { useEditor } from '../state/editorContext.ts'

/** The name of a property, with the unit of a number that is typed without one. */
function labelWithUnit(property: string, words: Vocabulary): string {
  const label = labelOf(property, words)
  const unit = ownValue(words.properties, property)?.unit
  const sign = unit === undefined ? '' : unitSign(unit, words)
  return sign === '' ? label : editorWords.inUnit(label, sign)
}

/** True if a problem of a file is about a property. */
function isAbout(property: string, { jsonPath = [] }: FieldProblem, text: string): boolean {
  const value = editableValue(text)
  return jsonPath.some((_, i) => {
    const around = valueAt(value, jsonPath.slice(0, i))
    return isRecord(around) && around.property === property
  })
}

type Props = {
  property: string
  /** The tables that lack it. */
  places: readonly Place[]
  /** The name of the change in the history. */
  step: string
}

/** A field for each table that lacks a property; those that are filled in are added together. */
export function PropertyFields({ property, places, step }: Props) {
  const { now, session, edit, nameOf, open, report } = useEditor()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  // Their tables no longer lack it, so they are no longer among the places.
  const [added, setAdded] = useState<readonly (readonly [file: string, text: string])[]>([])
  const { properties } = draftFor(now)
  const label = properties ? labelWithUnit(property, properties) : property

  /** @returns why nothing was added */
  function add(): string | undefined {
    const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '')
    if (filled.length === 0) return editorWords.nothingTyped
    const fillIn = (texts: readonly (readonly [file: string, text: string])[]) =>
      runTask(now, (work) => {
        for (const [file, text] of texts) {
          const path = pathOfPageFile(file) ?? ''
          applyEdits(work, newProperty(work.catalogue, path, property, text))
        }
      })
    const done = fillIn(filled)
    if ('refused' in done) {
      const [file] = filled.find((one) => 'refused' in fillIn([one])) ?? []
      return file === undefined ? done.refused : editorWords.refusedOn(nameOf(file), done.refused)
    }
    edit(done.changed, { name: publishWords.undo.answer(step) })
    setAdded([...added, ...filled])
    setTyped({})
    return undefined
  }
  const doubtsAbout = (file: string) =>
    report?.problems.filter(
      (problem) =>
        problem.file === file &&
        problem.warning &&
        isAbout(property, problem, session.now.get(file) ?? ''),
    ) ?? []
  // An undone answer is asked for again.
  const given = added.filter(([file]) => !places.some((place) => place.file === file))
  return (
    <AnswerForm label={editorWords.putIn} onSubmit={add}>
      {given.map(([file, text]) => (
        <div key={file}>
          <p>{`✓ ${editorWords.valueOn(label, nameOf(file))}: ${text}`}</p>
          {doubtsAbout(file).map((problem) => (
            <Button
              key={problem.pointer}
              label={problemSentence(problem)}
              onClick={() => open(file, problem.pointer)}
            />
          ))}
        </div>
      ))}
      {places.map(({ file }) => (
        <LabelledInput
          key={file}
          label={editorWords.valueOn(label, nameOf(file))}
          value={ownValue(typed, file) ?? ''}
          onType={(text) => setTyped({ ...typed, [file]: text })}
        />
      ))}
    </AnswerForm>
  )
}

import { useState } from 'react'
import type { Files } from '../../catalogue/catalogueFiles.ts'
import type { Place } from '../../catalogue/place.ts'
import { type LaunchAnswer, STAND_INS, WHO } from '../../check/launchList.ts'
import { factsAt } from '../../check/missingValues.ts'
import { formatPointer } from '../../check/pointer.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { Refused } from '../controls/AnswerForm.tsx'
import { Button } from '../controls/Button.tsx'
import { NameForm } from '../controls/NameForm.tsx'
import {
  answerUnknown,
  type ConfirmOutcome,
  confirmAnswer,
  nameConfirmer,
  today,
} from '../edit/confirm.ts'
import { draftFor } from '../edit/draftFor.ts'
import { editorWords } from '../edit/editorWords.ts'
import { publishWords } from '../edit/publishWords.ts'
import { FileForm } from '../forms/FileForm.tsx'
import { useEditor } from '../state/editorContext.ts'
import { FactField } from './FactField.tsx'
import { PropertyFields } from './PropertyFields.tsx'
import styles from './Questions.module.css'

const site = sharedFilePath('site')

/** The field that is shown for a place: of the phone number the one that is read, which the one called follows. */
function shownPath({ file, jsonPath }: Place): Place['jsonPath'] {
  const isPhone = file === site && formatPointer(jsonPath) === '/phone'
  return isPhone ? [...jsonPath, 'display'] : jsonPath
}

/** The fields of one place of an answer. */
function PlaceFields({ place }: { place: Place }) {
  const { now } = useEditor()
  const draft = draftFor(now, place.file)
  const facts = factsAt([place], draft)
  if (facts.length > 0) {
    return facts.map(({ jsonPath, label }) => (
      <FactField
        key={formatPointer(jsonPath)}
        file={place.file}
        jsonPath={jsonPath}
        label={label}
      />
    ))
  }
  return <FileForm file={place.file} draft={draft} at={shownPath(place)} />
}

type Props = {
  answer: LaunchAnswer
  /** Called once the answer is given. */
  onAnswered(): void
}

/** Asks who confirms the answers. */
function WhoForm({ onDone }: { onDone(name: string): string | undefined }) {
  const { now } = useEditor()
  const [name, setName] = useState(draftFor(now).sources?.confirms ?? '')
  return (
    <NameForm label={editorWords.goOn} name={name} onType={setName} onSubmit={() => onDone(name)} />
  )
}

/** The fields of an answer, and the buttons with which it is given. */
export function AnswerFields({ answer, onAnswered }: Props) {
  const editor = useEditor()
  const [refusal, setRefusal] = useState<{ why: string; of: Files }>()
  // What is said of texts that have been changed since is no longer true.
  const refused = refusal?.of === editor.now ? refusal?.why : undefined
  const { key, points, property, mayBeUnknown } = answer
  // Fields of the business name themselves; those of several pages do not.
  const isOnPages = points.some(({ places }) => places.some(({ file }) => file !== site))

  /** @returns why it was not done */
  function apply(done: ConfirmOutcome): string | undefined {
    if ('refused' in done) return done.refused
    editor.edit(done.changed, { name: publishWords.undo.answer(answer.question) })
    onAnswered()
    return undefined
  }

  function give(done: ConfirmOutcome): void {
    const why = apply(done)
    setRefusal(why === undefined ? undefined : { why, of: editor.now })
  }

  if (key === WHO) return <WhoForm onDone={(name) => apply(nameConfirmer(editor.now, name))} />
  return (
    <>
      {property === undefined ? (
        points.map(({ name, places, about }) => (
          <section key={name} className={styles.point}>
            {isOnPages && <h4>{name}</h4>}
            {about.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
            {places.map((place) => (
              <PlaceFields key={`${place.file} ${formatPointer(place.jsonPath)}`} place={place} />
            ))}
          </section>
        ))
      ) : (
        <>
          {answer.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <PropertyFields
            property={property}
            places={points.flatMap(({ places }) => places)}
            step={answer.question}
          />
        </>
      )}
      <Refused why={refused} />
      <p className={styles.buttons}>
        {property === undefined && key !== STAND_INS && (
          <Button
            label={isOnPages ? editorWords.areRight : editorWords.isRight}
            className={styles.primary}
            onClick={() => give(confirmAnswer(editor.now, key, today()))}
          />
        )}
        {mayBeUnknown && (
          <Button
            label={editorWords.doNotKnow}
            onClick={() => give(answerUnknown(editor.now, key, today()))}
          />
        )}
        <Button label={editorWords.later} onClick={onAnswered} />
      </p>
    </>
  )
}

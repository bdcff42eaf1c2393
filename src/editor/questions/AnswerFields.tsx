import { useRef, useState } from 'react'
import type { Files } from '../../catalogue/catalogueFiles.ts'
import type { Place } from '../../catalogue/place.ts'
import { type LaunchAnswer, type LaunchPoint, STAND_INS, WHO } from '../../check/launchList.ts'
import { factsAt } from '../../check/missingValues.ts'
import { formatPointer, valueAt } from '../../check/pointer.ts'
import { valueOfFile } from '../../check/references.ts'
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
  /** Called if it is put off. */
  onLater(): void
}

/** Asks who confirms the answers. */
function WhoForm({ onDone }: { onDone(name: string): string | undefined }) {
  const { now } = useEditor()
  const [name, setName] = useState(draftFor(now).sources?.confirms ?? '')
  return (
    <NameForm label={editorWords.goOn} name={name} onType={setName} onSubmit={() => onDone(name)} />
  )
}

/** The values of a point with their files as a text: another one once somebody has changed one of them. */
function valuesIn({ places }: LaunchPoint, files: Files): string {
  const values = places.map(({ file, jsonPath }) => [
    file,
    valueAt(valueOfFile(file, draftFor(files, file)), jsonPath),
  ])
  return JSON.stringify(values)
}

/** The points that somebody has looked at: those ticked as right, and those with a value that was changed here. */
function useLookedAt(points: readonly LaunchPoint[]) {
  const { now } = useEditor()
  const [first] = useState(() => new Set(points.map((point) => valuesIn(point, now))))
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  // The number of an entry changes if one before it is removed.
  const keyOf = (point: LaunchPoint) => `${point.name} ${valuesIn(point, now)}`
  return {
    isChanged: (point: LaunchPoint) => !first.has(valuesIn(point, now)),
    isTicked: (point: LaunchPoint) => ticked.get(keyOf(point)) === true,
    tick: (point: LaunchPoint, isRight: boolean) =>
      setTicked(new Map(ticked).set(keyOf(point), isRight)),
  }
}

type PointProps = {
  point: LaunchPoint
  /** Its page and field, if the fields do not say them. */
  name?: string
  /** True if a value of it was changed here: then no tick is needed. */
  isChanged: boolean
  /** True if its values are ticked as right. Undefined if no tick is needed. */
  isTicked?: boolean
  onTick(isRight: boolean): void
  /** Takes the box, and null once it is gone. */
  boxRef?(box: HTMLInputElement | null): void
}

/** The fields of one point of an answer, with the reasons why it is asked about. */
function PointFields({ point, name, isChanged, isTicked, onTick, boxRef }: PointProps) {
  const { places, about } = point
  // A reason that no longer applies stays until the answer is given, so that the fields below do not move under a press.
  const [first] = useState(about)
  const { setFocused } = useEditor()
  const [place] = places
  return (
    <section
      className={styles.point}
      onFocusCapture={() => place !== undefined && setFocused(place)}
    >
      {name !== undefined && <h4>{name}</h4>}
      {[...new Set([...first, ...about])].map((reason) => (
        <p key={reason} className={about.includes(reason) ? undefined : styles.done}>
          {reason}
        </p>
      ))}
      {places.map((place) => (
        <PlaceFields key={`${place.file} ${formatPointer(place.jsonPath)}`} place={place} />
      ))}
      {isTicked !== undefined && isChanged && <p>{`✓ ${editorWords.changedHere}`}</p>}
      {isTicked !== undefined && !isChanged && (
        <label className={styles.tick}>
          <input
            ref={boxRef}
            type="checkbox"
            aria-label={`${editorWords.isRight}: ${name}`}
            checked={isTicked}
            onChange={({ target }) => onTick(target.checked)}
          />
          {editorWords.isRight}
        </label>
      )}
    </section>
  )
}

/** The fields of an answer, and the buttons with which it is given. */
export function AnswerFields({ answer, onAnswered, onLater }: Props) {
  const editor = useEditor()
  const [refusal, setRefusal] = useState<{ why: string; of: Files }>()
  // What is said of texts that have been changed since is no longer true.
  const refused = refusal?.of === editor.now ? refusal?.why : undefined
  const { key, points, property, mayBeUnknown } = answer
  // Fields of the business name themselves; those of several pages do not.
  const isOnPages = points.some(({ places }) => places.some(({ file }) => file !== site))
  // Values of several pages are looked at one by one, or somebody confirms a figure unseen.
  const asked = isOnPages && points.length > 1 ? points.filter((one) => one.reasons.length > 0) : []
  const { isChanged, isTicked, tick } = useLookedAt(points)
  const left = asked.filter((point) => !isChanged(point) && !isTicked(point))
  const boxes = useRef(new Map<string, HTMLInputElement>())

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

  /** Leads to the box of a point. */
  function lookAt({ name }: LaunchPoint): void {
    const box = boxes.current.get(name)
    box?.focus()
    box?.scrollIntoView({ block: 'center' })
  }
  const [nextPoint] = left
  const right = isOnPages ? editorWords.areRight : editorWords.isRight
  const label =
    nextPoint === undefined ? right : editorWords.lookedAt(asked.length - left.length, asked.length)

  if (key === WHO) return <WhoForm onDone={(name) => apply(nameConfirmer(editor.now, name))} />
  return (
    <>
      {property === undefined ? (
        points.map((point) => (
          <PointFields
            key={point.name}
            point={point}
            name={isOnPages ? point.name : undefined}
            isChanged={isChanged(point)}
            isTicked={asked.includes(point) ? isTicked(point) : undefined}
            onTick={(isRight) => tick(point, isRight)}
            boxRef={(box) => {
              if (box === null) boxes.current.delete(point.name)
              else boxes.current.set(point.name, box)
            }}
          />
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
      {property === undefined && left.length > 0 && (
        <div className={styles.left}>
          <p>{editorWords.leftToLookAt}</p>
          <ul>
            {left.map((point) => (
              <li key={point.name}>
                <Button label={point.name} onClick={() => lookAt(point)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.buttons}>
        {property === undefined && key !== STAND_INS && (
          <Button
            label={label}
            className={styles.primary}
            onClick={() => {
              if (nextPoint === undefined) give(confirmAnswer(editor.now, key, today()))
              else lookAt(nextPoint)
            }}
          />
        )}
        {mayBeUnknown && (
          <Button
            label={editorWords.doNotKnow}
            onClick={() => give(answerUnknown(editor.now, key, today()))}
          />
        )}
        <Button label={editorWords.later} onClick={onLater} />
      </p>
    </>
  )
}

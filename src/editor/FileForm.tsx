import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { z } from 'zod'
import { readJson } from '../check/json.ts'
import { matchUnion, resolveSchema, schemaInside } from '../check/matchUnion.ts'
import { pointerOf, resolvePointer, valueAt } from '../check/pointer.ts'
import { isPicture } from '../model/catalogue/catalogueFiles.ts'
import { isRecord } from '../model/format.ts'
import type { JsonPath } from '../model/problem.ts'
import { fileOf, shapeOf } from '../pages/files.ts'
import type { PartialCatalogue } from '../pages/partialCatalogue.ts'
import { pictureFile, pictureNameOf } from './catalogueOf.ts'
import { draftFor } from './draftFor.ts'
import { acceptWarning, answersIn, withdrawAnswer } from './edit/acceptWarning.ts'
import { applyChanges } from './edit/applyChanges.ts'
import { changeValue, moveEntry, removeEntry } from './edit/json.ts'
import { danglingNotes } from './edit/notes.ts'
import { openTexts } from './edit/openTexts.ts'
import { words } from './edit/words.ts'
import { fieldName } from './fieldName.ts'
import { AcceptWarnings } from './fields/AcceptWarnings.tsx'
import { Field, FieldsInside } from './fields/Field.tsx'
import { FieldProblems } from './fields/FieldFrame.tsx'
import styles from './fields/fields.module.css'
import { PictureUses } from './fields/PictureUses.tsx'
import { ToWrite } from './fields/ToWrite.tsx'
import { type FieldProps, type Form, FormContext, type PictureText } from './form.ts'
import { placeName } from './placeName.ts'
import type { Schema } from './schemaText.ts'
import type { Texts } from './session.ts'
import { unconfirmedPointers } from './unconfirmedPointers.ts'
import type { Editing } from './useEditor.ts'

type Props = {
  file: string
  /** The files that are no pages, and this one, as far as they can be read. */
  draft: PartialCatalogue
  editing: Pick<Editing, 'session' | 'report' | 'now' | 'edit' | 'storePicture' | 'pictureList'>
  /** Shows the field at this path alone. */
  at?: JsonPath
  target?: string
  onTargetShown(): void
  onFocus(pointer: string): void
  onTask?: Form['onTask']
  /** Shown instead of its fields. */
  children?: ReactNode
}

/** The schema of a file; of a page that of its kind. */
function schemaFor(file: string, value: unknown): Schema | undefined {
  const shape = shapeOf(file)
  if (!(shape instanceof z.ZodUnion)) return shape
  const kind = matchUnion(shape, value)
  return 'schema' in kind ? kind.schema : undefined
}

/** The property that a value belongs to: that of its row or claim, or of its column. */
function propertyAt(value: unknown, path: JsonPath, known: object = {}): string | undefined {
  let here: unknown = value
  let property: string | undefined
  for (const step of path) {
    if (Object.hasOwn(known, step)) property = String(step)
    if (isRecord(here) && typeof here.property === 'string') property = here.property
    here = valueAt(here, [step])
  }
  return property
}

/** Whether a pointer leads to a value with a field of its own; `$schema` has none. */
function hasField(value: unknown, pointer: string): boolean {
  return pointer !== '/$schema' && Array.isArray(resolvePointer(value, pointer))
}

/** The field at a path; all fields of the file at its top. */
function FieldAt({ path, ...props }: FieldProps) {
  if (path.length === 0) return <FieldsInside {...props} path={path} />
  let { schema, value }: { schema: Schema | undefined; value: unknown } = props
  for (const step of path) {
    schema = schemaInside(resolveSchema(schema, value), String(step))
    value = valueAt(value, [step])
  }
  if (schema === undefined || value === undefined) return null
  return <Field schema={schema} value={value} path={path} />
}

/** Sets the entry of a picture in `pictures.json`, or deletes it. */
function setPictureText(now: Texts, name: string, text?: PictureText): [string, string][] {
  const list = now.get(fileOf('pictures')) ?? ''
  const { value } = readJson(list)
  if (!isRecord(value)) return []
  const { [name]: was, ...rest } = value
  const entry = isRecord(was) ? { ...was, ...text } : text
  const all = text === undefined ? rest : { ...value, [name]: entry }
  return [[fileOf('pictures'), changeValue(list, [], all)]]
}

/** Deletes a picture, its entry in `pictures.json` and the notes about that. */
function deletePicture(now: Texts, name: string): Map<string, string | undefined> {
  const changed = new Map<string, string | undefined>(setPictureText(now, name))
  const draft = draftFor({ texts: applyChanges(now, changed), pictures: new Map() })
  // While its list cannot be read, it is not known which notes are about nothing.
  for (const { list, spot, note } of draft.pictures ? danglingNotes(draft) : []) {
    const text = changed.get(list) ?? now.get(list)
    if (note.file === fileOf('pictures') && text) changed.set(list, removeEntry(text, spot))
  }
  return changed.set(pictureFile(name), undefined)
}

/** The form of a file. */
export function FileForm({ file, draft, editing, at = [], onFocus, children, ...props }: Props) {
  const [chosen, setChosen] = useState<string>()
  const target = chosen ?? props.target
  const { onTargetShown: onGivenShown } = props
  const onTargetShown = useCallback(() => {
    setChosen(undefined)
    onGivenShown()
  }, [onGivenShown])
  const { session, report, now, edit, storePicture, pictureList } = editing
  const text = session.now.get(file) ?? ''
  const { value } = useMemo(() => readJson(text), [text])
  const schema = schemaFor(file, value)
  const problems = (report?.problems ?? []).filter((problem) => problem.file === file)

  const write = (next: string, key?: string) => edit(new Map([[file, next]]), key)
  const unconfirmed = useMemo(() => unconfirmedPointers(draft, file), [draft, file])
  const form: Form = {
    draft,
    problems,
    unconfirmed,
    target,
    onTargetShown,
    onFocus,
    change(path: JsonPath, value, typed) {
      write(changeValue(text, [...path], value), typed && `${file} ${pointerOf(path)}`)
    },
    pictureList,
    pictures: now,
    files: now,
    onTask: props.onTask,
    async addPicture(name, picture, about, path) {
      const hash = await storePicture(picture)
      // The person may have typed on meanwhile.
      edit((now) => {
        const own = now.get(file)
        const naming = own !== undefined && path !== undefined
        return new Map([
          ...(naming ? [[file, changeValue(own, [...path], name)] as const] : []),
          ...setPictureText(now, name, about),
          [pictureFile(name), hash],
        ])
      })
    },
    deletePicture: (name) => edit((now) => deletePicture(now, name)),
    answers: useMemo(() => answersIn(file, draft), [file, draft]),
    acceptWarning: (pointer, reason) => edit((now) => acceptWarning(now, file, pointer, reason)),
    withdrawAnswer: (at) => edit((now) => withdrawAnswer(now, at)),
    placeName: (place) => placeName(place, session.now, draft.properties?.properties),
    propertyAt: (path) => propertyAt(value, path, draft.properties?.properties),
    move: (path, from, to) => write(moveEntry(text, [...path], from, to)),
  }
  if (children !== undefined) return <FormContext value={form}>{children}</FormContext>
  if (isPicture(file)) {
    return (
      <FormContext value={form}>
        <FieldProblems problems={problems} />
        <PictureUses name={pictureNameOf(file)} />
      </FormContext>
    )
  }
  if (schema === undefined || value === undefined) {
    return (
      <>
        <p>{words.noFile}</p>
        <FieldProblems problems={problems} />
        <pre className={styles.raw}>{text}</pre>
      </>
    )
  }
  const elsewhere = problems.filter(({ pointer }) => !hasField(value, pointer))
  const labels = draft.properties?.properties
  return (
    <FormContext value={form}>
      {at.length === 0 && (
        <ToWrite
          {...openTexts(value)}
          nameOf={(path) => fieldName(file, value, path, labels)}
          onOpen={(path) => setChosen(pointerOf(path))}
        />
      )}
      <FieldProblems problems={elsewhere} />
      <AcceptWarnings problems={elsewhere} />
      <FieldAt schema={schema} value={value} path={at} />
    </FormContext>
  )
}

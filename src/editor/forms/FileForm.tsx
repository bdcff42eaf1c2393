import { useMemo } from 'react'
import { z } from 'zod'
import { isPicture } from '../../catalogue/catalogueFiles.ts'
import { isRecord, type JsonObject } from '../../catalogue/json.ts'
import { matchUnion, resolveSchema, schemaInside } from '../../catalogue/matchUnion.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { fieldMeta } from '../../catalogue/schemas/fieldMeta.ts'
import type { Schema } from '../../catalogue/schemas/schema.ts'
import { describeField } from '../../check/describePlace.ts'
import { formatPointer, resolvePointer, valueAt } from '../../check/pointer.ts'
import { readJson } from '../../check/readJson.ts'
import { unwrittenTexts } from '../../check/unwrittenTexts.ts'
import { schemaOfFile } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { changeValue, editableValue, editFile, moveEntry, removeEntry } from '../edit/editJson.ts'
import { editorWords } from '../edit/editorWords.ts'
import { pictureNameOf } from '../edit/pictureFile.ts'
import { FieldProblems } from '../fields/FieldFrame.tsx'
import styles from '../fields/fields.module.css'
import { type FieldProps, type Form, FormContext } from '../fields/form.ts'
import { PictureUses } from '../fields/PictureField.tsx'
import { plainText } from '../fields/plainText.ts'
import { FieldsInside, SchemaField } from '../fields/SchemaField.tsx'
import { UnwrittenFields } from '../fields/UnwrittenFields.tsx'
import { useEditor } from '../state/editorContext.ts'
import { unconfirmedPointers } from './unconfirmedPointers.ts'

type Props = {
  file: string
  /** The files that are no pages, and this one, as far as they can be read. */
  draft: DraftCatalogue
  /** Shows the field at this path alone. */
  at?: JsonPath
  /** True for the fields of the file that are shown; left out: all are. */
  shows?(field: string): boolean
}

/** The field of a schema that is shown, if it is the only one. */
function onlyField(schema: Schema | undefined, shows: (field: string) => boolean) {
  const shown = schema instanceof z.ZodObject ? Object.keys(schema.shape).filter(shows) : []
  return shown.length === 1 ? shown[0] : undefined
}

/** The schema of a file; of a page that of its kind. */
function schemaFor(file: string, value: unknown): Schema | undefined {
  const shape = schemaOfFile(file)
  if (!(shape instanceof z.ZodUnion)) return shape
  const kind = matchUnion(shape, value)
  return 'schema' in kind ? kind.schema : undefined
}

/** True if a pointer leads to a value with a field of its own; `$schema` has none. */
function hasField(value: unknown, pointer: string): boolean {
  return pointer !== '/$schema' && Array.isArray(resolvePointer(value, pointer))
}

/**
 * The value of a file that has no form, without `$schema`, which is for text editors; undefined if the file is damaged.
 */
function readableValue(text: string): unknown {
  const { value, faults, doubtful } = readJson(text)
  if (faults.length > doubtful.length) return undefined
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'))
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
  return <SchemaField schema={schema} value={value} path={path} />
}

/** The form of a file. */
export function FileForm({ file, draft, at = [], shows = () => true }: Props) {
  const { session, report, target, setTarget, edit } = useEditor()
  const text = session.now.get(file) ?? ''
  const value = useMemo(() => editableValue(text), [text])
  const schema = schemaFor(file, value)
  const only = onlyField(schema, shows)
  const problems = (report?.problems ?? []).filter((problem) => problem.file === file)

  const write = (change: (all: JsonObject) => unknown, key?: string) =>
    edit(new Map([[file, editFile(file, text, change)]]), { key })
  const form: Form = {
    file,
    value,
    draft,
    problems,
    target,
    alone: formatPointer(only === undefined ? at : [only]),
    shows,
    unconfirmed: useMemo(() => unconfirmedPointers(draft, file), [draft, file]),
    change(path, value, typed) {
      write((all) => changeValue(all, path, value), typed && `${file} ${formatPointer(path)}`)
    },
    remove: (path) => write((all) => removeEntry(all, path)),
    move: (path, from, to) => write((all) => moveEntry(all, path, from, to)),
  }
  if (isPicture(file)) {
    return (
      <FormContext value={form}>
        <FieldProblems problems={problems} />
        <PictureUses name={pictureNameOf(file)} />
      </FormContext>
    )
  }
  if (schema === undefined || value === undefined) {
    const readable = readableValue(text)
    return (
      <>
        <p>{editorWords.noFile}</p>
        <FieldProblems problems={problems} />
        {readable !== undefined && <pre className={styles.raw}>{plainText(readable)}</pre>}
      </>
    )
  }
  const elsewhere = problems.filter(({ pointer }) => !hasField(value, pointer))
  return (
    <FormContext value={form}>
      {at.length === 0 && (
        <UnwrittenFields
          {...unwrittenTexts(value)}
          nameOf={(path) => describeField({ file, jsonPath: path, value }, draft)}
          onOpen={(path) => setTarget(formatPointer(path))}
        />
      )}
      <FieldProblems problems={elsewhere} />
      {only !== undefined && !Object.hasOwn(value, only) && (
        <p>{fieldMeta(schemaInside(schema, only)).description}</p>
      )}
      <FieldAt schema={schema} value={value} path={at} />
    </FormContext>
  )
}

import { z } from 'zod'
import { isRecord, type JsonObject } from '../../catalogue/json.ts'
import { resolveSchema } from '../../catalogue/matchUnion.ts'
import { fieldMeta } from '../../catalogue/schemas/fieldMeta.ts'
import { type Schema, unwrapOptional } from '../../catalogue/schemas/schema.ts'
import { formatPointer } from '../../check/pointer.ts'
import { OwnProblems, Unconfirmed } from './FieldFrame.tsx'
import styles from './fields.module.css'
import { type FieldProps, FormContext, useForm } from './form.ts'
import { oneOrMany } from './oneOrMany.ts'
import { FieldsInside } from './SchemaField.tsx'

/** The maximum number of fields side by side. */
const MOST_CELLS = 5

/** True if a value is one field, which needs no more room than a cell. */
function isCell(schema: Schema): boolean {
  const inner = unwrapOptional(schema)
  const { one = inner } = oneOrMany(inner) ?? {}
  if (fieldMeta(one).control !== undefined) return true
  const isPlain = [z.ZodString, z.ZodNumber, z.ZodLiteral, z.ZodEnum].some(
    (type) => inner instanceof type,
  )
  return isPlain && fieldMeta(schema).names !== 'picture'
}

/** True if the entries of a list or record are shown as table rows. */
export function isRowSchema(schema: Schema): boolean {
  if (schema instanceof z.ZodRecord) return fieldMeta(schema.keyType).names === 'property'
  if (!(schema instanceof z.ZodObject)) return false
  const fields = Object.values(schema.shape)
  return fields.length <= MOST_CELLS && fields.every(isCell)
}

/** The schema of an entry that is a row; undefined if it is none, or its kind has still to be chosen. */
export function rowSchema(schema: Schema, value: unknown): Schema | undefined {
  if (!isRecord(value)) return undefined
  if (fieldMeta(schema).layout !== 'row') return isRowSchema(schema) ? schema : undefined
  const kind = resolveSchema(schema, value)
  return kind !== undefined && value.property !== '' && isRowSchema(kind) ? kind : undefined
}

/** The field that is meant by the pointer of its row: the value of its property, or its first one. */
function mainField(value: JsonObject): string {
  return ['value', 'figure'].find((key) => Object.hasOwn(value, key)) ?? Object.keys(value)[0] ?? ''
}

/** An entry of a list as the row of a table: its fields side by side. */
export function RowField({
  schema,
  value,
  path,
  title,
  actions,
}: FieldProps & { value: JsonObject }) {
  const form = useForm()
  const pointer = formatPointer(path)
  const target = form.target === pointer ? formatPointer([...path, mainField(value)]) : form.target
  return (
    <FormContext value={{ ...form, target }}>
      <fieldset className={styles.row} aria-label={title}>
        <FieldsInside schema={schema} value={value} path={path} inRow />
        {actions}
        <div className={styles.rowNotes}>
          <Unconfirmed pointer={pointer} />
          <OwnProblems pointer={pointer} />
        </div>
      </fieldset>
    </FormContext>
  )
}

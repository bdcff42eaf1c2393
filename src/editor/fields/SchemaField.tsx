import { useState } from 'react'
import { z } from 'zod'
import { isRecord, type JsonObject } from '../../catalogue/json.ts'
import { keyWords } from '../../catalogue/messageText.ts'
import { fieldMeta } from '../../catalogue/schemas/fieldMeta.ts'
import { type Schema, unwrapOptional } from '../../catalogue/schemas/schema.ts'
import { kindsOf, WORDS } from '../../catalogue/unit.ts'
import { whenReleased } from '../controls/press.ts'
import { editorWords } from '../edit/editorWords.ts'
import { controlComponents } from './controlComponents.ts'
import { FieldFrame, UnknownField } from './FieldFrame.tsx'
import { FieldSection } from './FieldSection.tsx'
import { type FieldProps, useForm } from './form.ts'
import { GroupFields } from './GroupFields.tsx'
import { groupSummary } from './groupSummary.ts'
import { ListField } from './ListField.tsx'
import { PictureField } from './PictureField.tsx'
import { pathChoices } from './pathNames.ts'
import { RecordFields } from './RecordFields.tsx'
import { RowField, rowSchema } from './RowField.tsx'
import { ChoiceField, DayField, NumberField, SwitchField, TextField } from './SingleFields.tsx'
import { UnionField } from './UnionField.tsx'

/** The names of the catalogue that a text can be, by its schema. */
function useNames(schema: Schema) {
  const { draft } = useForm()
  const { names } = fieldMeta(schema)
  const labelled = (all: Readonly<Record<string, { label: string }>> = {}) =>
    Object.entries(all).map(([value, { label }]) => ({ value, label }))
  if (names === 'property') return labelled(draft.properties?.properties)
  if (names === 'word') return labelled(draft.properties?.words)
  const named = (all: readonly string[]) => all.map((value) => ({ value, label: value }))
  if (names === 'unit') return named(Object.keys(draft.properties?.units ?? {}))
  if (names === 'kind')
    return named([...new Set([...kindsOf(draft.properties?.units ?? {}), WORDS])])
  return names === 'path' ? pathChoices(draft) : undefined
}

/**
 * A row of a table whose kind and property may still have to be chosen: it takes the columns of the others once it is
 * left, so that the field in which they are chosen keeps the focus.
 */
function NewRow({
  schema,
  value,
  ...props
}: FieldProps & { schema: z.ZodUnion; value: JsonObject }) {
  const row = rowSchema(schema, value)
  const [isChosen, setChosen] = useState(row !== undefined)
  if (row !== undefined && isChosen) return <RowField {...props} schema={row} value={value} />
  return (
    <fieldset
      aria-label={props.title}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (row !== undefined && !currentTarget.contains(relatedTarget)) {
          whenReleased(() => setChosen(true))
        }
      }}
    >
      <UnionField {...props} schema={schema} value={value} />
    </fieldset>
  )
}

/** The field for a value, by its schema; a value of another type is shown as JSON. */
export function SchemaField(props: FieldProps) {
  const { value } = props
  const schema = unwrapOptional(props.schema)
  const { control, layout, names } = fieldMeta(props.schema)
  const choices = useNames(props.schema)
  const { draft } = useForm()
  if (control !== undefined) {
    const Control = controlComponents[control]
    return <Control {...props} />
  }
  const isEntry = typeof props.path.at(-1) === 'number'
  if (isEntry && isRecord(value)) {
    if (schema instanceof z.ZodUnion && layout === 'row') {
      return <NewRow {...props} schema={schema} value={value} />
    }
    const row = rowSchema(schema, value)
    if (row !== undefined) return <RowField {...props} schema={row} value={value} />
  }
  if (schema instanceof z.ZodUnion) return <UnionField {...props} schema={schema} />
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return <ListField {...props} value={value} element={schema.element} />
  }
  if ((schema instanceof z.ZodObject || schema instanceof z.ZodRecord) && isRecord(value)) {
    const count = schema instanceof z.ZodRecord ? String(Object.keys(value).length) : undefined
    return (
      <FieldSection
        {...props}
        schema={schema}
        count={count}
        summary={groupSummary(value, draft.properties)}
      >
        <FieldsInside {...props} schema={schema} />
      </FieldSection>
    )
  }
  // The fields below are for single values.
  if (typeof value === 'object' && value !== null) return <UnknownField {...props} />
  if (names === 'picture') return <PictureField {...props} />
  if (choices !== undefined) return <ChoiceField {...props} choices={choices} />
  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map(String)
    const labelled = options.map((value) => ({ value, label: keyWords(value) }))
    return <ChoiceField {...props} choices={labelled} />
  }
  if (schema instanceof z.ZodBoolean && typeof value === 'boolean')
    return <SwitchField {...props} />
  if (schema instanceof z.ZodLiteral) {
    // Nothing to change, unless it is wrong or may be left out.
    if (schema === props.schema && schema.value === value) return null
    return (
      <FieldFrame {...props}>
        {(control) => (
          <input {...control} readOnly value={value === true ? editorWords.yes : String(value)} />
        )}
      </FieldFrame>
    )
  }
  if (schema instanceof z.ZodISODate) return <DayField {...props} />
  if (schema instanceof z.ZodNumber) return <NumberField {...props} />
  return <TextField {...props} />
}

/** The fields of an object or record, without a section around them. */
export function FieldsInside(props: FieldProps) {
  const { schema, value } = props
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return <GroupFields {...props} schema={schema} value={value} />
  }
  if (schema instanceof z.ZodRecord && isRecord(value)) {
    return <RecordFields {...props} schema={schema} value={value} />
  }
  return <SchemaField {...props} />
}

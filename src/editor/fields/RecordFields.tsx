import { useState } from 'react'
import { z } from 'zod'
import { type Fields, isRecord } from '../../model/format.ts'
import { PathText } from '../../model/shape/text.ts'
import { LabelledInput } from '../AnswerForm.tsx'
import { words } from '../edit/words.ts'
import { emptyValue } from '../emptyValue.ts'
import { type FieldProps, useForm } from '../form.ts'
import { describeSchema, innermost } from '../schemaText.ts'
import { Field, FieldsInside } from './Field.tsx'
import styles from './fields.module.css'
import { IconButton } from './IconButton.tsx'
import { NewPicture } from './NewPicture.tsx'
import { PictureUses } from './PictureUses.tsx'
import { Section } from './Section.tsx'

type Props = Omit<FieldProps, 'schema' | 'value'> & { schema: z.ZodRecord; value: Fields }

/** Values under names: each with its own field, and new names where the schema allows any. */
export function RecordFields({ schema, value, path }: Props) {
  const { change, draft } = useForm()
  const [name, setName] = useState('')
  const fixed = schema.keyType instanceof z.ZodEnum
  const ofPaths = innermost(schema.keyType) === innermost(PathText)
  const canRename = !fixed && !ofPaths
  const ofPictures = describeSchema(schema.keyType).names === 'picture'
  const labels = draft.properties?.properties
  function remove(key: string): void {
    change(path, Object.fromEntries(Object.entries(value).filter(([one]) => one !== key)))
  }
  return (
    <>
      {ofPictures && <NewPicture />}
      {Object.entries(value).map(([key, one]) => {
        const field = {
          schema: schema.valueType,
          value: one,
          path: [...path, key],
          title: path.at(-2) === 'rows' ? (labels?.[key]?.label ?? key) : key,
        }
        if (ofPictures && isRecord(one)) {
          return (
            <Section key={key} {...field}>
              <PictureUses name={key} />
              <FieldsInside {...field} />
            </Section>
          )
        }
        return (
          <Field
            key={key}
            {...field}
            actions={
              canRename && (
                <IconButton sign="×" label={words.remove(key)} onClick={() => remove(key)} />
              )
            }
          />
        )
      })}
      {ofPaths && <p className={styles.note}>{words.pathsByTasks}</p>}
      {canRename && !ofPictures && (
        <form
          className={styles.new}
          onSubmit={(event) => {
            event.preventDefault()
            if (name === '' || Object.hasOwn(value, name)) return
            change(path, { ...value, [name]: emptyValue(schema.valueType) })
            setName('')
          }}
        >
          <LabelledInput label={words.name} value={name} onType={setName} />
          <button type="submit">{words.another}</button>
        </form>
      )}
    </>
  )
}

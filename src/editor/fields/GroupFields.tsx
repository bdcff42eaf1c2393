import type { z } from 'zod'
import type { JsonObject } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { fieldMeta } from '../../catalogue/schemas/fieldMeta.ts'
import type { Schema } from '../../catalogue/schemas/schema.ts'
import { formatPointer } from '../../check/pointer.ts'
import { modulesIn } from '../../check/rules/modules.ts'
import { Button } from '../controls/Button.tsx'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import { emptyValue } from './emptyValue.ts'
import { RemoveButton, UnknownField } from './FieldFrame.tsx'
import styles from './fields.module.css'
import { firstField } from './firstField.ts'
import { type FieldProps, type Form, FormContext, isInField, useForm } from './form.ts'
import { SchemaField } from './SchemaField.tsx'

type Props = Omit<FieldProps, 'schema' | 'value'> & { schema: z.ZodObject; value: JsonObject }

/** The fields of a group: first those of the schema, then values that have no field. */
export function GroupFields({ schema, value, path, inRow }: Props) {
  const form = useForm()
  const { change, draft, problems, shows } = form
  const { setTarget } = useEditor()
  const isShown = (key: string) => path.length > 0 || shows(key)
  const isWrong = (key: string) =>
    problems.some(({ pointer }) => isInField(pointer, formatPointer([...path, key])))
  const shape = Object.entries(schema.shape).filter(
    ([key, one]) => !fieldMeta(one).formless && isShown(key),
  )
  const free = shape.filter(([key, one]) => {
    const { module, alwaysShown } = fieldMeta(one)
    return (
      !Object.hasOwn(value, key) &&
      !alwaysShown &&
      (module === undefined || modulesIn(draft).has(module))
    )
  })
  // A value that a task writes is shown only if it is wrong, so that its problem can be read here.
  const unknown = Object.keys(value).filter((key) => {
    const known: Schema | undefined = ownValue(schema.shape, key)
    const isWithoutField = known === undefined ? key !== '$schema' : fieldMeta(known).formless
    return isWithoutField && isShown(key) && (known === undefined || isWrong(key))
  })

  /** The group with another value of a field, in the order of the schema. */
  function withField(key: string, one: unknown): JsonObject {
    const known = ['$schema', ...Object.keys(schema.shape)]
    const keys = [...known, ...Object.keys(value).filter((key) => !known.includes(key))]
    const next: JsonObject = { ...value, [key]: one }
    return Object.fromEntries(
      keys.filter((key) => Object.hasOwn(next, key)).map((key) => [key, ownValue(next, key)]),
    )
  }

  function add(key: string, one: Schema): void {
    const added = emptyValue(one)
    setTarget(formatPointer([...path, key, ...firstField(one, added)]))
    change(path, withField(key, added))
  }

  function titleOf(key: string): string {
    const known: Schema | undefined = ownValue(schema.shape, key)
    return (known && fieldMeta(known).title) ?? key
  }

  const additions = free.map(([key, one]) => (
    <Button
      key={key}
      label={editorWords.add(fieldMeta(one).title ?? key)}
      onClick={() => add(key, one)}
    />
  ))

  return (
    <>
      {shape.map(([key, one]) => {
        if (fieldMeta(one).alwaysShown) {
          // It is there as long as something is written in it.
          const changeText: Form['change'] = (at, next, typed) =>
            next === '' ? form.remove(at) : change(path, withField(key, next), typed)
          return (
            <FormContext key={key} value={{ ...form, change: changeText }}>
              <SchemaField schema={one} value={value[key] ?? ''} path={[...path, key]} />
            </FormContext>
          )
        }
        if (!Object.hasOwn(value, key)) return null
        const title = fieldMeta(one).title ?? key
        return (
          <SchemaField
            key={key}
            schema={one}
            value={value[key]}
            path={[...path, key]}
            title={fieldMeta(one).title === undefined ? key : undefined}
            actions={
              one._zod.optin === 'optional' && <RemoveButton name={title} path={[...path, key]} />
            }
          />
        )
      })}
      {unknown.map((key) => (
        <UnknownField
          key={key}
          schema={schema}
          value={value[key]}
          path={[...path, key]}
          title={titleOf(key)}
          actions={<RemoveButton name={titleOf(key)} path={[...path, key]} />}
        />
      ))}
      {free.length > 0 &&
        (inRow ? (
          <details className={styles.freeInRow}>
            <summary>{editorWords.addMore}</summary>
            <p className={styles.free}>{additions}</p>
          </details>
        ) : (
          <p className={styles.free}>{additions}</p>
        ))}
    </>
  )
}

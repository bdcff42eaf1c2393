import { useState } from 'react'
import { z } from 'zod'
import { isRecord, type JsonObject } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { pathOf, slugOf } from '../../catalogue/path.ts'
import { fieldMeta } from '../../catalogue/schemas/fieldMeta.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { formatPointer } from '../../check/pointer.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { LabelledInput } from '../controls/AnswerForm.tsx'
import { TaskMenu } from '../controls/TaskMenu.tsx'
import { editorWords } from '../edit/editorWords.ts'
import { tasksFor } from '../edit/taskForms.ts'
import { NewPicture } from '../pictures/NewPicture.tsx'
import { useEditor } from '../state/editorContext.ts'
import addressStyles from './addresses.module.css'
import { emptyValue } from './emptyValue.ts'
import { RemoveButton } from './FieldFrame.tsx'
import { FieldSection } from './FieldSection.tsx'
import styles from './fields.module.css'
import { firstField } from './firstField.ts'
import { type FieldProps, useForm } from './form.ts'
import { PictureUses } from './PictureField.tsx'
import { pageNames } from './pathNames.ts'
import { isRowSchema, RowField } from './RowField.tsx'
import { FieldsInside, SchemaField } from './SchemaField.tsx'

/** The address of a page, and the tasks for that page; a wrong one has its field. */
function AddressRow(props: FieldProps & { title: string }) {
  const { draft, problems } = useForm()
  const { now, startTask } = useEditor()
  const { title: address, path } = props
  const pointer = formatPointer(path)
  if (problems.some((one) => one.pointer === pointer)) return <SchemaField {...props} />
  const items = tasksFor(slugOf(address), now, draft).map(({ label }) => ({
    label,
    run: () => startTask(label, slugOf(address)),
  }))
  return (
    <div className={addressStyles.address}>
      <strong>{address}</strong>
      <span>{pageNames(draft).get(address) ?? address}</span>
      {items.length > 0 && <TaskMenu label={editorWords.tasksOf(address)} items={items} />}
    </div>
  )
}

type Props = Omit<FieldProps, 'schema' | 'value'> & { schema: z.ZodRecord; value: JsonObject }

/** Values under names: each with its own field, and new names if the schema allows any. */
export function RecordFields({ schema, value, path }: Props) {
  const { file, change, draft, problems } = useForm()
  const { setTarget } = useEditor()
  const [name, setName] = useState('')
  const { names, declares } = fieldMeta(schema.keyType)
  const ofPaths = declares === 'path'
  // The columns of a table are the same in all of its rows, unless something is wrong.
  const isTableRow = typeof path.at(-1) === 'number' && names === 'property'
  const isWhole = !problems.some(({ pointer }) => pointer === formatPointer(path))
  // Pages get their addresses from tasks.
  const ofPages = ofPaths && file === sharedFilePath('routes')
  const canRename = !(schema.keyType instanceof z.ZodEnum) && !ofPages && !(isTableRow && isWhole)
  const ofPictures = names === 'picture'
  const labels = names === 'property' ? draft.properties?.properties : undefined
  const isTable = isRowSchema(schema.valueType)
  return (
    <>
      {ofPictures && <NewPicture />}
      {ofPages && <p className={styles.note}>{editorWords.pathsByTasks}</p>}
      {Object.entries(value).map(([key, one]) => {
        if (key === '$schema') return null
        const field = {
          schema: schema.valueType,
          value: one,
          path: [...path, key],
          title: ownValue(labels, key)?.label ?? key,
        }
        if (ofPictures && isRecord(one)) {
          return (
            <FieldSection key={key} {...field}>
              <PictureUses name={key} />
              <FieldsInside {...field} />
            </FieldSection>
          )
        }
        const actions = canRename && <RemoveButton name={key} path={field.path} />
        if (ofPages) return <AddressRow key={key} {...field} />
        if (isTable && isRecord(one)) {
          return <RowField key={key} {...field} value={one} actions={actions} />
        }
        return <SchemaField key={key} {...field} actions={actions} />
      })}
      {canRename && !ofPictures && (
        <form
          className={styles.new}
          onSubmit={(event) => {
            event.preventDefault()
            const typed = cleanTyped(name)
            const key = ofPaths ? pathOf(typed.replace(/^\//, '')) : typed
            if (typed === '' || Object.hasOwn(value, key)) return
            const added = emptyValue(schema.valueType)
            change(path, { ...value, [key]: added })
            setTarget(formatPointer([...path, key, ...firstField(schema.valueType, added)]))
            setName('')
          }}
        >
          <LabelledInput
            label={ofPaths ? editorWords.shortAddress : editorWords.name}
            value={name}
            onType={setName}
          />
          <button type="submit">{editorWords.another}</button>
        </form>
      )}
    </>
  )
}

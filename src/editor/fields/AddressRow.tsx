import { pointerOf } from '../../check/pointer.ts'
import { slugOf } from '../../model/catalogue/path.ts'
import { words } from '../edit/words.ts'
import { useEditor } from '../editorContext.ts'
import { type FieldProps, useForm } from '../form.ts'
import { TaskMenu } from '../TaskMenu.tsx'
import { tasksFor } from '../taskForms.ts'
import styles from './AddressRow.module.css'
import { Field } from './Field.tsx'
import { pageNames } from './pathNames.ts'

/** An address with the page that it leads to, and the tasks for it; a wrong one has its field. */
export function AddressRow(props: FieldProps & { title: string }) {
  const { draft, problems } = useForm()
  const { now, startTask } = useEditor()
  const { title: address, value, path } = props
  const pointer = pointerOf(path)
  if (problems.some((one) => one.pointer === pointer)) return <Field {...props} />
  const isShort = draft.routes?.[address] === undefined
  const page = isShort ? String(value) : address
  const items = tasksFor(isShort ? 'alias' : 'page', slugOf(address), now, draft).map(
    ({ label }) => ({ label, run: () => startTask(label, slugOf(address)) }),
  )
  return (
    <div className={styles.address}>
      <strong>{address}</strong>
      <span>{pageNames(draft).get(page) ?? page}</span>
      {items.length > 0 && <TaskMenu label={words.tasksOf(address)} items={items} />}
    </div>
  )
}

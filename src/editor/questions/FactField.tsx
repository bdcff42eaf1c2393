import type { JsonPath } from '../../catalogue/problem.ts'
import { formatPointer, valueAt } from '../../check/pointer.ts'
import { LabelledInput } from '../controls/AnswerForm.tsx'
import styles from '../controls/dialogs.module.css'
import { addField, changeValue, editableValue, editFile, removeEntry } from '../edit/editJson.ts'
import { useEditor } from '../state/editorContext.ts'

type Props = { file: string; jsonPath: JsonPath; label: string }

/** The field of a text that may be left out; it stays the same field while the text is typed and deleted. */
export function FactField({ file, jsonPath, label }: Props) {
  const { session, edit, setFocused } = useEditor()
  const text = session.now.get(file) ?? ''
  const value = valueAt(editableValue(text), jsonPath)

  function write(typed: string): void {
    const [around, name] = [jsonPath.slice(0, -1), String(jsonPath.at(-1))]
    const after = editFile(file, text, (all) => {
      if (typed === '') return value === undefined ? all : removeEntry(all, jsonPath)
      return value === undefined
        ? addField(all, around, name, typed)
        : changeValue(all, jsonPath, typed)
    })
    edit(new Map([[file, after]]), { key: `${file} ${formatPointer(jsonPath)}`, name: label })
  }
  return (
    <div className={styles.asking} onFocusCapture={() => setFocused({ file, jsonPath })}>
      <LabelledInput label={label} value={typeof value === 'string' ? value : ''} onType={write} />
    </div>
  )
}

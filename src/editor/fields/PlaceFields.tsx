import { isRecord } from '../../catalogue/json.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { describePlace } from '../../check/describePlace.ts'
import { formatPointer, valueAt } from '../../check/pointer.ts'
import { readJson } from '../../check/readJson.ts'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import styles from './fields.module.css'
import { type FieldProps, useForm } from './form.ts'
import { TextField } from './SingleFields.tsx'

/** The file and pointer of a reference, by the path of one of them; undefined if one is wrong and has to be fixed. */
function useReference(path: JsonPath): { file: string; pointer: string } | undefined {
  const { problems, value } = useForm()
  const around = path.slice(0, -1)
  const reference = valueAt(value, around)
  const isWrong = ['file', 'pointer'].some((key) =>
    problems.some(({ pointer }) => pointer === formatPointer([...around, key])),
  )
  if (isWrong || !isRecord(reference)) return undefined
  return { file: String(reference.file), pointer: String(reference.pointer) }
}

/** The file of a reference: both of its fields as one place in words. */
export function PlaceFileField(props: FieldProps) {
  const { draft } = useForm()
  const { now } = useEditor()
  const reference = useReference(props.path)
  if (reference === undefined) return <TextField {...props} />
  const text = now.texts.get(reference.file)
  const all = readJson(typeof text === 'string' ? text : '').value
  return (
    <p className={styles.note}>
      {`${editorWords.about}: ${describePlace({ ...reference, value: all }, draft)}`}
    </p>
  )
}

/** The pointer of a reference, which {@link PlaceFileField} shows with its file. */
export function PlacePointerField(props: FieldProps) {
  const reference = useReference(props.path)
  return reference === undefined ? <TextField {...props} /> : null
}

import { useState } from 'react'
import { isRecord } from '../../catalogue/json.ts'
import { WordKey } from '../../catalogue/schemas/properties.ts'
import { Text } from '../../catalogue/schemas/text.ts'
import { formatPointer } from '../../check/pointer.ts'
import { Select } from '../controls/Select.tsx'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import { OwnProblems } from './FieldFrame.tsx'
import { FigureField } from './FigureField.tsx'
import styles from './fields.module.css'
import { type FieldProps, useForm } from './form.ts'
import { ChoiceField, TextField } from './SingleFields.tsx'

const itemKinds = ['value', 'word', 'own'] as const

type ItemKind = (typeof itemKinds)[number]

/** The choice of a figure among the words; no word has such a key. */
const FIGURE = '#figure'

/** The kind of a value; `chosen` decides for a text that is not a word of the vocabulary. */
function kindOfValue(value: unknown, isWord: boolean, chosen: ItemKind): ItemKind {
  if (isRecord(value) && typeof value.text === 'string') return 'own'
  if (isWord) return 'word'
  return typeof value === 'string' ? chosen : 'value'
}

/** The value of a property: a figure, a word of the vocabulary, or words of the page alone. */
export function ItemField(props: FieldProps) {
  const { draft, change } = useForm()
  const { setTarget } = useEditor()
  const { value, path } = props
  const vocabulary = Object.entries(draft.properties?.words ?? {})
  const isWord = typeof value === 'string' && vocabulary.some(([key]) => key === value)
  // A text that is no word is a word still to be chosen, or misspelt, or a figure half written.
  const [chosen, setChosen] = useState<ItemKind>(
    typeof value === 'string' && /^\D+$/.test(value) ? 'word' : 'value',
  )
  const kind = kindOfValue(value, isWord, chosen)

  /** Shows an empty field of a kind, with the cursor in it. */
  function choose(next: ItemKind): void {
    setChosen(next)
    change(path, next === 'own' ? { text: '' } : '')
    setTarget(formatPointer(next === 'own' ? [...path, 'text'] : path))
  }

  const choice = (
    <Select
      aria-label={editorWords.kindOf}
      value={kind}
      choices={itemKinds.map((one) => ({ value: one, label: editorWords[one] }))}
      onChoose={choose}
    />
  )
  const shared = {
    ...props,
    actions: (
      <span className={styles.actions}>
        {choice}
        {props.actions}
      </span>
    ),
  }
  if (kind === 'own' && isRecord(value)) {
    return (
      <>
        <TextField {...shared} schema={Text} value={value.text} path={[...path, 'text']} />
        <OwnProblems pointer={formatPointer(path)} />
      </>
    )
  }
  if (kind === 'value') return <FigureField {...shared} />
  const words = vocabulary.map(([value, { label }]) => ({ value, label }))
  return (
    <ChoiceField
      {...shared}
      schema={WordKey}
      choices={[{ value: FIGURE, label: editorWords.figureInstead }, ...words]}
      onChoose={(next) => (next === FIGURE ? choose('value') : change(path, next))}
    />
  )
}

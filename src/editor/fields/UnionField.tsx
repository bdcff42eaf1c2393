import { z } from 'zod'
import { matchUnion } from '../../catalogue/matchUnion.ts'
import { fieldMeta } from '../../catalogue/schemas/fieldMeta.ts'
import type { Schema } from '../../catalogue/schemas/schema.ts'
import { formatPointer } from '../../check/pointer.ts'
import { IconButton } from '../controls/Button.tsx'
import { LabelledSelect, selectOptionsOf } from '../controls/Select.tsx'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import { convertKind } from './emptyValue.ts'
import { UnknownField } from './FieldFrame.tsx'
import { FieldSection } from './FieldSection.tsx'
import styles from './fields.module.css'
import { type FieldProps, useForm } from './form.ts'
import { groupSummary } from './groupSummary.ts'
import { oneOrMany } from './oneOrMany.ts'
import { FieldsInside, SchemaField } from './SchemaField.tsx'

type Props = Omit<FieldProps, 'schema'> & { schema: z.ZodUnion }

/** The label of a kind: the word that names it, or its title. */
function optionLabel(option: Schema): string {
  const literal =
    option instanceof z.ZodObject
      ? Object.values(option.shape).find((one) => one instanceof z.ZodLiteral)
      : undefined
  return literal instanceof z.ZodLiteral ? String(literal.value) : (fieldMeta(option).title ?? '')
}

/** One thing, or a list of them. */
function OneOrMany({ one, many, ...props }: FieldProps & { one: Schema; many: Schema }) {
  const { change } = useForm()
  const { setTarget } = useEditor()
  const title = props.title ?? editorWords.says
  if (Array.isArray(props.value)) return <SchemaField {...props} title={title} schema={many} />
  function add(): void {
    change(props.path, [props.value, ''])
    setTarget(formatPointer([...props.path, 1]))
  }
  const actions = (
    <span className={styles.actions}>
      {props.actions}
      <IconButton sign="+" label={editorWords.another} onClick={add} />
    </span>
  )
  return <SchemaField {...props} title={title} schema={one} actions={actions} />
}

/** A value of one of several kinds, with the choice of its kind. */
export function UnionField({ schema, value, ...rest }: Props) {
  const { change, draft } = useForm()
  const { path } = rest
  const options = schema.options
  const either = oneOrMany(schema)
  if (either !== undefined) {
    return <OneOrMany schema={schema} value={value} {...either} {...rest} />
  }
  const kind = matchUnion(schema, value)
  if (!('schema' in kind)) return <UnknownField schema={schema} value={value} {...rest} />
  return (
    <FieldSection
      schema={schema}
      hideHelp
      summary={groupSummary(value, draft.properties)}
      {...rest}
    >
      <LabelledSelect
        label={editorWords.kindOf}
        value={optionLabel(kind.schema)}
        choices={selectOptionsOf(options.map(optionLabel))}
        onChoose={(name) => {
          const next = options.find((option) => optionLabel(option) === name)
          if (next !== undefined) change(path, convertKind(next, value))
        }}
      />
      <FieldsInside schema={kind.schema} value={value} path={path} />
    </FieldSection>
  )
}

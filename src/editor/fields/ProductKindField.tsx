import { type FieldProps, useForm } from './form.ts'
import { ChoiceField } from './SingleFields.tsx'

/** The kind of a product, one of those that the vocabulary declares. */
export function ProductKindField(props: FieldProps) {
  const { draft } = useForm()
  const kinds = Object.keys(draft.properties?.productKinds ?? {})
  const choices = kinds.map((value) => ({ value, label: value.replaceAll('-', ' ') }))
  return <ChoiceField {...props} choices={choices} />
}

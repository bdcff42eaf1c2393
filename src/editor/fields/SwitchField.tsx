import { type FieldProps, useForm } from '../form.ts'
import { FieldFrame } from './FieldFrame.tsx'

/** Yes or no. */
export function SwitchField({ value, ...props }: FieldProps) {
  const { change } = useForm()
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(props.path, target.checked)}
        />
      )}
    </FieldFrame>
  )
}

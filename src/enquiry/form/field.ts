/** One field of a form, as data. */
export type FormField = {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'lines' | 'choice'
  autoComplete: string
  required: boolean
  /** One of the fields with this mark must be filled in, so that the visitor can be answered. */
  reaches?: boolean | undefined
  placeholder?: string | undefined
  hint?: string | undefined
  options?: readonly { value: string; label: string }[]
}

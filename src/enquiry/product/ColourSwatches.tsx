import type { ChangeEvent } from 'react'
import '../../ui/form/pressedLabels.css'
import type { EnquiryField } from '../enquiry.ts'
import styles from './ColourSwatches.module.css'

type Props = {
  field: EnquiryField
  /** The id of the form that the colours belong to. */
  formId: string
  /** Shown once beside the name of colours whose values nobody has confirmed. */
  note: string
}

/** Tells the form of a control outside of it that something was chosen. */
function reportInput({ target }: ChangeEvent<HTMLInputElement>): void {
  target.form?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The colours of a product: radio buttons of its enquiry form, in view while that is closed. */
export function ColourSwatches({ field, formId, note }: Props) {
  const { name, options = [], isIndicative } = field
  return (
    <fieldset className={`${styles.swatches} pressed-labels`} aria-label={field.label}>
      <legend>
        {field.label} {isIndicative && <span className="note">{note}</span>}
      </legend>
      {options.map(({ value, label, chip }) => (
        <label key={value}>
          <input
            type="radio"
            form={formId}
            name={name}
            value={value}
            defaultChecked={value === ''}
            onChange={reportInput}
          />
          {/* An attribute, not a style: the content security policy allows no inline style. */}
          <svg viewBox="0 0 1 1" aria-hidden="true">
            {chip && <rect width="1" height="1" fill={chip} />}
          </svg>
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The field whose options are shown as swatches, if there is one. */
export function colourField(fields: readonly EnquiryField[]): EnquiryField | undefined {
  return fields.find(({ options = [] }) => options.some(({ chip }) => chip))
}

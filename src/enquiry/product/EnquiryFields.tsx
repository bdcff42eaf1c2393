import { FieldInput } from '../../ui/form/FieldInput.tsx'
import type { EnquiryField } from '../enquiry.ts'
import styles from './ProductEnquiry.module.css'

type Props = { id: string; fields: readonly EnquiryField[] }

/** The fields of a product's form, which works without script: its controls hold their own values. */
export function EnquiryFields({ id, fields }: Props) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const { name, unit, options = [] } = field
        if (unit !== undefined) return <Amount key={name} id={id} field={{ ...field, unit }} />
        return (
          <div key={name} className={field.isLong && styles.wide}>
            <FieldInput
              id={`${id}-${name}`}
              field={{ ...field, type: options.length > 0 ? 'choice' : 'text' }}
              error={undefined}
            />
          </div>
        )
      })}
    </div>
  )
}

type AmountProps = { id: string; field: EnquiryField & Required<Pick<EnquiryField, 'unit'>> }

/** A number with its unit, which is chosen if there are several. */
function Amount({ id, field: { unit, isNumber, ...field } }: AmountProps) {
  const [only, ...others] = unit.options
  const isChosen = others.length > 0
  return (
    <div className={isChosen ? `${styles.pair} ${styles.wide}` : undefined}>
      <FieldInput
        id={`${id}-${field.name}`}
        field={{ ...field, type: 'text', hint: isChosen ? field.hint : only?.label }}
        error={undefined}
        {...(isNumber && { control: { inputMode: 'decimal' } })}
      />
      {isChosen ? (
        <FieldInput
          id={`${id}-${unit.name}`}
          field={{ ...unit, type: 'choice' }}
          error={undefined}
        />
      ) : (
        <input type="hidden" name={unit.name} value={only?.value} />
      )}
    </div>
  )
}

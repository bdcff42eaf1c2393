import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import { labelledText } from '../../catalogue/labelledText.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { lengthUnits } from '../../catalogue/unit.ts'
import { storedUnit } from '../../roof/chosenUnit.ts'
import { NO_UNIT } from '../../roof/noUnit.ts'
import { Field } from '../../ui/form/Field.tsx'
import styles from '../../ui/form/fields.module.css'
import { type Choice, choicesOf, isTypedLength } from './choices.ts'
import { ItemRoof } from './ItemRoof.tsx'
import { lengthFault } from './itemFaults.ts'
import {
  countedIn,
  quantityFault,
  storedQuantity,
  unitFault,
  withUsualUnit,
} from './itemQuantity.ts'
import {
  goneText,
  type ItemValue,
  itemValues,
  type ListedProduct,
  lengthUnitKey,
  unitOfLength,
} from './itemValues.ts'
import { isQuantityUnit, type ListItem } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'

type Props = {
  item: ListItem
  product: ListedProduct
  words: ListPageWords
  onChange: (item: ListItem) => void
}

/** The fields of one product: its properties, the length, the quantity, and the roof calculator. */
export function ItemFields({ item, product, words, onChange }: Props) {
  const loaded = typeof product === 'object' ? product : undefined
  const choices = loaded && choicesOf(loaded.table, words)
  const values = itemValues(item, choices, words)
  const gone = values.filter((value) => value.gone)
  const counted = withUsualUnit(item, product)
  const { unit } = counted
  const units = countedIn(product)

  function setValues(changed: ListItem['values']): void {
    const values = Object.entries({ ...item.values, ...changed }).filter(([, value]) => value)
    onChange({ ...item, values: Object.fromEntries(values) })
  }

  return (
    <>
      {choices === undefined &&
        values.map((value) => <p key={value.property}>{labelledText(value, words)}</p>)}
      <div className={styles.fields}>
        {choices?.map((choice) => {
          const { property } = choice
          const props = { item, choice, words, setValues }
          return isTypedLength(choice) ? (
            <LengthField key={property} {...props} />
          ) : (
            <ChoiceField
              key={property}
              {...props}
              gone={gone.find((value) => value.property === property)}
            />
          )
        })}
        <div className={styles.pair}>
          <Field
            label={words.line.quantity}
            inputMode="decimal"
            value={item.quantity}
            error={quantityFault(item.quantity, words)}
            // The unit that is shown belongs to the number.
            onChange={(quantity) => onChange({ ...counted, quantity })}
            onLeave={() => {
              const stored = storedQuantity(item, words)
              if (stored.quantity !== item.quantity) onChange({ ...item, ...stored })
            }}
          />
          <Field
            label={words.line.unit}
            value={unit ?? ''}
            error={unitFault(counted, words)}
            options={[
              ...(unit === undefined ? [{ value: '', label: words.line.whichUnit }] : []),
              // A stored item may have a unit that its kind of product does not have any more.
              ...[...new Set(unit === undefined ? units : [...units, unit])].map((one) => ({
                value: one,
                label: words.line.units[one],
              })),
            ]}
            onChange={(unit) => isQuantityUnit(unit) && onChange({ ...item, unit })}
          />
        </div>
      </div>
      {item.kept !== undefined && (
        <Field
          label={words.line.kept}
          value={item.kept}
          onChange={(kept) => onChange({ ...item, kept })}
        />
      )}
      {gone
        .filter(({ property }) => !choices?.some((choice) => choice.property === property))
        .map((value) => (
          <p key={value.property}>{goneText(value, words)}</p>
        ))}
      {!import.meta.env.WITHOUT_ROOF_CALCULATOR && (
        <ItemRoof item={item} product={product} words={words} onChange={onChange} />
      )}
    </>
  )
}

type FieldProps = {
  item: ListItem
  choice: Choice
  words: ListPageWords
  /** Sets the values of properties; an empty one is removed. */
  setValues: (changed: ListItem['values']) => void
}

/** A property to choose or to type; a value that the product does not have any more is marked. */
function ChoiceField({
  item,
  choice: { property, label, hint, options },
  words,
  setValues,
  gone,
}: FieldProps & { gone: ItemValue | undefined }) {
  const value = ownValue(item.values, property) ?? ''
  return (
    <Field
      label={label}
      hint={hint}
      value={value}
      error={gone && fillTemplate(words.line.goneValue, 'value', gone.text)}
      onChange={(value) => setValues({ [property]: value })}
      {...(options.length > 0 && {
        options: [
          { value: '', label: words.line.notSure },
          ...options,
          ...(gone === undefined ? [] : [{ value, label: gone.text }]),
        ],
      })}
    />
  )
}

/** A length that is cut to order, and the unit of a number that is typed without one. */
function LengthField({ item, choice, words, setValues }: FieldProps) {
  const typed = ownValue(item.values, choice.property) ?? ''
  const isNew = typed === '' && ownValue(item.values, lengthUnitKey) === undefined
  const unit = (isNew ? storedUnit() : unitOfLength(item)) ?? NO_UNIT
  return (
    <div className={styles.pair}>
      <Field
        label={choice.label}
        hint={words.line.lengthHint}
        value={typed}
        error={lengthFault(typed, item, words)}
        // The unit that is shown belongs to the number.
        onChange={(value) => setValues({ [choice.property]: value, [lengthUnitKey]: unit })}
      />
      <Field
        label={words.line.unit}
        value={unit}
        options={[
          ...(unit === NO_UNIT ? [{ value: unit, label: words.line.whichUnit }] : []),
          ...lengthUnits.map((one) => ({ value: one, label: words.line.lengthUnits[one] })),
        ]}
        onChange={(value) => setValues({ [lengthUnitKey]: value })}
      />
    </div>
  )
}

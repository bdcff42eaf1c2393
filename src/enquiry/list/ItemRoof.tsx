import { ownValue } from '../../catalogue/ownValue.ts'
import type { CalculatedRoof } from '../../roof/calculate.ts'
import { readLength } from '../../roof/measure.ts'
import { RoofCalculator } from '../../roof/RoofCalculator.tsx'
import { sheetFacts } from '../../roof/sheetFacts.ts'
import { choicesOf } from './choices.ts'
import type { ListedProduct } from './itemValues.ts'
import type { ListItem } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'

type Props = {
  item: ListItem
  product: ListedProduct
  words: ListPageWords
  whatsapp?: string
  onChange: (item: ListItem) => void
}

/** The roof that an item is for: its calculator, if the product is a sheet that is counted. */
export function ItemRoof({ item, product, words, whatsapp, onChange }: Props) {
  const known = typeof product === 'object' ? product : undefined
  const sheet = sheetFacts(known?.table, item.values)
  const choices = known ? choicesOf(known.table, words) : []
  const colour = choices
    .flatMap(({ property, options }) =>
      options.filter(({ value }) => value === ownValue(item.values, property)),
    )
    .find(({ chip }) => chip !== undefined)?.chip

  function takeResult({ column: [first, ...others] = [], count }: CalculatedRoof): void {
    const property = words.choices.find(({ role }) => role === 'length')?.property
    const options = choices.find((choice) => choice.property === property)?.options ?? []
    const same = options.find(
      ({ value }) => readLength(value, 'mm', words.spellings) === first?.length,
    )
    // With the unit's own name, which is read in every language. Several lengths are in the message.
    const length = first && others.length === 0 ? (same?.value ?? `${first.length} mm`) : undefined
    const kept = Object.entries(item.values).filter(([name]) => name !== property)
    const used = property === undefined || length === undefined ? [] : [[property, length]]
    onChange({
      ...item,
      values: Object.fromEntries([...kept, ...used]),
      ...(count !== undefined && { quantity: String(count), unit: 'pieces' }),
    })
  }

  return sheet === undefined ? null : (
    <RoofCalculator
      sheet={sheet}
      typed={item.roof ?? {}}
      colour={colour}
      words={words}
      whatsapp={whatsapp}
      onChange={(roof) => onChange({ ...item, roof })}
      onUse={takeResult}
    />
  )
}

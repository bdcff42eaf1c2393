import { ownValue } from '../../catalogue/ownValue.ts'
import { lengthToOrder } from '../../roof/answerText.ts'
import { readLength } from '../../roof/measure.ts'
import { RoofCalculator } from '../../roof/RoofCalculator.tsx'
import type { TakenResult } from '../../roof/RoofForm.tsx'
import { orderLength } from '../../roof/roofText.ts'
import { hasCalculator } from '../../roof/roofWords.ts'
import { sheetFacts } from '../../roof/sheetFacts.ts'
import { choicesOf } from './choices.ts'
import { type ListedProduct, lengthUnitKey } from './itemValues.ts'
import type { ListItem } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'

type Props = {
  item: ListItem
  product: ListedProduct
  words: ListPageWords
  whatsapp?: string
  onChange: (item: ListItem) => void
}

/** The roof that an item is for: its calculator, if there is one and the product is a sheet that is counted. */
export function ItemRoof({ item, product, words, whatsapp, onChange }: Props) {
  const loaded = typeof product === 'object' ? product : undefined
  const sheet = sheetFacts(loaded?.table, item.values)
  const choices = loaded ? choicesOf(loaded.table, words) : []
  const { goesWith } = loaded?.table ?? {}
  const colour = choices
    .flatMap(({ property, options }) =>
      options.filter(({ value }) => value === ownValue(item.values, property)),
    )
    .find(({ chip }) => chip !== undefined)?.chip

  function takeResult({ unit, width, ...usable }: TakenResult): void {
    const only = lengthToOrder(usable)
    const { count } = usable.result.sheets ?? {}
    const property = words.choices.find(({ role }) => role === 'length')?.property
    const options = choices.find((choice) => choice.property === property)?.options ?? []
    // Several lengths are in the message.
    const same = options.find(
      ({ value }) => only !== undefined && readLength(value, 'mm', words.spellings) === only,
    )
    const kept = Object.entries(item.values).filter(([name]) => name !== property)
    const values: Record<string, string> = Object.fromEntries(kept)
    if (property !== undefined && same !== undefined) values[property] = same.value
    else if (property !== undefined && only !== undefined) {
      values[property] = orderLength(only, unit)
      values[lengthUnitKey] = unit
    }
    if (width !== undefined) values[width.property] = width.value
    onChange({
      ...item,
      values,
      // A lower bound is no quantity.
      ...(count && 'exact' in count && { quantity: String(count.exact), unit: 'pieces' }),
    })
  }

  return sheet === undefined || !hasCalculator(words) ? null : (
    <RoofCalculator
      sheet={sheet}
      typed={item.measures ?? {}}
      colour={colour}
      words={words}
      goesWith={goesWith && { heading: words.goesWith.heading, items: goesWith }}
      whatsapp={whatsapp}
      onChange={(measures) => onChange({ ...item, measures })}
      onTakeResult={takeResult}
    />
  )
}

import type { ProductTable } from '../../catalogue/productTable.ts'
import { unbreakUnits } from '../../catalogue/unbreakUnits.ts'
import { lengthUnits, quantityUnits } from '../../catalogue/unit.ts'
import { NO_UNIT } from '../../roof/noUnit.ts'
import type { EnquiryField } from '../enquiry.ts'
import { type Choice, type ChoiceWords, choicesOf, isTypedLength } from '../list/choices.ts'
import { lengthUnitKey } from '../list/itemValues.ts'
import { guidanceText } from '../message/listMessage.ts'
import { valuePrefix } from '../purpose.ts'
import type { ListWords } from '../schemas/listWords.ts'

type Words = ChoiceWords & {
  line: ListWords['line']
  details: ListWords['details']
}

/** The length of the longest option that a control of half a phone's width shows in full, in letters. */
const HALF_WIDTH = 11

function choiceField({ property, label, hint, options }: Choice, { line }: Words): EnquiryField {
  const hasLongOption = options.some((option) => option.label.length > HALF_WIDTH)
  const isLong = (property === 'details' || hasLongOption) && { isLong: true as const }
  const field = {
    name: valuePrefix + property,
    label,
    ...(hint !== undefined && { hint }),
    ...isLong,
  }
  if (options.length === 0) return field
  const chosen = options.map(({ guidance, ...option }) =>
    guidance ? { ...option, messageLabel: guidanceText(option.label, line) } : option,
  )
  return { ...field, options: [{ value: '', label: line.notSure }, ...chosen] }
}

/** A length that is typed, with its unit, which the message asks for if none of several is chosen. The hint shows metres and feet: it suits no other unit. */
function lengthField(
  choice: Choice,
  usual: ProductTable['lengthUnit'],
  words: Words,
): EnquiryField {
  const { line } = words
  const units = usual === undefined ? lengthUnits : [usual]
  return {
    name: valuePrefix + choice.property,
    label: choice.label,
    ...(usual === undefined && { hint: unbreakUnits(line.lengthHint) }),
    unit: {
      name: valuePrefix + lengthUnitKey,
      label: line.unit,
      ...(usual === undefined && { open: NO_UNIT }),
      options: [
        ...(usual === undefined ? [{ value: NO_UNIT, label: line.whichUnit }] : []),
        ...units.map((unit) => ({
          value: unit,
          label: line.lengthUnits[unit],
          singularLabel: line.lengthUnitsOfOne[unit],
        })),
      ],
    },
  }
}

/** The fields of a product: what it is bought by, how much of it, and where it goes. */
export function enquiryFields(table: ProductTable, words: Words): EnquiryField[] {
  const { line, details } = words
  const choices = choicesOf(table, words)
  return [
    ...choices
      .filter((choice) => !isTypedLength(choice))
      .map((choice) => choiceField(choice, words)),
    // Beside the quantity: how many of which length.
    ...choices.filter(isTypedLength).map((choice) => lengthField(choice, table.lengthUnit, words)),
    {
      name: 'q',
      label: line.quantity,
      isNumber: true,
      unit: {
        name: 'u',
        label: line.unit,
        options: [
          // The message says it too, if none is chosen.
          ...(table.asksUnit ? [{ value: '', label: line.whichUnit }] : []),
          ...(table.quantities ?? quantityUnits).map((unit) => ({
            value: unit,
            label: line.units[unit],
            singularLabel: line.unitsOfOne[unit],
          })),
        ],
      },
    },
    { name: 'place', autoComplete: 'address-level2', isLong: true, ...details.fields.place },
  ]
}

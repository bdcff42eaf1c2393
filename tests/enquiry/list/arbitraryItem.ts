import fc from 'fast-check'
import { quantityUnits } from '../../../src/catalogue/unit.ts'

import type { NewItem } from '../../../src/enquiry/list/listItem.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constant('12\'6" / ½ & 100%'),
)
const texts = fc.dictionary(
  fc.constantFrom('thickness', 'colour', 'length', '__proto__', 'top-coating'),
  text.filter((value) => value !== ''),
  { noNullPrototype: true },
)

/** An item without its id, as a link holds it. */
export const arbitraryItem: fc.Arbitrary<NewItem> = fc
  .record({
    path: fc.stringMatching(/^\/[A-Z][A-Za-z0-9]{0,20}$/),
    name: text.filter((name) => name !== ''),
    values: texts,
    quantity: text,
    unit: fc.option(fc.constantFrom(...quantityUnits), { nil: undefined }),
    purpose: text,
    written: text,
    kept: text,
    isCorrected: fc.boolean(),
    englishPurpose: text,
    measures: fc.option(texts, { nil: undefined }),
  })
  .map(({ unit, purpose, englishPurpose, measures = {}, written, kept, isCorrected, ...item }) => ({
    ...item,
    ...(unit && { unit }),
    ...(purpose !== '' && { purpose }),
    ...(purpose !== '' && englishPurpose !== '' && { englishPurpose }),
    ...(Object.keys(measures).length > 0 && { measures }),
    ...(written !== '' && { written }),
    ...(kept !== '' && { kept }),
    ...(isCorrected && { isCorrected }),
  }))

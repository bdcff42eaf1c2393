import { specificationEntries } from '../../../catalogue/specification.ts'
import type { PageRule } from '../../draftCatalogue.ts'
import { repeatedNames } from '../../shared/ruleHelpers.ts'
import type { FullPage } from '../fullSchema.ts'
import { entryItems } from './tableRows.ts'

/** Each picture of a colour is of a colour in the table, and no colour that has a value lacks its picture. */
export const colourPictures: PageRule<FullPage> = function* (page, { properties }) {
  const { colourPictures: pictures, specification } = page
  if (pictures === undefined || properties === undefined) return
  const words = specificationEntries(specification).flatMap((entry) =>
    [...entryItems(entry)].map(({ item }) => item),
  )
  for (const [i, { colour }] of pictures.entries()) {
    if (words.includes(colour)) continue
    const message = `The table of this page has no "${colour}"`
    const fix = 'Choose a colour of the table, or add it there.'
    yield { jsonPath: ['colourPictures', i, 'colour'], message, fix }
  }
  for (const { i, name } of repeatedNames(pictures, ({ colour }) => colour)) {
    const message = `Another picture already shows "${name}"`
    const fix = 'Keep one of the two.'
    yield { jsonPath: ['colourPictures', i, 'colour'], message, fix }
  }
  const shown = new Set(pictures.map(({ colour }) => colour))
  for (const [word, { chip, label }] of Object.entries(properties.words)) {
    if (chip === undefined || shown.has(word) || !words.includes(word)) continue
    const message = `The other colours have a picture, and "${label}" has none`
    const fix = 'Add a picture of the product in this colour.'
    yield { jsonPath: ['colourPictures'], message, fix, warning: true }
  }
}

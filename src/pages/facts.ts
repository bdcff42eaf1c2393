import type { Facts } from '../model/shape/find.ts'
import type { PageRule } from './partialCatalogue.ts'
import { unknownProperty, unknownWord } from './ruleHelpers.ts'

/** The properties and words that a page is found by stand in the vocabulary. */
export const facts: PageRule<{ facts?: Facts }> = function* ({ facts = {} }, draft) {
  for (const [property, words] of Object.entries(facts)) {
    const spot = ['facts', property]
    yield* unknownProperty(draft, property, spot, true)
    for (const [i, word] of words.entries()) yield* unknownWord(draft, word, [...spot, i])
  }
}

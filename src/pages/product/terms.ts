import { capitalize } from '../../catalogue/capitalize.ts'
import { itemsOf } from '../../catalogue/formatValue.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { kindOfProduct } from '../../catalogue/productTable.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import { specificationEntries } from '../../catalogue/specification.ts'
import type { FullPage } from './fullSchema.ts'

/** A term of the table with its explanation. */
export type TermView = { label: string; explanation: string; untranslated?: true }

/**
 * The explained terms of a page, each once, in the order of the table: its words, the names of its
 * properties that need an explanation, and what qualifies their figures.
 */
export function explainedTerms(
  { specification, claims, productKind }: FullPage,
  vocabulary: Vocabulary,
): TermView[] {
  const terms = new Map<string, TermView>()
  function add(
    key: string,
    term: { label: string; explanation?: string } | undefined,
    untranslated?: true,
  ) {
    if (term?.explanation === undefined) return
    terms.set(key, { label: capitalize(term.label), explanation: term.explanation, untranslated })
  }
  function addProperty(key: string) {
    const property = ownValue(vocabulary.properties, key)
    if (property?.term) add(`property ${key}`, property)
  }
  const { askedFor } = kindOfProduct(productKind, vocabulary)
  for (const { property, value } of specificationEntries(specification)) {
    addProperty(property)
    for (const basis of askedFor) {
      if (ownValue(vocabulary.properties, basis)?.basisOf === property) addProperty(basis)
    }
    for (const item of itemsOf(value)) {
      if (typeof item === 'string')
        add(
          item,
          ownValue(vocabulary.words, item),
          ownValue(vocabulary.properties, property)?.untranslated,
        )
    }
  }
  for (const { property } of claims) addProperty(property)
  return [...terms.values()]
}

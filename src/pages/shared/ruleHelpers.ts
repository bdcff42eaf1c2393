import { type FormWords, fieldsOf } from '../../catalogue/forms.ts'
import { quote } from '../../catalogue/messageText.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath, Problem } from '../../catalogue/problem.ts'
import type { ProductFilterWords } from '../../catalogue/schemas/filterWords.ts'
import { createSuggester, suggestFix } from '../../catalogue/suggest.ts'
import { sharedFilePath } from '../dataFiles.ts'
import type { DraftCatalogue, PageCheckContext, PageRule } from '../draftCatalogue.ts'
import { fileTitle } from '../fileTitle.ts'

const vocabularyFile = `“${fileTitle(sharedFilePath('properties'))}”`

/** The fix for a path that no page has. */
export const usePath = `Use an address from “${fileTitle(sharedFilePath('routes'))}”.`

/**
 * Finds links in a list that lead to no page, or to the same page as another link.
 * @param jsonPath the JSON path of the list, whose entries have a `path`
 * @param targets the paths that the links may lead to
 */
export function* pathLinks(
  draft: Pick<DraftCatalogue, 'paths'>,
  jsonPath: JsonPath,
  paths: readonly string[],
  targets: ReadonlySet<string>,
): Iterable<Problem> {
  const seen = new Set<string>()
  let nearPath: ReturnType<typeof createSuggester> | undefined
  for (const [i, path] of paths.entries()) {
    const at = [...jsonPath, i, 'path']
    if (!targets.has(path) && !draft.paths.has(path)) {
      nearPath ??= createSuggester([...targets])
      const message = `The link leads to "${path}", but there is no such page`
      yield { jsonPath: at, message, fix: nearPath(path, usePath) }
    } else if (seen.has(path)) {
      const message = `Another link in this list already leads to "${path}"`
      const fix = `Delete one of the two, or change its address.`
      yield { jsonPath: at, message, fix }
    }
    seen.add(path)
  }
}

/** Finds links of one list that lead to no product, or to the same one as another. */
export function* productLinks(
  draft: Pick<DraftCatalogue, 'paths'> & Required<Pick<DraftCatalogue, 'routes'>>,
  jsonPath: JsonPath,
  paths: readonly string[],
): Iterable<Problem> {
  const { routes } = draft
  const products = new Set(
    Object.keys(routes).filter((path) => ownValue(routes, path) === 'product'),
  )
  yield* pathLinks(draft, jsonPath, paths, products)
  for (const [i, path] of paths.entries()) {
    const kind = ownValue(routes, path)
    if (kind === undefined || kind === 'product') continue
    const message = `"${path}" is the ${kind} page, not a product`
    const fix = `Use the address of a product.`
    yield { jsonPath: [...jsonPath, i, 'path'], message, fix }
  }
}

/**
 * Finds the entries of a list that have the name of an earlier entry.
 * @param nameOf returns undefined for an entry without a name
 * @returns the index of each, its name, and the first entry with that name
 */
export function* repeatedNames<T>(
  entries: readonly T[],
  nameOf: (entry: T) => string | undefined,
): Iterable<{ i: number; name: string; entry: T; first: T }> {
  const named = new Map<string, { first: T }>()
  for (const [i, entry] of entries.entries()) {
    const name = nameOf(entry)
    if (name === undefined) continue
    const before = named.get(name)
    if (before === undefined) named.set(name, { first: entry })
    else yield { i, name, entry, ...before }
  }
}

/**
 * Finds options of a choice that have the value of an earlier one.
 * @param jsonPath the JSON path of the form
 */
export function* repeatedOptions(form: FormWords, jsonPath: JsonPath): Iterable<Problem> {
  for (const field of fieldsOf(form)) {
    for (const { i, name } of repeatedNames(field.options ?? [], ({ value }) => value)) {
      const message = `Another option has the value "${name}" already`
      const at = [...jsonPath, 'fields', field.name, 'options', i, 'value']
      yield { jsonPath: at, message, fix: 'Give each option its own value.' }
    }
  }
}

/** Suggests a key of the vocabulary for a typed one: by its label first, then among similar keys. */
function keyFix(
  typed: string,
  entries: Readonly<Record<string, { label: string }>>,
  otherwise: string,
): string {
  const written = Object.keys(entries).find(
    (key) => ownValue(entries, key)?.label.toLowerCase() === typed.toLowerCase(),
  )
  return written === undefined
    ? suggestFix(typed, Object.keys(entries), otherwise)
    : `Use "${written}".`
}

/** A name that nobody has filled in yet. */
function emptyProblem(jsonPath: JsonPath, key?: boolean): Problem {
  const fix = 'Fill it in, or remove it.'
  return { jsonPath, ...(key && { key }), message: 'Nothing is written here', fix }
}

/** Finds a property that a page names and the vocabulary does not have. */
export function* unknownProperty(
  { properties: vocabulary }: PageCheckContext,
  property: string,
  jsonPath: JsonPath,
  key?: boolean,
): Iterable<Problem> {
  if (vocabulary === undefined || Object.hasOwn(vocabulary.properties, property)) return
  if (property === '') return yield emptyProblem(jsonPath, key)
  const message = `There is no property ${quote(property)} in ${vocabularyFile}`
  const fix = keyFix(
    property,
    vocabulary.properties,
    'Choose another, or add it to the properties there.',
  )
  yield { jsonPath, ...(key && { key }), message, fix }
}

/**
 * Finds a word that a page names and the vocabulary does not have.
 * @param otherwise another way to fix it, in words that continue the sentence
 */
export function* unknownWord(
  { properties: vocabulary }: PageCheckContext,
  word: string,
  jsonPath: JsonPath,
  otherwise: string = '',
): Iterable<Problem> {
  if (vocabulary === undefined || Object.hasOwn(vocabulary.words, word)) return
  if (word === '') return yield emptyProblem(jsonPath)
  const message = `There is no word ${quote(word)} in ${vocabularyFile}`
  const fix = keyFix(
    word,
    vocabulary.words,
    `Choose another${otherwise}, or add it to the words there.`,
  )
  yield { jsonPath, message, fix }
}

/** All properties and words in a page's filter words are in the vocabulary. */
export const declaredFilterWords: PageRule<{ filterWords?: ProductFilterWords }> = function* (
  { filterWords = {} },
  draft,
) {
  for (const [property, words] of Object.entries(filterWords)) {
    const jsonPath = ['filterWords', property]
    yield* unknownProperty(draft, property, jsonPath, true)
    for (const [i, word] of words.entries()) yield* unknownWord(draft, word, [...jsonPath, i])
  }
}

/** The product kind of a page is in the vocabulary. */
export const declaredProductKind: PageRule<{ productKind?: string | undefined }> = function* (
  { productKind },
  { properties },
) {
  const kinds = Object.keys(properties?.productKinds ?? {})
  if (productKind === undefined || properties === undefined || kinds.includes(productKind)) return
  const message = `There is no kind of product ${quote(productKind)} in ${vocabularyFile}`
  const fix = suggestFix(
    productKind,
    kinds,
    'Choose another, or add it to the kinds of product there.',
  )
  yield { jsonPath: ['productKind'], message, fix }
}

import { quote } from '../../catalogue/format.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import type { Facts } from '../../catalogue/schemas/find.ts'
import { createSuggester, didYouMean } from '../../catalogue/suggest.ts'
import { sharedFilePath } from '../dataFiles.ts'
import type { DraftCatalogue, PageFinding, PageRule, Words } from '../draftCatalogue.ts'

const vocabularyFile = sharedFilePath('properties')

/**
 * Finds links of one list that lead nowhere, or to the same page as another.
 * @param jsonPath the JSON path of the list, whose entries have a `path`
 * @param known the paths that they may lead to
 */
export function* pathLinks(
  draft: Pick<DraftCatalogue, 'paths'>,
  jsonPath: JsonPath,
  paths: readonly string[],
  known: ReadonlySet<string>,
): Iterable<PageFinding> {
  const seen = new Set<string>()
  let nearPath: ReturnType<typeof createSuggester> | undefined
  for (const [i, path] of paths.entries()) {
    const at = [...jsonPath, i, 'path']
    if (!known.has(path) && !draft.paths.has(path)) {
      nearPath ??= createSuggester([...known])
      const message = `The link leads to "${path}", but there is no such page`
      yield {
        jsonPath: at,
        message,
        hint: nearPath(path, `Use a path from ${sharedFilePath('routes')}.`),
      }
    } else if (seen.has(path)) {
      const message = `Another link in this list already leads to "${path}"`
      yield { jsonPath: at, message, hint: 'Delete one of the two, or change its path.' }
    }
    seen.add(path)
  }
}

/** Finds links of one list that lead to no product, or to the same one as another. */
export function* productLinks(
  draft: Pick<DraftCatalogue, 'paths'> & Required<Pick<DraftCatalogue, 'routes'>>,
  jsonPath: JsonPath,
  paths: readonly string[],
): Iterable<PageFinding> {
  const { routes } = draft
  const products = new Set(Object.keys(routes).filter((path) => routes[path] === 'product'))
  yield* pathLinks(draft, jsonPath, paths, products)
  for (const [i, path] of paths.entries()) {
    const kind = routes[path]
    if (kind === undefined || kind === 'product') continue
    const message = `"${path}" is the ${kind} page, not a product`
    yield { jsonPath: [...jsonPath, i, 'path'], message, hint: 'Use the path of a product.' }
  }
}

/**
 * The entries of a list that have the name of one before them.
 * @param nameOf returns undefined for an entry that has none
 * @returns the place of each, its name, and the first entry of that name
 */
export function* repeatedNames<T>(
  entries: readonly T[],
  nameOf: (entry: T) => string | undefined,
): Iterable<{ i: number; name: string; entry: T; first: T }> {
  const known = new Map<string, { first: T }>()
  for (const [i, entry] of entries.entries()) {
    const name = nameOf(entry)
    if (name === undefined) continue
    const before = known.get(name)
    if (before === undefined) known.set(name, { first: entry })
    else yield { i, name, entry, ...before }
  }
}

/** Suggests a known key for a typed one: by its label first, then among similar keys. */
function keyHint(
  typed: string,
  known: Readonly<Record<string, { label: string }>>,
  otherwise: string,
): string {
  const written = Object.keys(known).find(
    (key) => known[key]?.label.toLowerCase() === typed.toLowerCase(),
  )
  return written === undefined
    ? didYouMean(typed, Object.keys(known), otherwise)
    : `Use "${written}".`
}

/** Finds a property that a page names and the vocabulary does not have. */
export function* unknownProperty(
  { properties: known }: Words,
  property: string,
  jsonPath: JsonPath,
  key?: boolean,
): Iterable<PageFinding> {
  if (known === undefined || Object.hasOwn(known.properties, property)) return
  const message = `There is no property ${quote(property)} in ${vocabularyFile}`
  const hint = keyHint(property, known.properties, 'Add it under "properties" there.')
  yield { jsonPath, ...(key && { key }), message, hint }
}

/**
 * Finds a word that a page names and the vocabulary does not have.
 * @param otherwise what can be written instead
 */
export function* unknownWord(
  { properties: known }: Words,
  word: string,
  jsonPath: JsonPath,
  otherwise = '',
): Iterable<PageFinding> {
  if (known === undefined || Object.hasOwn(known.words, word)) return
  const message = `There is no word ${quote(word)} in ${vocabularyFile}`
  yield {
    jsonPath,
    message,
    hint: keyHint(word, known.words, `Add it under "words" there${otherwise}.`),
  }
}

/** The properties and words that a page is found by stand in the vocabulary. */
export const knownFacts: PageRule<{ facts?: Facts }> = function* ({ facts = {} }, draft) {
  for (const [property, words] of Object.entries(facts)) {
    const jsonPath = ['facts', property]
    yield* unknownProperty(draft, property, jsonPath, true)
    for (const [i, word] of words.entries()) yield* unknownWord(draft, word, [...jsonPath, i])
  }
}

/** The kind that a product is of stands in the vocabulary. */
export const knownProductKind: PageRule<{ productKind?: string | undefined }> = function* (
  { productKind },
  { properties },
) {
  const kinds = Object.keys(properties?.productKinds ?? {})
  if (productKind === undefined || properties === undefined || kinds.includes(productKind)) return
  const message = `There is no kind of product ${quote(productKind)} in ${vocabularyFile}`
  const hint = didYouMean(productKind, kinds, 'Add it under "productKinds" there.')
  yield { jsonPath: ['productKind'], message, hint }
}

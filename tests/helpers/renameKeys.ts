import { type Files, parseTranslationPath } from '../../src/catalogue/catalogueFiles.ts'
import { isRecord } from '../../src/catalogue/json.ts'
import type { Vocabulary } from '../../src/catalogue/schemas/properties.ts'
import { sharedFilePath } from '../../src/pages/dataFiles.ts'

type Names = ReadonlyMap<string, string>

/** Other keys for all properties, words and kinds of products of a vocabulary. */
type NewKeys = { properties: Names; words: Names; kinds: Names }

const vocabularyFile = sharedFilePath('properties')

/** Keys that say nothing: `property-7x`. */
function newKeys(name: string, keys: object): Names {
  return new Map(Object.keys(keys).map((key, i) => [key, `${name}-${i}x`]))
}

function renameFields(value: object, names: Names): object {
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [names.get(key) ?? key, field]),
  )
}

/** A value of a table or of the filter words, one or several. */
function renameWords(value: unknown, words: Names): unknown {
  if (Array.isArray(value)) return value.map((one) => renameWords(one, words))
  return typeof value === 'string' ? (words.get(value) ?? value) : value
}

/** A page, or a part of one, in which properties and words have other keys. */
function renamePage(value: unknown, keys: NewKeys): unknown {
  const { properties, words, kinds } = keys
  if (Array.isArray(value)) return value.map((one) => renamePage(one, keys))
  if (!isRecord(value)) return value
  const isVariants = Array.isArray(value.columns) && Array.isArray(value.rows)
  const renamed = Object.entries(value).map(([field, own]): [string, unknown] => {
    if (['property', 'claim', 'by', 'columns'].includes(field)) {
      return [field, renameWords(own, properties)]
    }
    if (field === 'productKind') return [field, renameWords(own, kinds)]
    if (['value', 'colour'].includes(field)) return [field, renameWords(own, words)]
    if (field === 'filterWords' && isRecord(own)) return [field, renameRow(own, keys)]
    if (isVariants && field === 'rows' && Array.isArray(own)) {
      return [field, own.map((row: object) => renameRow(row, keys))]
    }
    if (/^(profile|otherProfiles)$/.test(field)) return [field, renameProfiles(own, words)]
    return [field, renamePage(own, keys)]
  })
  return Object.fromEntries(renamed)
}

/** Properties and their values. */
function renameRow(row: object, { properties, words }: NewKeys): object {
  const values = Object.entries(row).map(([key, value]) => [key, renameWords(value, words)])
  return renameFields(Object.fromEntries(values), properties)
}

function renameProfiles(value: unknown, words: Names): unknown {
  if (Array.isArray(value)) return value.map((one) => renameProfiles(one, words))
  return isRecord(value) && 'name' in value
    ? { ...value, name: renameWords(value.name, words) }
    : value
}

function renameVocabulary(vocabulary: Vocabulary, keys: NewKeys): object {
  const { properties, words, productKinds = {} } = vocabulary
  const bases = Object.entries(properties).map(([key, property]) => {
    const basisOf = renameWords(property.basisOf, keys.properties)
    return [key, { ...property, basisOf }]
  })
  const kinds = Object.entries(productKinds).map(([key, { askedFor, figures, ...kind }]) => [
    key,
    {
      ...kind,
      askedFor: renameWords(askedFor, keys.properties),
      figures: renameWords(figures, keys.properties),
    },
  ])
  return {
    ...vocabulary,
    properties: renameFields(Object.fromEntries(bases), keys.properties),
    productKinds: renameFields(Object.fromEntries(kinds), keys.kinds),
    words: renameFields(words, keys.words),
  }
}

/** A JSON pointer into a file, with `*` or the name of an entry as the references of the catalogue have it. */
function renamePointer(file: string, pointer: string, keys: NewKeys): string {
  const steps = pointer.split('/')
  const renamed = steps.map((step, i) => {
    const [before, further, furthest] = [steps[i - 1], steps[i - 2], steps[i - 3]]
    if (file === vocabularyFile && i === 2) {
      if (before === 'words') return keys.words.get(step)
      if (before === 'productKinds') return keys.kinds.get(step)
      return before === 'properties' ? keys.properties.get(step) : undefined
    }
    const inRow = further === 'rows' && furthest === 'variants'
    const named = ['rows', 'commonRows', 'claims', 'filterWords', 'columns'].includes(before ?? '')
    return inRow || named ? keys.properties.get(step) : undefined
  })
  return steps.map((step, i) => renamed[i] ?? step).join('/')
}

/** The references of `sources.json`. */
function renameReferences(value: unknown, keys: NewKeys): unknown {
  if (Array.isArray(value)) return value.map((one) => renameReferences(one, keys))
  if (!isRecord(value)) return value
  const { file, pointer } = value
  if (typeof file === 'string' && typeof pointer === 'string') {
    const { doubted } = value
    return {
      ...value,
      pointer: renamePointer(file, pointer, keys),
      ...(doubted !== undefined && { doubted: renameWords(doubted, keys.words) }),
    }
  }
  return Object.fromEntries(
    Object.entries(value).map(([field, own]) => [
      field,
      // The property that a question before the launch is about.
      field === 'property' ? renameWords(own, keys.properties) : renameReferences(own, keys),
    ]),
  )
}

function renameFile(file: string, value: object, keys: NewKeys, vocabulary: Vocabulary): unknown {
  if (file === vocabularyFile) return { ...value, ...renameVocabulary(vocabulary, keys) }
  // Translations have English texts and no keys.
  if (parseTranslationPath(file) !== undefined) return value
  if (file.startsWith('data/pages/')) return renamePage(value, keys)
  return renameReferences(value, keys)
}

/**
 * A catalogue in which every property, every word and every kind of product has another key, everywhere.
 * @returns its files, and what makes the old keys of the new ones in anything that is derived from it
 */
export function renameKeys(
  files: Files,
  vocabulary: Vocabulary,
): { files: Files; restore: <Value>(value: Value) => Value } {
  const { properties, words, productKinds = {} } = vocabulary
  const keys = {
    properties: newKeys('property', properties),
    words: newKeys('word', words),
    kinds: newKeys('kind', productKinds),
  }
  const old = new Map(
    Object.values(keys).flatMap((names) => Array.from(names, ([from, to]) => [to, from] as const)),
  )
  const texts = Array.from(files.texts, ([file, text]) => {
    if (typeof text !== 'string' || !file.endsWith('.json')) return [file, text] as const
    return [file, JSON.stringify(renameFile(file, JSON.parse(text), keys, vocabulary))] as const
  })
  return {
    files: { ...files, texts: new Map(texts) },
    restore: (value) =>
      JSON.parse(
        JSON.stringify(value).replace(/\b(?:property|word|kind)-\d+x\b/g, (key) => {
          const before = old.get(key)
          if (before === undefined) throw new Error(`${key} is no new key`)
          return before
        }),
      ),
  }
}

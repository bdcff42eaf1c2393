import { fingerprint } from '../catalogue/fingerprint.ts'
import { isRecord } from '../catalogue/json.ts'
import { getOrCreate, memoize } from '../catalogue/memoize.ts'
import { isWithin, type Place } from '../catalogue/place.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import type { Source } from '../catalogue/schemas/sources.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import type { SourceLookup } from '../pages/shared/sourceView.ts'
import { type LabelledValue, labelledValues } from './labelledValues.ts'
import { valueAt } from './pointer.ts'
import { matchesFile, resolveReference, valueOfFile } from './references.ts'

/** Longer texts are stored as their beginning and a fingerprint. */
const LONGEST = 300

/** The values at or inside the paths, or the value that contains one of them. */
export function valuesAtPaths(
  values: readonly LabelledValue[],
  paths: readonly JsonPath[],
): readonly LabelledValue[] {
  return values.filter((one) =>
    paths.some((jsonPath) => isWithin(one.jsonPath, jsonPath) || isWithin(jsonPath, one.jsonPath)),
  )
}

/**
 * The text that a person confirms: the values of some places, as visitors read them. A long text is cut, and
 * a fingerprint of the whole is added.
 */
export function textToConfirm(draft: DraftCatalogue, places: readonly Place[]): string {
  const files = new Set(places.map(({ file }) => file))
  const [only] = files
  const values = labelledValues(draft, files.size === 1 ? only : undefined)
  const texts = values.flatMap(({ file, values }) => {
    const paths = places.flatMap((place) => (place.file === file ? [place.jsonPath] : []))
    return valuesAtPaths(values, paths).map(({ items }) => items.join(', '))
  })
  const text = texts.join('; ')
  if (text === '') return '-'
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} … ${fingerprint(text)}`
}

/**
 * The present value, if it differs from the one that was confirmed.
 * @returns undefined if it is the same, if nobody has confirmed it, or if a file cannot be read
 */
export function changedSinceConfirmation(
  draft: DraftCatalogue,
  source: Source,
): string | undefined {
  if (source.confirmed === undefined || draft.properties === undefined) return undefined
  const places = resolveReference(source, draft)
  if (places.length === 0) return undefined
  const now = textToConfirm(draft, places)
  return now === source.confirmed.value ? undefined : now
}

/** A more specific entry takes precedence over a general one. */
function precedence({ file, pointer }: Source): number {
  const stars = pointer.split('/').filter((step) => step === '*').length
  return (file.includes('*') ? 0 : 100) - stars
}

function draftOf(catalogue: Catalogue): DraftCatalogue {
  return {
    ...catalogue,
    brokenPages: new Set(),
    paths: new Set(catalogue.pages.keys()),
    pictureFiles: new Map(),
    glossaries: new Map(),
  }
}

/** The items, counted from 0, of a value that are one of some words or texts. */
function itemsAt(
  file: string,
  jsonPath: JsonPath,
  words: readonly string[],
  draft: DraftCatalogue,
): number[] {
  const value = valueAt(valueOfFile(file, draft), jsonPath)
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((item, i) => {
    const word = isRecord(item) ? item.text : item
    return typeof word === 'string' && words.includes(word) ? [i] : []
  })
}

/** The sources of all values of a catalogue: for each value the most specific entry. */
export const sourcesOf = memoize((catalogue: Catalogue): SourceLookup => {
  const draft = draftOf(catalogue)
  const { entries } = catalogue.sources
  const changed = memoize((source: Source) => ({ now: changedSinceConfirmation(draft, source) }))
  const byFile = new Map<string, { source: Source; jsonPath: JsonPath }[]>()

  function entriesIn(file: string) {
    return entries
      .filter((source) => matchesFile(source.file, file))
      .flatMap((source) =>
        resolveReference({ ...source, file }, draft).map(({ jsonPath }) => ({ source, jsonPath })),
      )
      .toSorted(
        (a, b) =>
          b.jsonPath.length - a.jsonPath.length || precedence(b.source) - precedence(a.source),
      )
  }

  return (file, jsonPath) => {
    const fileEntries = getOrCreate(byFile, file, () => entriesIn(file))
    const source = fileEntries.find((one) => isWithin(jsonPath, one.jsonPath))?.source
    if (source === undefined) return undefined
    const { from, confirmed, doubted } = source
    const isConfirmed = confirmed !== undefined && changed(source).now === undefined
    return {
      from,
      ...(isConfirmed && { confirmed: confirmed.on }),
      ...(doubted && !isConfirmed && { doubted: itemsAt(file, jsonPath, doubted, draft) }),
    }
  }
})

import { isRecord } from '../catalogue/json.ts'
import { getOrCreate, memoize } from '../catalogue/memoize.ts'
import { isWithin } from '../catalogue/place.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import type { Confirmation, Source } from '../catalogue/schemas/sources.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import type { SourceLookup } from '../pages/shared/sourceView.ts'
import { createConfirmations } from './confirmations.ts'
import { valueAt } from './pointer.ts'
import { matchesFile, resolveReference, valueOfFile } from './references.ts'

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
  const confirmations = createConfirmations(draft)
  const byFile = new Map<string, { source: Source; jsonPath: JsonPath }[]>()
  const confirmationsByFile = new Map<string, Map<Source, Confirmation | undefined>>()

  function confirmationIn(file: string, source: Source): Confirmation | undefined {
    const found = getOrCreate(confirmationsByFile, file, () => new Map())
    if (!found.has(source)) found.set(source, confirmations.find(source, file))
    return found.get(source)
  }

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
    const { from, doubted } = source
    const confirmation = confirmationIn(file, source)
    return {
      from,
      ...(confirmation && { confirmed: confirmation.on }),
      ...(doubted && !confirmation && { doubted: itemsAt(file, jsonPath, doubted, draft) }),
    }
  }
})

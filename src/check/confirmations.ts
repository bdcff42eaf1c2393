import { fingerprint } from '../catalogue/fingerprint.ts'
import { getOrCreate } from '../catalogue/memoize.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { isWithin, type Place } from '../catalogue/place.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import type { Confirmation, Source } from '../catalogue/schemas/sources.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import { type LabelledValue, labelledValues } from './labelledValues.ts'
import { matchesFile, referableFiles, resolveReference } from './references.ts'

/** The values at or inside the paths, or the value that contains one of them. */
export function valuesAtPaths(
  values: readonly LabelledValue[],
  paths: readonly JsonPath[],
): readonly LabelledValue[] {
  return values.filter((one) =>
    paths.some((jsonPath) => isWithin(one.jsonPath, jsonPath) || isWithin(jsonPath, one.jsonPath)),
  )
}

/** The fingerprint of a text that a person confirms. */
export function confirmedText(text: string): string {
  return fingerprint(text === '' ? '-' : text)
}

/** Finds who has confirmed the values of a catalogue. While a file cannot be read, nothing in it is confirmed. */
export function createConfirmations(draft: DraftCatalogue) {
  const files = new Map<string, readonly LabelledValue[]>()
  const valuesOf = (file: string) =>
    getOrCreate(files, file, () => labelledValues(draft, file)[0]?.values ?? [])

  function placesIn(source: Source, file: string): Place[] {
    return matchesFile(source.file, file) ? resolveReference({ ...source, file }, draft) : []
  }

  /** True if an entry leads to a value of a file. */
  function leadsTo(source: Source, file: string): boolean {
    return placesIn(source, file).length > 0
  }

  /** The texts at the places of an entry in one of its files, as visitors read them. */
  function textIn(source: Source, file: string): string {
    const paths = placesIn(source, file).map(({ jsonPath }) => jsonPath)
    const texts = valuesAtPaths(valuesOf(file), paths).map(({ items }) => items.join(', '))
    return confirmedText(texts.join('; '))
  }

  /** The files in which an entry leads to a value. */
  function filesOf(source: Source): string[] {
    const all = source.file.includes('*') ? [...referableFiles(draft)] : [source.file]
    return all.filter((file) => leadsTo(source, file))
  }

  function confirmationsOf(source: Source, file: string): readonly Confirmation[] {
    if (source.launch === undefined) return ownValue(draft.sources?.confirmed ?? {}, file) ?? []
    const question = draft.sources?.launch?.find(({ key }) => key === source.launch)
    return question?.answered === undefined ? [] : [question.answered]
  }

  return {
    leadsTo,
    filesOf,
    textIn,
    /** The confirmation of the value that an entry is about in a file; undefined if nobody has confirmed it as it is now. */
    find(source: Source, file: string): Confirmation | undefined {
      const all = confirmationsOf(source, file)
      if (all.length === 0) return undefined
      const text = textIn(source, file)
      return all.findLast(({ texts }) => texts.includes(text))
    },
  }
}

export type Confirmations = ReturnType<typeof createConfirmations>

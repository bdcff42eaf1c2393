import type { Files } from '../catalogue/catalogueFiles.ts'
import { countedNoun } from '../catalogue/format.ts'
import { itemsOf, labelOf } from '../catalogue/formatValue.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { inBoth } from '../catalogue/problem.ts'
import type { Vocabulary } from '../catalogue/schemas/properties.ts'
import type { Respondent } from '../catalogue/schemas/sources.ts'
import type { Specification } from '../catalogue/schemas/specification.ts'
import { specificationEntries } from '../catalogue/specification.ts'
import { sharedFilePath } from '../pages/dataFiles.ts'
import { type DraftCatalogue, pagesOf } from '../pages/draftCatalogue.ts'
import { type FileValues, labelledValues } from './labelledValues.ts'
import { locateFindings } from './locateFindings.ts'
import type { Memo } from './parseFile.ts'
import { optionalFacts, placeholderValues } from './placeholderRules.ts'
import { formatPointer } from './pointer.ts'
import { readCatalogue } from './readCatalogue.ts'
import { resolveReference } from './references.ts'
import { changedSinceConfirmation, isWithin, type Place, valuesAtPaths } from './sources.ts'
import { languagesOf } from './translation/languages.ts'

/** The text that visitors read now. */
type CurrentText = {
  file: string
  line: number
  page: string
  lines: { label: string; text: string }[]
}

/** A question about a value that is unconfirmed or missing. */
export type LaunchQuestion = {
  ask: Respondent
  reason: string
  /** The effect of an answer. */
  unlocks: string
  /** Its location in the data, even if the value is missing. */
  places: readonly Place[]
  /** The texts on the pages now, by file. */
  current: readonly CurrentText[]
  /** The index of its entry in `sources.json`. */
  entry?: number
  /** The property that the tables lack; the site can go live without it. */
  missing?: string
  /** True for a language that is not published; the site can go live without it. */
  canWait?: true
}

/** The open questions in their order, and the numbers of answered and of all questions. */
export type LaunchList = { questions: readonly LaunchQuestion[]; answered: number; total: number }

/** The effect of an answer, by kind of question, the most urgent first. */
const unlocked = {
  live: 'The site can go live.',
  again: 'Buyers read again that it is confirmed.',
  figures: 'Buyers read below it that it is confirmed, and on which paper.',
  texts: 'Everything that buyers read here is the business’s own word.',
  language: 'Buyers can read the site in this language.',
}

type Question = Omit<LaunchQuestion, 'current'> & { rank: number }

/** Open questions, with `undefined` for each answered one, so that both can be counted. */
type Questions = Iterable<Question | undefined>

const site = sharedFilePath('site')

/** The rank of a question about a language; empty for other questions. */
function languageRank(
  draft: DraftCatalogue,
  [place]: readonly Place[],
): { rank?: number; canWait?: true } {
  const found = languagesOf(draft).find(({ jsonPath }) => {
    return place?.file === site && isWithin(place.jsonPath, jsonPath)
  })
  if (found === undefined) return {}
  return found.published ? { rank: 0 } : { rank: 5, canWait: true }
}

/** The languages without an entry in `sources.json`. */
function* unlistedLanguages(draft: DraftCatalogue): Questions {
  for (const { name, jsonPath, confirmation } of languagesOf(draft)) {
    if (confirmation !== 'unlisted') continue
    const places = [{ file: site, jsonPath: [...jsonPath, 'name'] }]
    const reason = `No native reader has confirmed the ${name} texts yet.`
    const common = { ask: 'reader' as const, reason, unlocks: unlocked.language, places }
    yield { ...common, rank: 0, ...languageRank(draft, places) }
  }
}

/** The entries that nobody has confirmed, and those whose values have changed since. */
function* unconfirmed(draft: DraftCatalogue): Questions {
  for (const [entry, source] of draft.sources?.entries.entries() ?? []) {
    const { ask = 'owner', reason = 'Nobody has confirmed this yet.', from, confirmed } = source
    const now = changedSinceConfirmation(draft, source)
    const places = resolveReference(source, draft)
    const common = { ask, entry, places, ...languageRank(draft, places) }
    if (places.length === 0 || (confirmed !== undefined && now === undefined)) yield undefined
    else if (confirmed !== undefined) {
      const since = `It was confirmed by ${confirmed.by} as “${confirmed.value}”, and has changed since.`
      yield { ...common, reason: since, unlocks: unlocked.again, rank: 2 }
    } else if (common.rank !== undefined) {
      yield { ...common, reason, unlocks: unlocked.language, rank: common.rank }
    } else if (source.file === site && from === 'owner') {
      yield { ...common, reason, unlocks: unlocked.live, rank: 0 }
    } else if (/^\/(?:claims|specification)\b/.test(source.pointer)) {
      yield { ...common, reason, unlocks: unlocked.figures, rank: 3 }
    } else yield { ...common, reason, unlocks: unlocked.texts, rank: 4 }
  }
}

/** Placeholder values that no entry in `listed` covers. */
function* placeholders(
  draft: DraftCatalogue,
  listed: readonly (Question | undefined)[],
): Questions {
  const known = listed
    .flatMap((question) => question?.places ?? [])
    .filter(({ file }) => file === site)
  for (const { jsonPath, reason } of draft.site ? placeholderValues(draft.site) : []) {
    if (known.some((place) => isWithin(jsonPath, place.jsonPath))) continue
    const places = [{ file: site, jsonPath }]
    yield { ask: 'owner', reason, unlocks: unlocked.live, places, rank: 0 }
  }
}

/** True if a table has a value for a property; "on request" does not count. */
function hasProperty(table: Specification, property: string, words: Vocabulary): boolean {
  return specificationEntries(table).some(
    (entry) =>
      entry.property === property &&
      itemsOf(entry.value).some(
        (item) => typeof item !== 'string' || ownValue(words.words, item)?.open !== true,
      ),
  )
}

/** The properties that buyers ask for, each with the pages whose tables lack it. */
function* missingProperties(draft: DraftCatalogue): Questions {
  const { properties: words } = draft
  if (words === undefined) return
  for (const [missing, { asked }] of Object.entries(words.properties)) {
    if (asked === undefined) continue
    const tables = pagesOf(draft).flatMap(({ file, page }) => {
      if (page.kind !== 'full') return []
      const { askedFor = [] } = ownValue(words.productKinds, page.productKind ?? '') ?? {}
      return askedFor.includes(missing) ? [{ file, table: page.specification }] : []
    })
    if (tables.length === 0) continue
    const { of: ask, unlocks } = asked
    const without = tables.filter(({ table }) => !hasProperty(table, missing, words))
    const places = without.map(({ file }) => ({ file, jsonPath: ['specification'] }))
    const reason = `${labelOf(missing, words)} of ${countedNoun(places.length, 'product')}`
    yield places.length === 0 ? undefined : { ask, reason, unlocks, places, missing, rank: 1 }
  }
}

/** The missing facts about the business, if the data name somebody to ask. */
function* missingFacts(draft: DraftCatalogue): Questions {
  for (const { given, jsonPath, label, asked } of draft.site ? optionalFacts(draft.site) : []) {
    if (given) yield undefined
    else if (asked !== undefined) {
      const common = {
        places: [{ file: site, jsonPath }],
        missing: formatPointer(jsonPath),
        rank: 1,
      }
      yield { ask: asked.of, reason: label, unlocks: asked.unlocks, ...common }
    }
  }
}

function currentTexts(
  files: Files,
  allValues: ReadonlyMap<string, FileValues>,
  { places, missing }: Pick<Question, 'places' | 'missing'>,
): CurrentText[] {
  return [...new Set(places.map(({ file }) => file))].flatMap((file) => {
    const found = allValues.get(file)
    const spots = places.filter((place) => place.file === file).map(({ jsonPath }) => jsonPath)
    const lines = missing === undefined ? valuesAtPaths(found?.values ?? [], spots) : []
    // Nothing can be quoted from an empty list.
    if (found === undefined || (missing === undefined && lines.length === 0)) return []
    const [jsonPath = []] = spots
    const finding = { file, jsonPath, message: '', fix: inBoth('') }
    const [problem] = locateFindings(files.texts, [finding])
    const texts = lines.map(({ label, items }) => ({ label, text: items.join(', ') }))
    return [{ file, line: problem?.line ?? 1, page: found.name, lines: texts }]
  })
}

/**
 * Everything unconfirmed or missing: entries of `sources.json`, placeholder values, and properties
 * that the vocabulary asks for. The answers that make most possible come first.
 * @param memo the memo of the previous checks; it only saves time
 */
export function launchQuestions(files: Files, memo?: Memo): LaunchList {
  const { draft } = readCatalogue(files, memo)
  const allValues = new Map(labelledValues(draft).map((one) => [one.file, one]))
  const listed = [...unconfirmed(draft)]
  const facts = [...missingProperties(draft), ...missingFacts(draft)]
  const more = [...placeholders(draft, listed), ...unlistedLanguages(draft)]
  const all = [...listed, ...more, ...facts]
  const questions = all
    .filter((question) => question !== undefined)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank: _, ...question }) => ({
      ...question,
      current: currentTexts(files, allValues, question),
    }))
  return { questions, answered: all.length - questions.length, total: all.length }
}

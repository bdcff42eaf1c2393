import type { Files } from '../catalogue/catalogueFiles.ts'
import { itemsOf, labelOf } from '../catalogue/formatValue.ts'
import { countedNoun } from '../catalogue/messageText.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { isPointerWithin, isWithin, type Place } from '../catalogue/place.ts'
import { type LocatedProblem, problemSentence } from '../catalogue/problem.ts'
import type { PropertyRole } from '../catalogue/propertyRole.ts'
import type { Vocabulary } from '../catalogue/schemas/properties.ts'
import type { Respondent, Source } from '../catalogue/schemas/sources.ts'
import type { Specification } from '../catalogue/schemas/specification.ts'
import { specificationEntries } from '../catalogue/specification.ts'
import { sharedFilePath } from '../pages/dataFiles.ts'
import { type DraftCatalogue, pagesOf } from '../pages/draftCatalogue.ts'
import { checkCatalogue } from './checkCatalogue.ts'
import { describeField, describeFile } from './describePlace.ts'
import { type FileValues, labelledValues } from './labelledValues.ts'
import { locateProblems } from './locateProblems.ts'
import type { Memo } from './parseFile.ts'
import { optionalFacts, placeholderState, placeholderValues } from './placeholderValues.ts'
import { formatPointer, parsePointer, pointerAt, resolvePointer } from './pointer.ts'
import { readCatalogue } from './readCatalogue.ts'
import { readJson } from './readJson.ts'
import { resolveReference, unreadableFiles } from './references.ts'
import { changedSinceConfirmation, valuesAtPaths } from './sources.ts'
import { languagesOf } from './translation/languages.ts'

/** The text that visitors read now. */
type CurrentText = {
  file: string
  line: number
  page: string
  lines: { label: string; text: string }[]
}

/** The groups of questions by the effect of an answer, the most urgent first. */
export const questionGroups = [
  'count',
  'doubted',
  'launch',
  'business',
  'again',
  'calculator',
  'comparison',
  'figures',
  'specification',
  'texts',
  'language',
] as const

export type QuestionGroup = (typeof questionGroups)[number]

/** A question about a value that is unconfirmed or missing. */
export type LaunchQuestion = {
  ask: Respondent
  group: QuestionGroup
  /** The name of its field, as the form shows it. */
  field: string
  reason: string
  /** The effect of an answer. */
  unlocks: string
  /** Its location in the data, even if the value is missing. */
  places: readonly Place[]
  /** The texts on the pages now, by file. */
  current: readonly CurrentText[]
  /** The problem of the present answer; the question stays open until it is fixed. */
  fault?: string
  /** The index of its entry in `sources.json`. */
  entry?: number
  /** The property that the tables lack; the site can go live without it. */
  missing?: string
  /** True for a language that is not published; the site can go live without it. */
  canWait?: true
}

/** The open questions in their order, and the numbers of answered and of all questions. */
export type LaunchList = {
  questions: readonly LaunchQuestion[]
  answered: number
  total: number
  /** The number of problems that the check finds. */
  problems: number
}

/** The effect of an answer, by group of questions. */
const unlocked = {
  doubted: 'Buyers find and compare the product by this value, and search engines get it.',
  launch: 'Visitors reach the business.',
  business: 'Visitors read what the business says of itself.',
  again: 'Buyers read again that it is confirmed.',
  figures: 'Buyers read below it that it is confirmed.',
  specification: 'What the specification says is what the owner means.',
  texts: 'Everything that buyers read here is the business’s own word.',
  language: 'Buyers can read the site in this language.',
}

/** The property without which a page counts no sheets. */
const countRole: PropertyRole = 'cover width'

/** The properties without which the roof calculator counts less. */
const calculatorRoles: readonly (PropertyRole | undefined)[] = [
  'side lap',
  'longest length',
  'end lap',
  'smallest pitch',
  'screws per area',
]

type Question = Omit<LaunchQuestion, 'current' | 'field'>

/** Open questions, with `undefined` for each answered one, so that both can be counted. */
type Questions = Iterable<Question | undefined>

const site = sharedFilePath('site')

/** The group and the urgency of a question about a language; undefined for other questions. */
function languageQuestion(draft: DraftCatalogue, [place]: readonly Place[]) {
  const language = languagesOf(draft).find(({ jsonPath }) => {
    return place?.file === site && isWithin(place.jsonPath, jsonPath)
  })
  if (language === undefined) return undefined
  const common = { group: 'language' as const, unlocks: unlocked.language }
  return language.published ? common : { ...common, canWait: true as const }
}

/** The languages without an entry in `sources.json`. */
function* unlistedLanguages(draft: DraftCatalogue): Questions {
  for (const { name, jsonPath, confirmation } of languagesOf(draft)) {
    if (confirmation !== 'unlisted') continue
    const places = [{ file: site, jsonPath: [...jsonPath, 'name'] }]
    const reason = `No native reader has confirmed the ${name} texts yet.`
    const asked = languageQuestion(draft, places)
    if (asked !== undefined) yield { ask: 'reader', reason, places, ...asked }
  }
}

/** The places of an entry in files that cannot be read: their values are not known. */
export function unreadablePlaces(source: Source, files: Files, draft: DraftCatalogue): Place[] {
  return unreadableFiles(source, draft).flatMap((file): Place[] => {
    const text = files.texts.get(file)
    const value = typeof text === 'string' ? readJson(text).value : undefined
    const targets = value === undefined ? undefined : resolvePointer(value, source.pointer)
    const steps = parsePointer(source.pointer).filter((step) => step !== '*')
    const paths = Array.isArray(targets) ? targets : [steps]
    return paths.map((jsonPath) => ({ file, jsonPath }))
  })
}

/** The group of an entry that nobody has confirmed. */
function groupOfEntry({
  file,
  pointer,
  from,
  doubted,
}: Source): Exclude<QuestionGroup, 'count' | 'calculator' | 'comparison'> {
  if (doubted !== undefined) return 'doubted'
  if (file === site && from === 'owner') return 'business'
  if (/^\/(?:claims|specification)\b/.test(pointer)) return 'figures'
  return from === 'owner' ? 'specification' : 'texts'
}

/** The entries that nobody has confirmed, and those whose values have changed since, or are wrong. */
function* unconfirmed(files: Files, draft: DraftCatalogue, faultAt: FaultAt): Questions {
  for (const [entry, source] of draft.sources?.entries.entries() ?? []) {
    const { ask = 'owner', reason = 'Nobody has confirmed this yet.', confirmed } = source
    const unreadable = unreadablePlaces(source, files, draft)
    const places = [...resolveReference(source, draft), ...unreadable]
    const fault = faultAt(places)
    const isOpen = fault !== undefined || unreadable.length > 0
    const language = languageQuestion(draft, places)
    const common = { ask, entry, places, reason, ...(fault !== undefined && { fault }) }
    const group = groupOfEntry(source)
    const placeholder = firstPlaceholderState(draft, places)
    if (places.length === 0) yield undefined
    else if (confirmed !== undefined) {
      const isOther = changedSinceConfirmation(draft, source) !== undefined
      const since = `It was confirmed by ${confirmed.by} as “${confirmed.value}”, and has changed since.`
      if (isOpen) yield { ...common, group: 'again', unlocks: unlocked.again }
      else if (isOther) yield { ...common, reason: since, group: 'again', unlocks: unlocked.again }
      else yield undefined
    } else if (language !== undefined) yield { ...common, ...language }
    else if (group !== 'business') yield { ...common, group, unlocks: unlocked[group] }
    else if (placeholder === 'real' && !isOpen) yield undefined
    else {
      const kind = placeholder === undefined ? 'business' : 'launch'
      yield { ...common, group: kind, unlocks: unlocked[kind] }
    }
  }
}

/** The state of the first place of a question; see {@link placeholderState}. */
function firstPlaceholderState({ site: values }: DraftCatalogue, [place]: readonly Place[]) {
  return place && placeholderState(values, place.jsonPath)
}

/** Placeholder values that no entry in `listed` covers. */
function* placeholders(
  draft: DraftCatalogue,
  listed: readonly (Question | undefined)[],
): Questions {
  const listedPlaces = listed
    .flatMap((question) => question?.places ?? [])
    .filter(({ file }) => file === site)
  for (const { jsonPath, reason } of draft.site ? placeholderValues(draft.site) : []) {
    if (listedPlaces.some((place) => isWithin(jsonPath, place.jsonPath))) continue
    const places = [{ file: site, jsonPath }]
    yield { ask: 'owner', group: 'launch', reason, unlocks: unlocked.launch, places }
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
  for (const [missing, { asked, role }] of Object.entries(words.properties)) {
    if (asked === undefined) continue
    const ofCalculator = calculatorRoles.includes(role) ? 'calculator' : 'comparison'
    const group = role === countRole ? 'count' : ofCalculator
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
    const pages = countedNoun(places.length, 'page')
    const counts = `${pages} can count the sheets as soon as this is answered. ${unlocks}`
    const effect = role === countRole ? counts : unlocks
    if (places.length > 0) yield { ask, group, reason, unlocks: effect, places, missing }
    // An unreadable page may lack the property.
    else if (draft.brokenPages.size === 0) yield undefined
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
        group: 'business' as const,
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
    const fileValues = allValues.get(file)
    const paths = places.filter((place) => place.file === file).map(({ jsonPath }) => jsonPath)
    const lines = missing === undefined ? valuesAtPaths(fileValues?.values ?? [], paths) : []
    // Nothing can be quoted from an empty list.
    if (fileValues === undefined || (missing === undefined && lines.length === 0)) return []
    const [jsonPath = []] = paths
    const [located] = locateProblems(files.texts, [{ file, jsonPath, message: '', fix: '' }])
    const texts = lines.map(({ label, items }) => ({ label, text: items.join(', ') }))
    return [{ file, line: located?.line ?? 1, page: fileValues.name, lines: texts }]
  })
}

/** The name of the field that a question is about; of a field of many pages with their number. */
function fieldOf({ places, missing }: Question, files: Files, draft: DraftCatalogue): string {
  const [place] = places
  if (place === undefined) return ''
  if (draft.properties && ownValue(draft.properties.properties, missing ?? '') !== undefined) {
    return labelOf(missing ?? '', draft.properties)
  }
  const text = files.texts.get(place.file)
  const value = typeof text === 'string' ? readJson(text).value : undefined
  const pages = new Set(places.map(({ file }) => file)).size
  const name = pages === 1 ? describeFile(place.file, draft) : countedNoun(pages, 'page')
  return `${name}: ${describeField({ ...place, value }, draft)}`
}

/** The problem of a value at one of these places, if there is one. */
type FaultAt = (places: readonly Place[]) => string | undefined

/** Finds the problem of a value, among those of the check. */
export function faultFinder(files: Files, problems: readonly LocatedProblem[]): FaultAt {
  const placed = problems.map((problem) => {
    const text = files.texts.get(problem.file)
    return { problem, pointer: typeof text === 'string' ? pointerAt(text, problem) : '' }
  })
  return (places) => {
    const match = placed.find(({ problem, pointer }) =>
      places.some(
        ({ file, jsonPath }) =>
          file === problem.file && isPointerWithin(pointer, formatPointer(jsonPath)),
      ),
    )
    if (match === undefined) return undefined
    const { problem } = match
    return problemSentence(problem)
  }
}

/**
 * Everything unconfirmed or missing: entries of `sources.json`, placeholder values, and properties
 * that the vocabulary asks for. The answers that make most possible come first. Nothing is answered in a
 * file that cannot be read, or by a value with a problem.
 * @param memo the memo of the previous checks; it only saves time
 * @param readable the same files, each as it was when it could be read last: one wrong answer opens no other question
 */
export function launchQuestions(files: Files, memo?: Memo, readable = files): LaunchList {
  const { problems } = checkCatalogue(files, memo)
  const { draft } = readCatalogue(readable, memo)
  const allValues = new Map(labelledValues(draft).map((one) => [one.file, one]))
  const listed = [...unconfirmed(readable, draft, faultFinder(files, problems))]
  const facts = [...missingProperties(draft), ...missingFacts(draft)]
  const more = [...placeholders(draft, listed), ...unlistedLanguages(draft)]
  const all = [...listed, ...more, ...facts]
  const questions = all
    .filter((question) => question !== undefined)
    .toSorted((a, b) => questionGroups.indexOf(a.group) - questionGroups.indexOf(b.group))
    .map((question) => ({
      ...question,
      field: fieldOf(question, readable, draft),
      current: currentTexts(readable, allValues, question),
    }))
  const { length } = questions
  return { questions, answered: all.length - length, total: all.length, problems: problems.length }
}

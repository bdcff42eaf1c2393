import type { Files } from '../catalogue/catalogueFiles.ts'
import { labelOf } from '../catalogue/formatValue.ts'
import { isPointerWithin, isWithin, type Place } from '../catalogue/place.ts'
import { type LocatedProblem, problemSentence } from '../catalogue/problem.ts'
import type { LaunchQuestion, Source } from '../catalogue/schemas/sources.ts'
import { sharedFilePath } from '../pages/dataFiles.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import { checkCatalogue } from './checkCatalogue.ts'
import { type Confirmations, createConfirmations, valuesAtPaths } from './confirmations.ts'
import { describeFile, describePlace } from './describePlace.ts'
import { labelledValues } from './labelledValues.ts'
import { launchWords as words } from './launchWords.ts'
import { locateProblems } from './locateProblems.ts'
import { factsAt, type MissingValue, missingValues, tablesWithout } from './missingValues.ts'
import { pagePoints } from './pagePoints.ts'
import type { Memo } from './parseFile.ts'
import { placeholderState, placeholderValues } from './placeholderValues.ts'
import { formatPointer, parsePointer, pointerAt, resolvePointer } from './pointer.ts'
import { readCatalogue } from './readCatalogue.ts'
import { readJson } from './readJson.ts'
import { referableFiles, resolveReference, unreadableFiles } from './references.ts'

/** Keys of two questions that are not in the data: who confirms, and placeholder values without a question. */
export const WHO = '/who'
export const STAND_INS = '/stand-ins'

/** The texts that visitors read at the places of an answer in one file. */
type CurrentText = {
  file: string
  line: number
  page: string
  lines: { label: string; text: string }[]
}

/** A value that belongs to an answer. */
export type LaunchPoint = {
  /** Its page and field, as the form shows them. */
  name: string
  /** The places of the value in the data; a missing value has a place too. */
  places: readonly Place[]
  /** Reasons why it leaves the answer open; empty if it does not. */
  reasons: readonly string[]
  /** The reasons that the form shows beside the field. */
  about: readonly string[]
}

/** An answer that is given before the launch. */
export type LaunchAnswer = {
  /** The key of its question, or {@link WHO} or {@link STAND_INS}. */
  key: string
  question: string
  help?: string
  state: 'open' | 'answered' | 'unknown'
  /** Why it is open, or who has answered it and when. */
  notes: readonly string[]
  points: readonly LaunchPoint[]
  /** The property that the tables of its points lack. */
  property?: string
  mayBeUnknown: boolean
  /** The current texts at its places. Empty if it is answered. */
  current: readonly CurrentText[]
  /** True if the launch waits for it. */
  isBlocking: boolean
  /** True if it was given already, and a value has changed since. */
  isAskedAgain: boolean
}

/** A page or list with texts that somebody has to read. */
type PageToRead = {
  file: string
  name: string
  /** The state, in words. */
  state: string
  isRead: boolean
}

/** Everything that is left to do: questions to answer, pages to read, values to add. */
export type LaunchList = {
  answers: readonly LaunchAnswer[]
  pages: readonly PageToRead[]
  missing: readonly MissingValue[]
  /** The number of problems that the check finds. */
  problems: number
}

/** The answers that the launch waits for. */
export function blockingAnswers({ answers }: LaunchList): LaunchAnswer[] {
  return answers.filter(({ isBlocking }) => isBlocking)
}

/** True if the site is ready for its launch: no answer is missing, and the check finds no problem. */
export function canLaunch(list: LaunchList): boolean {
  return list.problems === 0 && blockingAnswers(list).length === 0
}

/** The number of answers that are given. */
export function answeredCount({ answers }: LaunchList): number {
  return answers.filter(({ state }) => state !== 'open').length
}

/** The state of the launch in one sentence. */
export function launchState(list: LaunchList): string {
  if (canLaunch(list)) return words.canLaunch
  const blocking = blockingAnswers(list)
  const again = blocking.filter(({ isAskedAgain }) => isAskedAgain).length
  return words.cannotLaunch({ answers: blocking.length, again, problems: list.problems })
}

/** The open answers that the launch does not wait for, each as it is numbered: `10. Are these values right?` */
export function optionalAnswers({ answers }: LaunchList): { key: string; label: string }[] {
  return answers.flatMap(({ key, question, state, isBlocking }, at) =>
    state === 'open' && !isBlocking ? [{ key, label: `${at + 1}. ${question}` }] : [],
  )
}

const site = sharedFilePath('site')

/** The places of an entry in files that cannot be read: their values are not known. */
function unreadablePlaces(source: Source, files: Files, draft: DraftCatalogue): Place[] {
  return unreadableFiles(source, draft).flatMap((file): Place[] => {
    const text = files.texts.get(file)
    const value = typeof text === 'string' ? readJson(text).value : undefined
    const targets = value === undefined ? undefined : resolvePointer(value, source.pointer)
    const steps = parsePointer(source.pointer).filter((step) => step !== '*')
    const paths = Array.isArray(targets) ? targets : [steps]
    return paths.map((jsonPath) => ({ file, jsonPath }))
  })
}

/** The problem of a value at one of these places, if there is one. */
type FaultAt = (places: readonly Place[]) => string | undefined

/** Finds the problem of a value, among those of the check. */
function faultFinder(files: Files, problems: readonly LocatedProblem[]): FaultAt {
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
    return match && problemSentence(match.problem)
  }
}

/** The data from which the answers are made. */
type Context = {
  /** The files, each as it was when it could be read last. */
  files: Files
  draft: DraftCatalogue
  confirmations: Confirmations
  faultAt: FaultAt
}

type Answer = Omit<LaunchAnswer, 'current' | 'isBlocking' | 'isAskedAgain'>

function placesIn(answers: readonly Answer[]): Place[] {
  return answers.flatMap(({ points }) => points.flatMap(({ places }) => places))
}

/** The places of the entries of a question, also in files that cannot be read. */
function placesOf(source: Source, { files, draft }: Context): Place[] {
  return [...resolveReference(source, draft), ...unreadablePlaces(source, files, draft)]
}

/** Reasons why the values of an entry are wrong or missing. */
function faultsOf(source: Source, context: Context): string[] {
  const { draft, faultAt } = context
  const places = placesOf(source, context)
  const fault = faultAt(places)
  if (fault !== undefined) return [words.wrongNow(fault)]
  if (unreadableFiles(source, draft).length > 0) return [words.unreadable]
  const missing = factsAt(places, draft).filter(({ given }) => !given)
  return missing.map(({ label }) => words.notGiven(label))
}

/** The placeholders among the values of an entry, each with its field and its reason. */
function placeholdersOf(source: Source, context: Context): string[] {
  const { draft } = context
  const places = placesOf(source, context)
  const all = draft.site === undefined ? [] : [...placeholderValues(draft.site)]
  return all
    .map(({ jsonPath, reason }) => ({ place: { file: site, jsonPath }, reason }))
    .filter(({ place }) =>
      places.some((one) => one.file === site && isWithin(place.jsonPath, one.jsonPath)),
    )
    .map(({ place, reason }) => `${describePlace(place, draft)}. ${reason}`)
}

/** Reasons why an entry leaves its question open. */
function reasonsOf(source: Source, { answered }: LaunchQuestion, context: Context): string[] {
  const { draft, confirmations } = context
  const faults = faultsOf(source, context)
  if (faults.length > 0) return faults
  const placeholders = placeholdersOf(source, context)
  if (placeholders.length > 0) return source.reason === undefined ? placeholders : [source.reason]
  const files = confirmations.filesOf(source)
  if (files.every((file) => confirmations.find(source, file))) return []
  if (answered !== undefined) return [words.changedSince(answered)]
  const [place] = placesOf(source, context)
  // The entry gives a reason for its placeholder value. It does not apply to a real value.
  const isReal = place && placeholderState(draft.site, place) === 'real'
  return [(isReal ? undefined : source.reason) ?? words.notConfirmed]
}

/** The values that belong to the answer to a question of the data. */
function pointsOf(question: LaunchQuestion, context: Context): LaunchPoint[] {
  const { draft } = context
  if (question.property !== undefined) {
    return tablesWithout(question.property, draft).map((place) => ({
      name: describeFile(place.file, draft),
      places: [place],
      reasons: [words.holdsNothingBack],
      about: [],
    }))
  }
  const sources = draft.sources?.entries.filter(({ launch }) => launch === question.key) ?? []
  return sources.map((source) => {
    const places = placesOf(source, context)
    const [place] = places
    const name = place === undefined ? source.file : describePlace(place, draft)
    const reasons = reasonsOf(source, question, context)
    const changed = question.answered && words.changedSince(question.answered)
    const about = reasons.filter((reason) => reason === source.reason || reason === changed)
    return { name, places, reasons, about }
  })
}

/** Why the answer to a question is open; none if it is not. */
function notesOf(
  { property }: LaunchQuestion,
  points: readonly LaunchPoint[],
  draft: DraftCatalogue,
) {
  const reasons = [...new Set(points.flatMap((point) => point.reasons))]
  if (property === undefined) return reasons
  // An unreadable page may lack the property.
  if (points.length === 0) return draft.brokenPages.size > 0 ? [words.unreadable] : []
  const label = draft.properties ? labelOf(property, draft.properties) : property
  return [words.missingOn(label, points.length), ...reasons]
}

/** The answer to a question of the data. */
function answerTo(launchQuestion: LaunchQuestion, context: Context): Answer {
  const { key, question, help, property, mayBeUnknown = false, unknown, answered } = launchQuestion
  const points = pointsOf(launchQuestion, context)
  const notes = notesOf(launchQuestion, points, context.draft)
  const common = {
    key,
    question,
    points,
    mayBeUnknown,
    ...(help && { help }),
    ...(property && { property }),
  }
  if (notes.length === 0) {
    const signed = answered === undefined ? [] : [words.confirmedBy(answered)]
    return { ...common, state: 'answered', notes: signed }
  }
  if (unknown !== undefined) {
    // Some pages may have it.
    const [missing] = property === undefined ? [] : notes
    return { ...common, state: 'unknown', notes: [words.unknownTo(unknown, missing)] }
  }
  return { ...common, state: 'open', notes }
}

/** The extra question about placeholder values that have no question of their own. */
function otherStandIns(asked: readonly Answer[], { draft }: Context): Answer[] {
  const covered = placesIn(asked).filter(({ file }) => file === site)
  const standIns = [...(draft.site ? placeholderValues(draft.site) : [])].filter(
    ({ jsonPath }) => !covered.some((place) => isWithin(jsonPath, place.jsonPath)),
  )
  if (standIns.length === 0) return []
  const points = standIns.map(({ jsonPath, reason }) => {
    const place = { file: site, jsonPath }
    return {
      name: describePlace(place, draft),
      places: [place],
      reasons: [reason],
      about: [reason],
    }
  })
  const notes = [...new Set(standIns.map(({ reason }) => reason))]
  const { standIns: question, standInsHelp: help } = words
  return [{ key: STAND_INS, question, help, state: 'open', notes, points, mayBeUnknown: false }]
}

/** All answers: who confirms, then the questions in the data, then the remaining placeholder values. */
function answersOf(context: Context): Answer[] {
  const { confirms, launch = [] } = context.draft.sources ?? {}
  const asked = launch.map((question) => answerTo(question, context))
  const who: Answer = {
    key: WHO,
    question: words.who,
    help: words.whoHelp,
    state: confirms === undefined ? 'open' : 'answered',
    notes: [confirms ?? words.nobodyYet],
    points: [],
    mayBeUnknown: false,
  }
  return [...(launch.length > 0 ? [who] : []), ...asked, ...otherStandIns(asked, context)]
}

/** The current texts at the places of an answer, by file. */
function currentTexts(answer: Answer, { files, draft }: Context): CurrentText[] {
  const { property } = answer
  // Of a fact that is not given, only its name and who is asked would be quoted.
  const places = placesIn([answer]).filter((place) => factsAt([place], draft).length === 0)
  return [...new Set(places.map(({ file }) => file))].flatMap((file) => {
    const [values] = labelledValues(draft, file)
    const paths = places.filter((place) => place.file === file).map(({ jsonPath }) => jsonPath)
    const lines = property === undefined ? valuesAtPaths(values?.values ?? [], paths) : []
    // Nothing can be quoted from an empty list.
    if (values === undefined || (property === undefined && lines.length === 0)) return []
    const [jsonPath = []] = paths
    const [located] = locateProblems(files.texts, [{ file, jsonPath, message: '', fix: '' }])
    const texts = lines.map(({ label, items }) => ({ label, text: items.join(', ') }))
    return [{ file, line: located?.line ?? 1, page: values.name, lines: texts }]
  })
}

/** The pages and lists with texts that somebody has to read, those with the most unread points first. */
function pagesToRead({ draft, confirmations }: Context): PageToRead[] {
  const pages = [...referableFiles(draft)].flatMap((file) => {
    const { open, total, reader } = pagePoints(file, draft, confirmations)
    if (total === 0) return []
    const isRead = open.length === 0
    const left = open.length
    const state = reader === undefined ? words.unread(left) : words.changedPoints(left, reader)
    const name = describeFile(file, draft)
    return [{ file, name, isRead, left, state: isRead && reader ? words.readBy(reader) : state }]
  })
  return pages.toSorted((one, other) => other.left - one.left).map(({ left, ...page }) => page)
}

/** Reads the files, their problems and their confirmations. */
function readContext(files: Files, memo: Memo | undefined, readable: Files) {
  const { problems } = checkCatalogue(files, memo)
  const { draft } = readCatalogue(readable, memo)
  const confirmations = createConfirmations(draft)
  const context = { files: readable, draft, confirmations, faultAt: faultFinder(files, problems) }
  return { context, problems: problems.length }
}

/**
 * Reasons why the answer to a question cannot be confirmed.
 * @param memo the memo of the previous checks; it only saves time
 */
export function answerObstacles(files: Files, key: string, memo?: Memo): string[] {
  const { context } = readContext(files, memo, files)
  const sources = (context.draft.sources?.entries ?? []).filter(({ launch }) => launch === key)
  const obstacles = sources.flatMap((source) => {
    const faults = faultsOf(source, context)
    return faults.length > 0 ? faults : placeholdersOf(source, context)
  })
  return [...new Set(obstacles)]
}

/**
 * Everything that is to be answered before the launch, read or added. Nothing is answered in a file that cannot be
 * read, or by a value with a problem.
 * @param memo the memo of the previous checks; it only saves time
 * @param readable the same files, each as it was when it could be read last: one wrong answer opens no other question
 */
export function launchList(files: Files, memo?: Memo, readable = files): LaunchList {
  const { context, problems } = readContext(files, memo, readable)
  const answers = answersOf(context)
  const given = (context.draft.sources?.launch ?? []).filter(({ answered }) => answered)
  const keysGiven = new Set(given.map(({ key }) => key))
  return {
    answers: answers.map((answer) => ({
      ...answer,
      current: answer.state === 'open' ? currentTexts(answer, context) : [],
      isBlocking: answer.state === 'open' && answer.property === undefined,
      isAskedAgain: answer.state === 'open' && keysGiven.has(answer.key),
    })),
    pages: pagesToRead(context),
    missing: missingValues(context.draft, placesIn(answers)),
    problems,
  }
}

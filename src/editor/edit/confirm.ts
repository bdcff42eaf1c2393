import type { Files } from '../../catalogue/catalogueFiles.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { textFor } from '../../catalogue/problem.ts'
import {
  type Paper,
  paperSources,
  type Source,
  type Sources,
} from '../../catalogue/schemas/sources.ts'
import { didYouMean } from '../../catalogue/suggest.ts'
import { cleanFigure, cleanTyped } from '../../catalogue/typedText.ts'
import { checkCatalogue } from '../../check/checkCatalogue.ts'
import { faultFinder, unreadablePlaces } from '../../check/launchQuestions.ts'
import { placeholderValues } from '../../check/placeholderValues.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { resolveReference } from '../../check/references.ts'
import { formatForForm } from '../../check/report.ts'
import { isWithin, textToConfirm } from '../../check/sources.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { type FailedTask, FilesEdit, TaskError } from './catalogueEdit.ts'

/** Every word that says where a value comes from. */
export const sourceNames: readonly Source['from'][] = [
  'owner',
  ...paperSources,
  'general knowledge',
  "this site's own words",
]

/** A paper as a person writes it down; '' is what was left out. */
type TypedPaper = { title: string; number: string; date: string; where: string }

/** No paper, or none that is listed. */
export const noPaper: TypedPaper = { title: '', number: '', date: '', where: '' }

/** A confirmation, as a person types it. */
export type Confirmation = {
  by: string
  on: string
  /** '' stays as it is. */
  from: string
  /** A paper that is listed, by its key, its number or its title, or a new one. */
  paper: TypedPaper
}

const file = sharedFilePath('sources')

const stillWrong = 'This cannot be confirmed yet.'

/** A day as people write it in India, or as computers do: `12/3/2026`, `2026-03-12`. */
function readDay(typed: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cleanFigure(typed)) ?? []
  const iso =
    day === '' ? cleanFigure(typed) : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const date = new Date(iso)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(date.getTime())
  return isDay && date.toISOString().slice(0, 10) === iso ? iso : undefined
}

/** Today, where the person is. */
export function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** @throws a TaskError if it is no day, or a future one */
function pastDay(typed: string, what: string, today: string): string {
  const day = readDay(typed)
  if (day === undefined) throw new TaskError(`${what}: write the day like 12/3/2026 or 2026-03-12.`)
  if (day > today) throw new TaskError(`${what}: ${day} is a day to come.`)
  return day
}

function readSource(typed: string, before: Source['from']): Source['from'] {
  if (typed === '') return before
  const known = sourceNames.find((one) => one === typed.toLowerCase().replaceAll('’', "'"))
  if (known !== undefined) return known
  const hint = didYouMean(typed, [...sourceNames], `It is from: ${sourceNames.join(', ')}.`)
  throw new TaskError(`"${typed}" is no source. ${hint}`)
}

/**
 * A key for a paper: `Test of the thickness, 4471` -> `test-of-the-thickness-4471`. It has Latin letters and
 * digits alone: names in other scripts, or that differ in what it leaves out, are told apart by a number.
 */
function paperKey(name: string, papers: Sources['papers']): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    // An accent belongs to its letter: what is left is the letter.
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  const key = plain.slice(0, 50).replaceAll(/^-|-$/g, '') || 'paper'
  for (let n = 1; ; n += 1) {
    const free = n === 1 ? key : `${key}-${n}`
    if (ownValue(papers, free) === undefined) return free
  }
}

/** The key and the day of a listed paper, or of a new one, which is added. */
function addPaper(
  work: FilesEdit,
  { title, number, date, where }: TypedPaper,
  papers: Sources['papers'],
  today: string,
): { key: string; date: string } | undefined {
  const named = [title, number].filter((one) => one !== '')
  if (named.length === 0) return undefined
  for (const [key, paper] of Object.entries(papers)) {
    const names = [key, paper.title, paper.number].map((one) => one?.normalize())
    if (named.every((one) => names.includes(one.normalize()))) return { key, date: paper.date }
  }
  if (title === '' || date === '' || where === '') {
    throw new TaskError('A new paper needs its title, its date, and where it is kept.')
  }
  const place = where.startsWith('https://') ? { link: where } : { file: where }
  const common = { title, ...(number !== '' && { number }), date: pastDay(date, 'Paper', today) }
  const paper: Paper = { ...common, ...place }
  const key = paperKey(named.join(' '), papers)
  work.add(file, ['papers'], key, paper)
  return { key, date: paper.date }
}

/**
 * Confirms the present value that an entry of `sources.json` is about.
 * @param today the last day on which it may have been
 * @throws a TaskError if something is missing or cannot be
 */
export function confirmEntry(
  work: FilesEdit,
  index: number,
  { by, on, from: typed, paper }: Confirmation,
  today: string,
): void {
  const { draft } = readCatalogue(work.files)
  const source = draft.sources?.entries[index]
  if (draft.sources === undefined || source === undefined) {
    throw new TaskError('This question is not in the list any more.')
  }
  if (cleanTyped(by) === '')
    throw new TaskError('Write the name of the person who has confirmed it.')
  const day = pastDay(on, 'Confirmed', today)
  const from = readSource(typed, source.from)
  const kind = paperSources.find((one) => one === from)
  const added = addPaper(work, paper, draft.sources.papers, today)
  const named = added?.key ?? ('paper' in source ? source.paper : undefined)
  if (kind !== undefined && named === undefined) {
    throw new TaskError(`A ${kind} needs its paper: the title, the date, and where it is kept.`)
  }
  if (kind === undefined && added !== undefined) {
    throw new TaskError(`A paper belongs to one of these: ${paperSources.join(', ')}.`)
  }
  const dated = added?.date ?? ownValue(draft.sources.papers, named ?? '')?.date ?? ''
  if (kind !== undefined && day < dated) {
    throw new TaskError(`Confirmed: ${day} is before the day of its paper, ${dated}.`)
  }
  const places = resolveReference(source, draft)
  for (const { jsonPath, reason } of draft.site ? placeholderValues(draft.site) : []) {
    const stands = places.some(
      (one) => one.file === sharedFilePath('site') && isWithin(jsonPath, one.jsonPath),
    )
    if (stands) throw new TaskError(`${reason} Write the real one first.`)
  }
  const { pointer, ask, reason } = source
  const confirmed = { by: cleanTyped(by), on: day, value: textToConfirm(draft, places) }
  work.change(file, ['entries', index], {
    file: source.file,
    pointer,
    from,
    ...(kind !== undefined && { paper: named }),
    confirmed,
    ...(ask && { ask }),
    ...(reason && { reason }),
  })
}

/**
 * Confirms the present value of a question, although there may be problems elsewhere.
 * @param today the last day on which it may have been
 * @returns the changed files; or why it cannot be confirmed, such as a problem of the value itself
 */
export function answerQuestion(
  files: Files,
  index: number,
  confirmation: Confirmation,
  today: string,
): { changed: ReadonlyMap<string, string | undefined> } | FailedTask {
  const { draft, problems } = checkCatalogue(files)
  const source = draft.sources?.entries[index]
  if (source !== undefined) {
    const unreadable = unreadablePlaces(source, files, draft)
    const places = [...resolveReference(source, draft), ...unreadable]
    const fault = faultFinder(files, problems)(places)
    if (fault !== undefined) return { refused: `${stillWrong} ${fault.inForm}` }
    const others = problems.filter(({ file }) => unreadable.some((place) => place.file === file))
    if (others.length > 0) return { refused: `${stillWrong} ${formatForForm(others, draft)}` }
  }
  const work = new FilesEdit(files)
  try {
    confirmEntry(work, index, confirmation, today)
  } catch (error) {
    if (error instanceof TaskError) return { refused: textFor('inForm', error.text) }
    throw error
  }
  return { changed: work.changed }
}

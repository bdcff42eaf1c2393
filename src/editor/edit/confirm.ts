import type { Files } from '../../catalogue/catalogueFiles.ts'
import { isWithin } from '../../catalogue/place.ts'
import { Source } from '../../catalogue/schemas/sources.ts'
import { didYouMean } from '../../catalogue/suggest.ts'
import { cleanFigure, cleanTyped } from '../../catalogue/typedText.ts'
import { checkCatalogue } from '../../check/checkCatalogue.ts'
import { faultFinder, unreadablePlaces } from '../../check/launchQuestions.ts'
import { placeholderValues } from '../../check/placeholderValues.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { resolveReference } from '../../check/references.ts'
import { formatForForm } from '../../check/report.ts'
import { textToConfirm } from '../../check/sources.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { type FailedTask, FilesEdit, TaskError } from './catalogueEdit.ts'

/** Every word that says where a value comes from. */
export const sourceNames: readonly Source['from'][] = Source.shape.from.options

/** A confirmation, as a person types it. */
export type Confirmation = {
  by: string
  on: string
  /** '' stays as it is. */
  from: string
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
function pastDay(typed: string, today: string): string {
  const day = readDay(typed)
  if (day === undefined)
    throw new TaskError('Confirmed: write the day like 12/3/2026 or 2026-03-12.')
  if (day > today) throw new TaskError(`Confirmed: ${day} is a day to come.`)
  return day
}

function readSource(typed: string, before: Source['from']): Source['from'] {
  if (typed === '') return before
  const source = sourceNames.find((one) => one === typed.toLowerCase().replaceAll('’', "'"))
  if (source !== undefined) return source
  const hint = didYouMean(typed, [...sourceNames], `It is from: ${sourceNames.join(', ')}.`)
  throw new TaskError(`"${typed}" is no source. ${hint}`)
}

/**
 * Confirms the present value that an entry of `sources.json` is about.
 * @param today the last day on which it may have been
 * @throws a TaskError if something is missing or cannot be
 */
export function confirmEntry(
  work: FilesEdit,
  index: number,
  { by, on, from: typed }: Confirmation,
  today: string,
): void {
  const { draft } = readCatalogue(work.files)
  const source = draft.sources?.entries[index]
  if (draft.sources === undefined || source === undefined) {
    throw new TaskError('This question is not in the list any more.')
  }
  if (cleanTyped(by) === '')
    throw new TaskError('Write the name of the person who has confirmed it.')
  const day = pastDay(on, today)
  const from = readSource(typed, source.from)
  const places = resolveReference(source, draft)
  for (const { jsonPath, reason } of draft.site ? placeholderValues(draft.site) : []) {
    const isPlaceholder = places.some(
      (one) => one.file === sharedFilePath('site') && isWithin(jsonPath, one.jsonPath),
    )
    if (isPlaceholder) throw new TaskError(`${reason} Write the real one first.`)
  }
  const { pointer, ask, reason } = source
  const confirmed = { by: cleanTyped(by), on: day, value: textToConfirm(draft, places) }
  work.change(file, ['entries', index], {
    file: source.file,
    pointer,
    from,
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
    if (fault !== undefined) return { refused: `${stillWrong} ${fault}` }
    const others = problems.filter(({ file }) => unreadable.some((place) => place.file === file))
    if (others.length > 0) return { refused: `${stillWrong} ${formatForForm(others, draft)}` }
  }
  const work = new FilesEdit(files)
  try {
    confirmEntry(work, index, confirmation, today)
  } catch (error) {
    if (error instanceof TaskError) return { refused: error.message }
    throw error
  }
  return { changed: work.changed }
}

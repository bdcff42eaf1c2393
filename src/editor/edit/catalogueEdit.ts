import { type Files, parseTranslationPath } from '../../catalogue/catalogueFiles.ts'
import type { JsonObject } from '../../catalogue/json.ts'
import { pathOf } from '../../catalogue/path.ts'
import type { JsonPath, LocatedProblem } from '../../catalogue/problem.ts'
import { didYouMean } from '../../catalogue/suggest.ts'
import { checkCatalogue } from '../../check/checkCatalogue.ts'
import type { Memo } from '../../check/parseFile.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { formatForForm } from '../../check/report.ts'
import { isAboutUnwritten } from '../../check/unwrittenTexts.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { applyChanges } from './applyChanges.ts'
import {
  addField,
  changeValue,
  editFile,
  insertEntry,
  removeEntry,
  renameField,
  replaceTexts,
} from './editJson.ts'
import { pictureNameOf } from './pictureFile.ts'
import { removeLeftovers } from './removeLeftovers.ts'

/** The file with references to values of other files. */
const sourcesFile = sharedFilePath('sources')

/** One effect of a task, with its file. */
export type TaskMessage = { text: string; file?: string }

/** As the terminal prints it: `data/routes.json  has the path /Screw`. */
export function formatTaskMessage({ text, file }: TaskMessage): string {
  return file === undefined ? text : `${file}  ${text}`
}

/** The outcome of a task: each changed file with its new text, a deleted one with undefined. */
export type CompletedTask = {
  changed: ReadonlyMap<string, string | undefined>
  /** The effects, in words. */
  messages: readonly TaskMessage[]
  /** The problems of the outcome: what is still to be filled in. */
  problems: readonly LocatedProblem[]
  /** The new warnings. */
  warnings: readonly LocatedProblem[]
}

/**
 * The reason why a task was refused, for its form; nothing has been changed.
 * `given` is the text or choice of the field with the mistake, if one field has it.
 */
export type FailedTask = { refused: string; given?: string }

export type TaskOutcome = CompletedTask | FailedTask

/** Ends a task with a message to the person. */
export class TaskError extends Error {
  readonly given?: string
  /** @param given the text or choice of the field with the mistake */
  constructor(message: string, given?: string) {
    super(message)
    this.given = given
  }
}

/** The files after a task. */
export function filesAfter(before: Files, { changed }: Pick<CompletedTask, 'changed'>): Files {
  const deleted = [...changed].flatMap(([file, text]) => (text === undefined ? [file] : []))
  const pictures = deleted.map((file) => [pictureNameOf(file), undefined] as const)
  return {
    texts: applyChanges(before.texts, changed),
    pictures: applyChanges(before.pictures, pictures),
  }
}

/** Files while they are changed, whether or not all of them can be read. */
export class FilesEdit {
  readonly changed = new Map<string, string | undefined>()
  /** The files before the change. */
  readonly start: Files
  /** The files that were read last; it only saves time. */
  readonly memo: Memo

  constructor(files: Files, memo: Memo = new Map()) {
    this.start = files
    this.memo = memo
  }

  /** The files with the changes so far. */
  get files(): Files {
    return filesAfter(this.start, this)
  }

  /** The catalogue with the changes so far, as far as it can be read. */
  get draft(): DraftCatalogue {
    return readCatalogue(this.files, this.memo).draft
  }

  text(file: string): string {
    const { texts } = this.changed.has(file) ? { texts: this.changed } : this.start
    const text = texts.get(file)
    if (typeof text !== 'string') throw new Error(`${file} is not there`)
    return text
  }

  put(file: string, text: string | undefined): void {
    this.changed.set(file, text)
  }

  #edit(file: string, edit: (value: JsonObject) => unknown): void {
    this.put(file, editFile(file, this.text(file), edit))
  }

  change(file: string, path: JsonPath, value: unknown): void {
    this.#edit(file, (all) => changeValue(all, path, value))
  }

  /** Adds a field to an object. */
  add(file: string, path: JsonPath, name: string, value: unknown): void {
    this.#edit(file, (all) => addField(all, path, name, value))
  }

  /** Adds an entry to a list, before the one with that index or at its end. */
  insert(file: string, path: JsonPath, entry: unknown, at?: number): void {
    this.#edit(file, (all) => insertEntry(all, path, entry, at))
  }

  remove(file: string, path: JsonPath): void {
    this.#edit(file, (all) => removeEntry(all, path))
  }

  rename(file: string, path: JsonPath, from: string, to: string): void {
    this.#edit(file, (all) => renameField(all, path, from, to))
  }
}

/** The files of a catalogue while a task changes them, and the messages about it. */
export class CatalogueEdit extends FilesEdit {
  readonly catalogue: Catalogue
  readonly messages: TaskMessage[] = []

  constructor(files: Files, catalogue: Catalogue, memo?: Memo) {
    super(files, memo)
    this.catalogue = catalogue
  }

  /**
   * Adds a message, once.
   * @param file the one that is changed so; left out: it is about visitors
   */
  report(text: string, file?: string): void {
    const isReported = this.messages.some((one) => one.text === text && one.file === file)
    if (!isReported) this.messages.push({ text, file })
  }

  /**
   * Replaces a text wherever it is the value of a field, with a message for each file.
   * @param message what is said of a file; left out: which text is another now
   */
  replaceEverywhere(from: string, to: string, message = `"${from}" becomes "${to}"`): void {
    for (const [file, text] of this.files.texts) {
      if (typeof text !== 'string' || !file.endsWith('.json')) continue
      const other = editFile(file, text, (all) => replaceTexts(all, from, to))
      if (other === text) continue
      this.put(file, other)
      this.report(message, file)
    }
  }

  /**
   * Removes what is left over of what the task has removed. What the task itself has written of
   * translations and sources is still about the catalogue before it.
   */
  removeLeftovers(): void {
    const written = [...this.changed].filter(
      ([file, text]) => text !== undefined && (parseTranslationPath(file) ?? file === sourcesFile),
    )
    const before = { ...this.start, texts: applyChanges(this.start.texts, written) }
    const { changed, removals } = removeLeftovers(this.files, {
      earlier: [before],
      memo: this.memo,
    })
    for (const [file, text] of changed) this.put(file, text)
    for (const { file, text } of removals) this.report(text, file)
  }

  /** The path of a page, given with or without its slash. */
  page(name: string): string {
    const path = pathOf(name.replace(/^\//, ''))
    if (this.catalogue.pages.has(path)) return path
    const slugs = [...this.catalogue.pages.keys()].map((one) => one.slice(1))
    throw new TaskError(`There is no page "${path}". ${didYouMean(name, slugs, '')}`.trim())
  }
}

/** @returns whether a problem is a new one since that check, on whichever line */
export function isNewSince({ problems, warnings }: Pick<CompletedTask, 'problems' | 'warnings'>) {
  const key = ({ file, message }: LocatedProblem) => `${file} ${message}`
  const keysBefore = new Set([...problems, ...warnings].map(key))
  return (problem: LocatedProblem): boolean => !keysBefore.has(key(problem))
}

/**
 * Runs a task on a catalogue. If the outcome has a new problem, the task fails as a whole. Texts
 * that are marked as still to be written are what is left to do, and let no task fail.
 * @param unfinishedFile the one file that may be left with fields to fill in
 */
export function runTask(
  files: Files,
  task: (work: CatalogueEdit) => void,
  unfinishedFile?: string,
): TaskOutcome {
  const memo: Memo = new Map()
  const before = checkCatalogue(files, memo)
  if (before.catalogue === undefined) {
    const problems = formatForForm(before.problems, before.draft)
    return { refused: `Fix this first. Nothing was changed.\n${problems}` }
  }
  const work = new CatalogueEdit(files, before.catalogue, memo)
  try {
    task(work)
    work.removeLeftovers()
  } catch (error) {
    if (error instanceof TaskError) {
      return { refused: error.message, given: error.given }
    }
    throw error
  }
  const { draft, problems, warnings } = checkCatalogue(work.files, memo)
  const isNew = isNewSince(before)
  const wrong = problems.filter(
    (problem) =>
      isNew(problem) && problem.file !== unfinishedFile && !isAboutUnwritten(work.files, problem),
  )
  if (wrong.length > 0) {
    const why = 'Nothing was changed, because this would then be wrong:'
    return { refused: `${why}\n${formatForForm(wrong, draft)}` }
  }
  return {
    changed: work.changed,
    messages: work.messages,
    problems,
    warnings: warnings.filter(isNew),
  }
}

import type { JSONPath } from 'jsonc-parser'
import { checkCatalogue } from '../../check/checkCatalogue.ts'
import { formatProblems } from '../../check/report.ts'
import { type Files, PICTURES } from '../../model/catalogue/catalogueFiles.ts'
import { pathOf } from '../../model/catalogue/path.ts'
import type { Problem } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggest.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import {
  changeValue,
  insertEntry,
  removeEntry,
  renameField,
  replaceTexts,
  replaceValue,
} from './json.ts'

/** What a task has made: each changed file with its new text, a deleted one with undefined. */
export type CompletedTask = {
  changed: ReadonlyMap<string, string | undefined>
  /** What was done, line by line. */
  messages: readonly string[]
  /** What the check says of the outcome: what is still to be filled in. */
  problems: readonly Problem[]
  /** What it has come to doubt by the task. */
  warnings: readonly Problem[]
}

/** Why a task was not done; nothing has been changed. */
export type FailedTask = { refused: string }

/** Ends a task with a word to the person who asked for it. */
export class TaskError extends Error {}

/** The files once a task has changed them. */
export function filesAfter(before: Files, { changed }: Pick<CompletedTask, 'changed'>): Files {
  const texts = new Map(before.texts)
  const pictures = new Map(before.pictures)
  for (const [file, text] of changed) {
    if (text !== undefined) texts.set(file, text)
    else if (!texts.delete(file)) pictures.delete(file.slice(PICTURES.length + 1))
  }
  return { texts, pictures }
}

/** The files of a catalogue while a task changes them. */
export class CatalogueEdit {
  readonly catalogue: Catalogue
  readonly messages: string[] = []
  readonly changed = new Map<string, string | undefined>()
  private readonly before: Files

  constructor(files: Files, catalogue: Catalogue) {
    this.before = files
    this.catalogue = catalogue
  }

  /** The files as the task has made them. */
  get files(): Files {
    return filesAfter(this.before, this)
  }

  text(file: string): string {
    const { texts } = this.changed.has(file) ? { texts: this.changed } : this.before
    const text = texts.get(file)
    if (typeof text !== 'string') throw new Error(`${file} is not there`)
    return text
  }

  put(file: string, text: string | undefined): void {
    this.changed.set(file, text)
  }

  say(line: string): void {
    this.messages.push(line)
  }

  replace(file: string, path: JSONPath, value: unknown): void {
    this.put(file, replaceValue(this.text(file), path, value))
  }

  /** Writes what differs alone. */
  change(file: string, path: JSONPath, value: unknown): void {
    this.put(file, changeValue(this.text(file), path, value))
  }

  insert(file: string, path: JSONPath, value: unknown, place?: { name?: string; at?: number }) {
    this.put(file, insertEntry(this.text(file), path, value, place))
  }

  remove(file: string, path: JSONPath): void {
    this.put(file, removeEntry(this.text(file), path))
  }

  rename(file: string, path: JSONPath, name: string): void {
    this.put(file, renameField(this.text(file), path, name))
  }

  /** Puts a text in the place of another wherever that is a value of a file, and tells in which. */
  replaceEverywhere(from: string, to: string): void {
    for (const [file, text] of this.files.texts) {
      if (typeof text !== 'string' || !file.endsWith('.json')) continue
      const other = replaceTexts(text, from, to)
      if (other === text) continue
      this.put(file, other)
      this.say(`${file}  "${from}" is "${to}" now`)
    }
  }

  /** The path of the page that is asked for by its name or its path. */
  page(name: string): string {
    const path = pathOf(name.replace(/^\//, ''))
    if (this.catalogue.pages.has(path)) return path
    const slugs = [...this.catalogue.pages.keys()].map((one) => one.slice(1))
    throw new TaskError(`There is no page "${path}". ${didYouMean(name, slugs, '')}`.trim())
  }
}

/** Whether the check has not said a thing before, in whatever line. */
export function isNewSince({ problems, warnings }: Pick<CompletedTask, 'problems' | 'warnings'>) {
  const said = ({ file, message }: Problem) => `${file} ${message}`
  const known = new Set([...problems, ...warnings].map(said))
  return (problem: Problem): boolean => !known.has(said(problem))
}

/**
 * Does a task on the texts of a catalogue; where its outcome would have a problem that was not there
 * before, nothing is done.
 * @param openFile the one file that may be left with texts to fill in
 */
export function runTask(
  files: Files,
  task: (work: CatalogueEdit) => void,
  openFile?: string,
): CompletedTask | FailedTask {
  const before = checkCatalogue(files)
  if (before.catalogue === undefined) {
    const wrong = formatProblems(before.problems, 'text')
    return { refused: `${wrong}\nNothing was changed. Mend this first.` }
  }
  const work = new CatalogueEdit(files, before.catalogue)
  try {
    task(work)
  } catch (error) {
    if (error instanceof TaskError) return { refused: error.message }
    throw error
  }
  const { problems, warnings } = checkCatalogue(work.files)
  const isNew = isNewSince(before)
  const wrong = problems.filter((problem) => isNew(problem) && problem.file !== openFile)
  if (wrong.length > 0) {
    const why = 'Nothing was changed, for this would be wrong then:'
    return { refused: `${why}\n${formatProblems(wrong, 'text')}` }
  }
  return {
    changed: work.changed,
    messages: work.messages,
    problems,
    warnings: warnings.filter(isNew),
  }
}

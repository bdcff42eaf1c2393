import { findNodeAtOffset, parseTree } from 'jsonc-parser'
import type { Files, PictureFileCheck } from '../../src/catalogue/catalogueFiles.ts'
import type { LocatedProblem } from '../../src/catalogue/problem.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { paragraphsOf } from '../helpers/paragraphs.ts'
import { type FixtureEdit, makeRegistry } from './fixture.ts'

/** A row of the tables in `tests/fixtures/`: edits to a catalogue without problems, and the report. */
export type CaseRow = {
  name: string
  edits: FixtureEdit[]
  /** `file:line:column  message`, as the check prints it. */
  says: string[]
  /** The fix that the report advises; once it is followed, nothing is reported. */
  fix: FixtureEdit[]
}

/** An edit as a line of a table has it. */
export function editOf(line: string): FixtureEdit {
  const [, file = '', find, replace = '', more = '{}'] =
    /^(.+?)(?:: `(.*?)` -> `(.*)`| (\{.*\}))$/.exec(line) ?? []
  if (find === undefined) return { file, ...JSON.parse(more) }
  const [from, to] = [find, replace].map((text) => text.replaceAll('⏎', '\n'))
  return { file, find: from ?? '', replace: to ?? '' }
}

/**
 * Reads a table: a name at the margin, and below it, indented, the edits and the report:
 * `data/x.json: \`this\` -> \`that\`` is an edit (⏎ ends a line), `data/x.json {"remove": true}` one
 * of another kind, `! ` an error, `? ` a warning, and `+ ` before an edit marks what it advises.
 */
export async function caseRows(file: string): Promise<CaseRow[]> {
  return (await paragraphsOf(file)).map(({ name, lines }) => ({
    name,
    edits: lines.filter((line) => !/^[!?+] /.test(line)).map(editOf),
    says: lines.filter((line) => /^[!?] /.test(line)),
    fix: lines.filter((line) => line.startsWith('+ ')).map((line) => editOf(line.slice(2))),
  }))
}

const whole = await readFolder(await makeRegistry())

function applied(files: Files, edit: FixtureEdit): Files {
  const texts = new Map(files.texts)
  const pictures = new Map<string, PictureFileCheck>(files.pictures)
  const picture = edit.file.replace('public/pictures/', '')
  if ('picture' in edit) pictures.set(picture, { width: edit.picture.width })
  else if ('text' in edit) texts.set(edit.file, edit.text)
  else if ('copy' in edit) texts.set(edit.file, texts.get(edit.copy) ?? '')
  else if ('remove' in edit) {
    texts.delete(edit.file)
    pictures.delete(picture)
  } else if ('find' in edit) {
    const before = texts.get(edit.file)
    if (typeof before !== 'string' || before.split(edit.find).length !== 2) {
      throw new Error(`${JSON.stringify(edit.find)} does not occur exactly once in ${edit.file}`)
    }
    texts.set(
      edit.file,
      before.replace(edit.find, () => edit.replace),
    )
  }
  return { texts, pictures }
}

/** True if an edit has to be made on a disk: folders, encodings, unusual pictures. */
function needsDisk(edit: FixtureEdit): boolean {
  if ('text' in edit) {
    return edit.encoding !== undefined || !edit.file.endsWith('.json') || /^\ufeff/.test(edit.text)
  }
  if ('picture' in edit) return Object.keys(edit.picture).length > 2 || edit.picture.height > 1000
  return 'folder' in edit || ('remove' in edit && !edit.file.includes('.'))
}

/** The catalogue after some edits, in memory if that is possible. */
export async function withEdits(edits: readonly FixtureEdit[], from = whole): Promise<Files> {
  if (edits.some(needsDisk)) return readFolder(await makeRegistry(edits))
  return edits.reduce(applied, from)
}

/** The fixes that name an edit, and what they put instead of the present text. */
const fixPatterns: readonly [RegExp, (typed: string) => string][] = [
  [/^Did you mean ("[^"]+")\?/, (meant) => meant],
  [/^(?:Use|Write) ("[^"]*")[.,]/, (meant) => meant],
  [/^Write (\{.*\})(?: instead)?\.$/, (meant) => meant],
  [/^Write (\d+\.\d+)[.,]/, (meant) => meant],
  [/^Delete the comma/, () => ''],
]

/** The catalogue once a fix is followed; undefined if it names no edit. */
export function followFix(
  files: Files,
  { file, line, column, fix }: LocatedProblem,
): Files | undefined {
  const text = files.texts.get(file)
  if (typeof text !== 'string') return undefined
  const renamed = /^Rename it "(.*)"/.exec(fix)?.[1]
  if (renamed !== undefined) {
    const to = file.replace(/[^/]*$/, renamed)
    return [{ file: to, copy: file }, { file, remove: true } as const].reduce(applied, files)
  }
  // A problem of the file as a whole is not fixed inside it.
  if (line === 1 && column === 1) return undefined
  const lines = text.split('\n')
  const offset = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
  for (const [pattern, replacement] of fixPatterns) {
    const [, named] = pattern.exec(fix) ?? []
    if (named === undefined && !pattern.test(fix)) continue
    const tree = parseTree(text)
    const node = /^["{]/.test(named ?? '') && tree ? findNodeAtOffset(tree, offset) : undefined
    const [comma = text.charAt(offset)] = /^\d+,\d+/.exec(text.slice(offset)) ?? []
    const here = node === undefined ? comma : text.slice(node.offset, node.offset + node.length)
    const before = text.slice(0, node?.offset ?? offset)
    const after = before + replacement(named ?? '') + text.slice(before.length + here.length)
    return applied(files, { file, text: after })
  }
  return undefined
}

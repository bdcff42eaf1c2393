import { readFile } from 'node:fs/promises'
import { findNodeAtOffset, parseTree } from 'jsonc-parser'
import type { Files, KnownPicture } from '../../src/model/catalogue/catalogueFiles.ts'
import type { Problem } from '../../src/model/problem.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { type Edit, makeRegistry } from './fixture.ts'

/** A row of the tables in `tests/fixtures/`: what is done to a whole catalogue, and what is said. */
export type Row = {
  name: string
  edits: Edit[]
  /** `file:line:column  message`, as the check prints it. */
  says: string[]
  /** What the cure advises; once it is obeyed, nothing more is said. */
  cure: Edit[]
}

function editOf(line: string): Edit {
  const [, file = '', find, replace = '', more = '{}'] =
    /^(.+?)(?:: `(.*?)` -> `(.*)`| (\{.*\}))$/.exec(line) ?? []
  if (find === undefined) return { file, ...JSON.parse(more) }
  const [from, to] = [find, replace].map((text) => text.replaceAll('⏎', '\n'))
  return { file, find: from ?? '', replace: to ?? '' }
}

/**
 * Reads a table: a name at the margin, and below it, indented, what is done and what is said:
 * `data/x.json: \`this\` -> \`that\`` is an edit (⏎ ends a line), `data/x.json {"remove": true}` one
 * of another kind, `! ` an error, `? ` a warning, and `+ ` before an edit the cure that is obeyed.
 */
export async function rowsOf(file: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const row = rows.at(-1)
    const told = line.trimStart()
    if (told === '') continue
    if (told === line) rows.push({ name: line, edits: [], says: [], cure: [] })
    else if (/^[!?] /.test(told)) row?.says.push(told)
    else if (told.startsWith('+ ')) row?.cure.push(editOf(told.slice(2)))
    else row?.edits.push(editOf(told))
  }
  return rows
}

const whole = await readFolder(await makeRegistry())

function applied(files: Files, edit: Edit): Files {
  const texts = new Map(files.texts)
  const pictures = new Map<string, KnownPicture>(files.pictures)
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
      throw new Error(`${JSON.stringify(edit.find)} does not stand once in ${edit.file}`)
    }
    texts.set(
      edit.file,
      before.replace(edit.find, () => edit.replace),
    )
  }
  return { texts, pictures }
}

/** Whether an edit needs a disk to be told from its text: folders, encodings, odd pictures. */
function needsDisk(edit: Edit): boolean {
  if ('text' in edit) {
    return edit.encoding !== undefined || !edit.file.endsWith('.json') || /^\ufeff/.test(edit.text)
  }
  if ('picture' in edit) return Object.keys(edit.picture).length > 2 || edit.picture.height > 1000
  return 'folder' in edit || ('remove' in edit && !edit.file.includes('.'))
}

/** The whole catalogue after some edits; in memory where that is all there is to them. */
export async function edited(edits: readonly Edit[], from = whole): Promise<Files> {
  if (edits.some(needsDisk)) return readFolder(await makeRegistry(edits))
  return edits.reduce(applied, from)
}

/** The cures that name an edit, and the edit: what is put in the place of what stands there. */
const cures: readonly [RegExp, (typed: string) => string][] = [
  [/^Did you mean ("[^"]+")\?/, (meant) => meant],
  [/^(?:Tables name it by its key: write|Write) ("[^"]*")[.,]/, (meant) => meant],
  [/^Write (\{.*\})(?: in its place)?\.$/, (meant) => meant],
  [/^Write (\d+\.\d+)[.,]/, (meant) => meant],
  [/^Delete the comma/, () => ''],
]

/** The catalogue once a cure is obeyed; undefined where the cure names no edit. */
export function obeyed(files: Files, { file, line, column, hint }: Problem): Files | undefined {
  const text = files.texts.get(file)
  if (typeof text !== 'string') return undefined
  const renamed = /^Rename it "(.*)"/.exec(hint)?.[1]
  if (renamed !== undefined) {
    const to = file.replace(/[^/]*$/, renamed)
    return [{ file: to, copy: file }, { file, remove: true } as const].reduce(applied, files)
  }
  // What is said of a file as a whole is not cured inside it.
  if (line === 1 && column === 1) return undefined
  const lines = text.split('\n')
  const offset = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
  for (const [cure, put] of cures) {
    const [, named] = cure.exec(hint) ?? []
    if (named === undefined && !cure.test(hint)) continue
    const tree = parseTree(text)
    const node = /^["{]/.test(named ?? '') && tree ? findNodeAtOffset(tree, offset) : undefined
    const [comma = text.charAt(offset)] = /^\d+,\d+/.exec(text.slice(offset)) ?? []
    const here = node === undefined ? comma : text.slice(node.offset, node.offset + node.length)
    const before = text.slice(0, node?.offset ?? offset)
    const after = before + put(named ?? '') + text.slice(before.length + here.length)
    return applied(files, { file, text: after })
  }
  return undefined
}

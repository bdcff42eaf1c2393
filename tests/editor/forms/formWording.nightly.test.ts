import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type LocatedProblem, problemSentence } from '../../../src/catalogue/problem.ts'
import { fieldMeta } from '../../../src/catalogue/schemas/fieldMeta.ts'
import { checkCatalogue } from '../../../src/check/checkCatalogue.ts'
import { launchWords } from '../../../src/check/launchWords.ts'
import { readCatalogue } from '../../../src/check/readCatalogue.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { publishWords } from '../../../src/editor/edit/publishWords.ts'
import { tasks } from '../../../src/editor/edit/taskForms.ts'
import { translateWords } from '../../../src/editor/edit/translateWords.ts'
import { formatCellMessage } from '../../../src/editor/sheet/importSheets.ts'
import { searchCatalogue } from '../../../src/editor/worker/search.ts'
import { fixedFiles, pageFile, schemaOfFile } from '../../../src/pages/dataFiles.ts'
import { fileTitle } from '../../../src/pages/fileTitle.ts'
import { caseRows, withEdits } from '../../check/table.ts'
import { paragraphsOf } from '../../helpers/paragraphs.ts'
import { whole, withSources } from '../../helpers/wholeCatalogue.ts'
import { gridsOf, imported, typed } from '../sheet/sheets.ts'

const folder = 'tests/fixtures/wrong'
const tables = await readdir(folder)

const technical =
  /\.json|json\b|\bnpm\b|data\/|public\/|\bpaths?\b|pointer|\$schema|\balias|\bslug|claim row/i
/** A place in a file, or the name of a field there; the tables have some wrong addresses in small letters. */
const spelt = /"\/(?!nails|index|assets|gu")[a-z]|(?<!\{)\b[a-z]+[A-Z]\w*/
/** Braces and brackets, but for the gaps that texts have, which are typed in a form as well. */
const punctuation = /[{}[\]]/

/** Whoever reads this has to know how the files are written. */
function isTechnical(text: string): boolean {
  // Quotations are typed text.
  const own = text.replaceAll(/"(?:\\.|[^"\\])*"|\{\w+\}/g, '')
  return technical.test(text) || spelt.test(text) || punctuation.test(own)
}

/** The messages of each schema about a value and everything inside it. */
function* textsOf(schema: z.core.$ZodType, seen = new Set<unknown>()): Iterable<string> {
  if (seen.has(schema)) return
  seen.add(schema)
  const { title = '', description = '' } = fieldMeta(schema)
  yield* [title, description]
  const inner: z.core.$ZodType[] = []
  if (schema instanceof z.ZodOptional) inner.push(schema.unwrap())
  else if (schema instanceof z.ZodNullable) inner.push(schema.unwrap())
  else if (schema instanceof z.ZodObject) inner.push(...Object.values(schema.shape))
  else if (schema instanceof z.ZodUnion) inner.push(...schema.options)
  else if (schema instanceof z.ZodArray) inner.push(schema.element)
  else if (schema instanceof z.ZodRecord) inner.push(schema.keyType, schema.valueType)
  for (const one of inner) yield* textsOf(one, seen)
}

/** The parts of a fix for people who edit the files: an example, a key, a command. */
const forFiles =
  / ?For example: .*| ?In the file: \{.*\}\.|: \{ "claim": "[\w-]+" \} in the file|(?<=”) \(\w+\)| ?Its key is "\w+"\.|, or run "npm run fix"/g

describe('the check names what is wrong as the forms do, unless a file as a whole is damaged', () => {
  it.each(tables)('%s', async (table) => {
    const found: LocatedProblem[] = []
    for (const { edits } of await caseRows(path.join(folder, table))) {
      const { problems, warnings } = checkCatalogue(await withEdits(edits))
      found.push(...problems, ...warnings)
    }
    const inFields = found.filter(({ jsonPath }) => jsonPath !== undefined && jsonPath.length > 0)
    // A key or an address of a file is quoted.
    const said = inFields.map((problem) =>
      problemSentence(problem)
        .replaceAll(forFiles, '')
        .replaceAll(/"[^"]*"/g, '""'),
    )
    expect([...new Set(said)].filter(isTechnical)).toEqual([])
    expect(found.filter(({ fix }) => fix === '')).toEqual([])
  })
})

describe('the editor speaks the words of its forms, and none of the files', () => {
  it.each([...fixedFiles, pageFile('/Page')])('in the help of %s', (file) => {
    const said = [...textsOf(schemaOfFile(file) ?? z.never())]
    expect(said.filter(isTechnical)).toEqual([])
  })

  it.each([
    ['Screw', 'Bolt'],
    ['Screw', 'RoofingSheet'],
    ['CardA', 'Screw'],
    ['Screw', 'Screw bolt'],
    ['Nobody', 'Ridgedsheet'],
    ['Clipsheet', ''],
    ['RoofingSheet', 'Screw'],
  ])('in what tasks do and refuse with "%s" and "%s"', (...typed) => {
    const said = tasks.flatMap(({ run }) => {
      const done = run(whole, typed, new Set())
      if ('refused' in done) return [done.refused]
      return done.messages.map(({ file = '', text }) => `${fileTitle(file)}: ${text}`)
    })
    expect(said.filter(isTechnical)).toEqual([])
  })

  it('in what the import of a spreadsheet refuses', async () => {
    const sheets = gridsOf(whole)
    const said = (await paragraphsOf('tests/editor/sheet/cells.txt')).flatMap(({ name }) => {
      const [, keys = '', head = '', cell = ''] = /^(.*?) & (.*?): (.*)$/.exec(name) ?? []
      const { errors, warnings } = imported(typed(sheets, keys, { [head]: JSON.parse(cell) }))
      return [...errors, ...warnings].map(formatCellMessage)
    })
    expect(said.filter(isTechnical)).toEqual([])
  })

  it('in what a search finds', () => {
    const { draft } = readCatalogue(whole)
    const found = ['data', 'json', 'schema', 'rows'].flatMap(
      (query) => searchCatalogue(draft, query).matches,
    )
    expect(found.flatMap(({ label, text }) => [label, text]).filter(isTechnical)).toEqual([])
  })

  it('in all that it says itself', () => {
    const all = JSON.stringify([editorWords, launchWords, publishWords, translateWords])
    expect(all).not.toMatch(
      /pointer|\balias(?!")|\bslug(?!")|claim row|\bJSON|schema|data\/|npm (?!run edit)/,
    )
  })

  it('and names the page and the field that a message is about', () => {
    const place = { file: 'data/pages/Ridgedsheet.json', pointer: '/specification/rows/thickness' }
    const entry = { ...place, from: 'owner', doubted: ['rose'] }
    const { warnings } = checkCatalogue(withSources([entry]))
    expect(warnings.map(({ message }) => message)).toContain(
      '"rose" is doubted, but “Ridged sheets: Specification, Thickness” does not have it',
    )
  })
})

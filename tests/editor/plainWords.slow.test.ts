import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readCatalogue } from '../../src/check/readCatalogue.ts'
import { checkEdits } from '../../src/editor/checkEdits.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { plainMessage, plainWords } from '../../src/editor/plainWords.ts'
import { publishWords } from '../../src/editor/publishWords.ts'
import { describeSchema } from '../../src/editor/schemaText.ts'
import { searchCatalogue } from '../../src/editor/search.ts'
import { tasks } from '../../src/editor/taskForms.ts'
import { translateWords } from '../../src/editor/translate/translateWords.ts'
import { fixedFiles, pageFile, schemaOfFile } from '../../src/pages/dataFiles.ts'
import { edited, rowsOf } from '../check/table.ts'
import { whole } from '../helpers/wholeCatalogue.ts'

const folder = 'tests/fixtures/wrong'
const tables = await readdir(folder)

const technical = /pointer|\balias|\bslug|claim row|json|\$schema|data\/|npm |[{[] ?"/i
/** A place in a file, or the name of a field there; the tables have some wrong addresses in small letters. */
const spelt = /"\/(?!nails|index|assets|gu")[a-z]|\b[a-z]+[A-Z]\w*/

/** Whoever reads this has to know how the files are written. */
function isTechnical(text: string): boolean {
  return technical.test(text) || spelt.test(text)
}

/** What each schema says about a value, and about all inside of it. */
function* textsOf(schema: z.core.$ZodType, seen = new Set<unknown>()): Iterable<string> {
  if (seen.has(schema)) return
  seen.add(schema)
  const { title = '', description = '' } = describeSchema(schema)
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

describe('the editor speaks the words of its forms, and none of the files', () => {
  it.each(tables)('in what the check says: %s', async (table) => {
    const said = new Set<string>()
    for (const { edits } of await rowsOf(path.join(folder, table))) {
      const { problems } = checkEdits(await edited(edits))
      for (const { message, hint } of problems) said.add(`${message}. ${hint}`)
    }
    expect([...said].filter(isTechnical)).toEqual([])
  })

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
      const done = run(whole, ...typed)
      if ('refused' in done) return [plainWords(done.refused)]
      return done.messages.map((message) => plainMessage(message))
    })
    expect(said.filter(isTechnical)).toEqual([])
  })

  it('in what a search finds', () => {
    const { draft } = readCatalogue(whole)
    const found = ['data', 'json', 'schema', 'rows'].flatMap(
      (query) => searchCatalogue(draft, query).found,
    )
    expect(found.flatMap(({ label, text }) => [label, text]).filter(isTechnical)).toEqual([])
  })

  it('in all that it says itself', () => {
    const all = JSON.stringify([editorWords, publishWords, translateWords])
    expect(all).not.toMatch(/pointer|\balias(?!")|\bslug(?!")|claim row|\bJSON|schema|data\/|npm /)
  })

  it('and names the field and the page that a message is about', () => {
    const message = { text: '"/phone/display" of data/site.json is removed from the list' }
    const placeName = () => 'Site: Phone, Shown'
    expect(plainMessage(message, { placeName })).toBe(
      '“Site: Phone, Shown” is removed from the list',
    )
    const refused = 'data/site.json\n  data/site.json:3:5  The name is empty. Write it.\n'
    expect(plainWords(refused, { nameOf: () => 'Business' })).toBe(
      'Business: The name is empty. Write it.',
    )
  })
})

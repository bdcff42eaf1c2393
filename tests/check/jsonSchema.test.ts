import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { getLanguageService, type JSONSchema, TextDocument } from 'vscode-json-languageservice'
import { jsonSchemas, namesSchema, namesSchemaFile } from '../../src/check/jsonSchema.ts'
import { readCatalogue } from '../../src/check/readCatalogue.ts'
import { formatProblems } from '../../src/check/report.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { makeRegistry } from './fixture.ts'

const root = await makeRegistry()
const names = namesSchema(readCatalogue(await readFolder(root)).draft)
const schemas = jsonSchemas()
const settings = JSON.parse(await readFile('.vscode/settings.json', 'utf8'))

const editor = getLanguageService({
  schemaRequestService: async (address) => {
    const name = path.basename(address)
    const text = name === namesSchemaFile ? names : schemas.get(name)
    if (text === undefined) throw new Error(`there is no schema ${address}`)
    return text
  },
  workspaceContext: {
    resolveRelativePath: (relative, resource) => new URL(relative, resource).href,
  },
})

const data = path.join(root, 'data')
const files = (await readdir(data, { recursive: true })).filter((name) => name.endsWith('.json'))
const page = 'pages/Ridgedsheet.json'

async function read(name: string): Promise<string> {
  return readFile(path.join(data, name), 'utf8')
}

function open(name: string, text: string) {
  const document = TextDocument.create(`file:///project/data/${name}`, 'json', 1, text)
  return { document, json: editor.parseJSONDocument(document) }
}

async function underlined(name: string, text: string): Promise<string[]> {
  const { document, json } = open(name, text)
  const found = await editor.doValidation(document, json)
  return found.map(({ range, message }) => `${document.getText(range)}: ${message}`)
}

async function offered(name: string, text: string, offset: number): Promise<string[]> {
  const { document, json } = open(name, text)
  const found = await editor.doComplete(document, document.positionAt(offset), json)
  return found?.items.map(({ label }) => label) ?? []
}

describe('a text editor that opens a file of data/', async () => {
  it.each(files)('underlines nothing in %s', async (name) => {
    expect(await underlined(name, await read(name))).toEqual([])
  })

  it('underlines a misspelt field and a field that is missing', async () => {
    const text = '{ "$schema": "./schema/contact.schema.json", "kind": "contact", "headng": "" }'
    const found = (await underlined('contact.json', text)).join('\n')
    expect(found).toContain('"headng": Property headng is not allowed.')
    expect(found).toContain('Missing property "heading".')
  })

  it.each([
    ['picture', page, 'ridged.jpg', 'rigded.jpg'],
    ['property', page, 'thickness', 'thicknes'],
    ['word', page, 'light-grey', 'light-gray'],
    ['unit', page, 'mm', 'mmm'],
    ['path', 'categories.json', '/Screw', '/Screws'],
    ['file', 'sources.json', 'data/site.json', 'data/sites.json'],
  ])('underlines a misspelt %s', async (_what, file, right, misspelt) => {
    const text = (await read(file)).replace(`"${right}"`, `"${misspelt}"`)
    expect((await underlined(file, text)).join()).toContain(`"${misspelt}"`)
  })

  const ridged = await read(page)
  const schema = '"$schema": "../schema/page.schema.json", "kind": "full"'
  const sources = await read('sources.json')
  it.each<[string, string, string, string, string[]]>([
    // The cursor is at an empty text in the place of this one.
    ['pictures', page, ridged, '"ridged.jpg"', ['"flat.png"']],
    ['properties', page, ridged, '"cover-width"', ['"warranty"']],
    ['words', page, ridged, '"light-grey"', ['"on-request"']],
    ['units', page, ridged, '"mm"', ['"mm"', '"MPa"', '"%"']],
    [
      'files of places',
      'sources.json',
      sources,
      '"data/site.json"',
      ['"data/pages/Ridgedsheet.json"', '"data/aliases.json"', '"data/pages/*.json"'],
    ],
    ['places in their file', 'sources.json', sources, '"/~1CardA"', ['"/~1CardB"']],
    ['claims', page, `{ ${schema}, "claims": [] }`, '[]', ['Claim']],
    ['points', page, `{ ${schema}, "whyChoose": { "points": [] } }`, '[]', ['Point']],
    [
      'rows',
      page,
      `{ ${schema}, "specification": { "rows": [] } }`,
      '[]',
      ['Row', 'Row with a promise', 'Row of variants'],
    ],
    [
      'fields',
      'contact.json',
      '{ "$schema": "./schema/contact.schema.json", "" }',
      '""',
      ['kind', 'heading', 'summary', 'form'],
    ],
  ])('offers the %s that are allowed there', async (_what, file, text, found, expected) => {
    const at = text.indexOf(found) + 1
    const empty = text.slice(0, at) + text.slice(at + found.length - 2)
    expect(await offered(file, empty, at)).toEqual(expect.arrayContaining(expected))
  })

  it('explains a field on hover', async () => {
    const text = '{ "$schema": "./schema/site.schema.json", "name": "x" }'
    const { document, json } = open('site.json', text)
    const hover = await editor.doHover(document, document.positionAt(text.indexOf('name')), json)
    expect(JSON.stringify(hover?.contents)).toContain('The name of the business')
  })
})

/** Every field of a schema, by its path from the top. */
function* fieldsOf(schema: JSONSchema, way: string): Iterable<[string, JSONSchema]> {
  const inner = [
    ...Object.entries(schema.properties ?? {}),
    ...Object.entries(schema.patternProperties ?? {}),
  ]
  for (const [name, field] of inner) {
    if (typeof field === 'boolean') continue
    yield [`${way}.${name}`, field]
    yield* fieldsOf(field, `${way}.${name}`)
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (typeof schema.items === 'object' && !Array.isArray(schema.items)) parts.push(schema.items)
  for (const part of parts) if (typeof part === 'object') yield* fieldsOf(part, way)
}

/** True if an editor can show an example: of the field itself, or of its content. */
function hasExample(field: JSONSchema): boolean {
  if (field.examples !== undefined || field.enum !== undefined) return true
  // The names of the catalogue are offered instead of an example.
  if (field.allOf !== undefined) return true
  const fields = [...fieldsOf(field, '')]
  if (fields.length > 0) return fields.every(([, inner]) => hasExample(inner))
  return typeof field.items === 'object' && !Array.isArray(field.items) && hasExample(field.items)
}

describe("the editors' schemas", () => {
  const all = [...schemas].flatMap(([name, text]) => [...fieldsOf(JSON.parse(text), name)])
  const fields = all.filter(([way]) => !way.endsWith('.$schema'))

  it('have a title, a description and an example for every field', () => {
    expect(fields.length).toBeGreaterThan(200)
    for (const [way, field] of fields) {
      expect(field.title, `title of ${way}`).toBeTruthy()
      expect(field.description, `description of ${way}`).toBeTruthy()
      expect(hasExample(field), `example of ${way}`).toBe(true)
    }
  })

  it('are committed as the code makes them', async () => {
    const committed = (await readdir('data/schema')).filter((name) => name !== namesSchemaFile)
    expect(committed.toSorted()).toEqual([...schemas.keys()].toSorted())
    for (const [name, text] of schemas) {
      expect(await readFile(path.join('data/schema', name), 'utf8'), name).toBe(text)
    }
  })

  it('are found by VS Code for each file of data/, whatever the file itself names', () => {
    const bound: { fileMatch: string[]; url: string }[] = settings['json.schemas']
    const folders = new Map([
      ['page', 'pages/*.json'],
      ['translation', '*/*.json'],
      ['glossary', '*/glossary.json'],
    ])
    for (const name of schemas.keys()) {
      const own = name.replace('.schema.json', '')
      const { fileMatch } = bound.find(({ url }) => url === `./data/schema/${name}`) ?? {}
      expect(fileMatch?.[0], name).toBe(`/data/${folders.get(own) ?? `${own}.json`}`)
    }
  })
})

it('VS Code shows each problem of the check at its line', async () => {
  const { tasks } = JSON.parse(await readFile('.vscode/tasks.json', 'utf8'))
  const { regexp } = tasks[0].problemMatcher.pattern
  const place = { file: 'data/a.json', line: 3, column: 7 }
  const text = formatProblems(
    [
      { ...place, message: 'One', fix: 'Cure.' },
      { ...place, message: 'Two', fix: '', warning: true },
    ],
    'text',
  )
  expect([...text.matchAll(new RegExp(regexp, 'gm'))].map((found) => found.slice(1))).toEqual([
    ['data/a.json', '3', '7', undefined, 'One. Cure.'],
    ['data/a.json', '3', '7', 'warning', 'Two.'],
  ])
})

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import type { Rule } from '../../src/check/draft.ts'
import type { Files } from '../../src/check/files.ts'
import type { Problem } from '../../src/check/problem.ts'
import { readCatalogue } from '../../src/check/readCatalogue.ts'
import { rules } from '../../src/check/rules.ts'
import { readFolder } from '../../src/disk/checkFolder.ts'
import { type Edit, makeRegistry } from './fixture.ts'

const folder = 'tests/fixtures'

type Case = { edits: Edit[]; says: string[] }

/** Made from the schema: their lines move whenever a field is added to it. */
const generated = ['data/site.json', 'data/home.json', 'data/about.json', 'data/contact.json']

/** The same files, in another order. */
function turnedRound({ texts, pictures }: Files): Files {
  return { texts: new Map([...texts].reverse()), pictures: new Map([...pictures].reverse()) }
}

/** `file:line:column`; for a generated file what stands at that place instead. */
async function place(root: string, { file, line, column }: Problem): Promise<string> {
  if (!generated.includes(file) || (line === 1 && column === 1)) return `${file}:${line}:${column}`
  const text = await readFile(path.join(root, file), 'utf8')
  return `${file} at ${(text.split('\n')[line - 1] ?? '').slice(column - 1)}`
}

const kinds = (await readdir(folder)).filter((kind) => kind !== 'whole')

/** The rules that have found something in a fixture. */
const speaking = new Set<Rule>()

describe.each(kinds)('%s', async (kind) => {
  const cases = (await readdir(path.join(folder, kind))).map((name) => path.parse(name).name)

  it.each(cases)('%s', async (name) => {
    const { edits, says }: Case = JSON.parse(
      await readFile(path.join(folder, kind, `${name}.json`), 'utf8'),
    )
    const root = await makeRegistry(edits)
    const files = await readFolder(root)
    const { draft } = readCatalogue(files)
    for (const rule of rules) if ([...rule(draft)].length > 0) speaking.add(rule)
    const { problems } = checkCatalogue(files)
    expect(checkCatalogue(turnedRound(files)).problems).toEqual(problems)
    const said = problems.map(async (p) => `${await place(root, p)}  ${p.message} | ${p.hint}`)
    expect(await Promise.all(said)).toEqual(says)
  })
})

describe('every rule', () => {
  it('is shown by a fixture that it refuses', () => {
    expect(rules.filter((rule) => !speaking.has(rule))).toEqual([])
    expect(rules.length).toBeGreaterThan(25)
  })

  it('is content with the whole fixture', async () => {
    const { draft } = readCatalogue(await readFolder(await makeRegistry()))
    for (const rule of rules) expect([...rule(draft)]).toEqual([])
  })
})

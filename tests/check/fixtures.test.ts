import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkRegistry, type Problem } from '../../src/catalogue/check.ts'
import { type Edit, makeRegistry } from './fixture.ts'

const folder = 'tests/fixtures'

type Case = { edits: Edit[]; says: string[] }

/** Made from the schema: their lines move whenever a field is added to it. */
const generated = ['data/site.json', 'data/home.json', 'data/about.json', 'data/contact.json']

/** `file:line:column`; for a generated file what stands at that place instead. */
async function place(root: string, { file, line, column }: Problem): Promise<string> {
  if (!generated.includes(file) || (line === 1 && column === 1)) return `${file}:${line}:${column}`
  const text = await readFile(path.join(root, file), 'utf8')
  return `${file} at ${(text.split('\n')[line - 1] ?? '').slice(column - 1)}`
}

const kinds = (await readdir(folder)).filter((kind) => kind !== 'whole')

describe.each(kinds)('%s', async (kind) => {
  const cases = (await readdir(path.join(folder, kind))).map((name) => path.parse(name).name)

  it.each(cases)('%s', async (name) => {
    const { edits, says }: Case = JSON.parse(
      await readFile(path.join(folder, kind, `${name}.json`), 'utf8'),
    )
    const root = await makeRegistry(edits)
    const { problems } = await checkRegistry(root)
    const said = problems.map(async (p) => `${await place(root, p)}  ${p.message} | ${p.hint}`)
    expect(await Promise.all(said)).toEqual(says)
  })
})

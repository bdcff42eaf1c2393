import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import { pagesOf } from '../../src/check/files.ts'
import type { Files } from '../../src/check/names.ts'
import type { Problem } from '../../src/check/problem.ts'
import { readCatalogue } from '../../src/check/readCatalogue.ts'
import { rules } from '../../src/check/rules.ts'
import { readFolder } from '../../src/disk/checkFolder.ts'
import { kindNames, kindOf } from '../../src/pages/pages.ts'
import { type Edit, makeRegistry, sampled } from './fixture.ts'

const folder = 'tests/fixtures'

type Case = { edits: Edit[]; says: string[] }

/** The same files, in another order. */
function turnedRound({ texts, pictures }: Files): Files {
  return { texts: new Map([...texts].reverse()), pictures: new Map([...pictures].reverse()) }
}

/** `file:line:column`; in a sampled file, whose lines move with its schema, what stands there. */
async function place(root: string, { file, line, column }: Problem): Promise<string> {
  const moves = Object.hasOwn(sampled, path.parse(file).name)
  if (!moves || (line === 1 && column === 1)) return `${file}:${line}:${column}`
  const text = await readFile(path.join(root, file), 'utf8')
  return `${file} at ${(text.split('\n')[line - 1] ?? '').slice(column - 1)}`
}

const kinds = (await readdir(folder)).filter((kind) => kind !== 'whole')

/** The rules that have found something in a fixture. */
const speaking = new Set<unknown>()

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
    for (const { page } of pagesOf(draft)) {
      for (const rule of kindOf(page).rules ?? []) {
        if ([...rule(page, draft)].length > 0) speaking.add(rule)
      }
    }
    const { problems } = checkCatalogue(files)
    expect(checkCatalogue(turnedRound(files)).problems).toEqual(problems)
    const said = problems.map(async (p) => `${await place(root, p)}  ${p.message} | ${p.hint}`)
    expect(await Promise.all(said)).toEqual(says)
  })
})

it('every rule is shown by a fixture that it refuses', () => {
  const ofKinds = kindNames.flatMap((kind): unknown[] => [...(kindOf({ kind }).rules ?? [])])
  expect(ofKinds.length).toBeGreaterThan(10)
  expect([...rules, ...ofKinds].filter((rule) => !speaking.has(rule))).toEqual([])
})

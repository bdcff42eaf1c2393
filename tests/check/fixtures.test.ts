import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkRegistry } from '../../src/catalogue/check.ts'
import { type Edit, makeRegistry } from './fixture.ts'

const folder = 'tests/fixtures'

type Case = { edits: Edit[]; says: string[] }

const kinds = (await readdir(folder)).filter((kind) => kind !== 'whole')

describe.each(kinds)('%s', async (kind) => {
  const cases = (await readdir(path.join(folder, kind))).map((name) => path.parse(name).name)

  it.each(cases)('%s', async (name) => {
    const { edits, says }: Case = JSON.parse(
      await readFile(path.join(folder, kind, `${name}.json`), 'utf8'),
    )
    const { problems } = await checkRegistry(await makeRegistry(edits))
    const said = problems.map((p) => `${p.file}:${p.line}:${p.column}  ${p.message} | ${p.hint}`)
    expect(said).toEqual(says)
  })
})

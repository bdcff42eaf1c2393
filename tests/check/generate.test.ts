import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { checkRegistry } from '../../src/check/checkCatalogue.ts'
import { generate } from '../../src/cli/generator.ts'
import { emptyFolder } from './fixture.ts'

it('a generated catalogue has as many pages as asked for, and is whole', async () => {
  const root = path.join(await emptyFolder(), 'catalogue')
  await generate('.', root, 120)
  const { registry, problems } = await checkRegistry(root)
  expect(problems).toEqual([])
  expect(registry?.pages.size).toBe(120)
  expect(await readdir(path.join(root, 'data/pages'))).toHaveLength(120)
})

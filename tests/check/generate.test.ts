import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'
import { generate } from '../bench/generator.ts'
import { emptyFolder, makeRegistry } from './fixture.ts'

it('a generated catalogue has as many pages as asked for, and is whole', async () => {
  const root = path.join(await emptyFolder(), 'catalogue')
  await generate(await makeRegistry(), root, 120)
  expect((await checkFolder(root)).problems).toEqual([])
  expect(await readdir(path.join(root, 'data/pages'))).toHaveLength(120)
})

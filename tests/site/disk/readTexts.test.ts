import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readTexts } from '../../../src/site/disk/checkFolder.ts'
import { emptyFolder } from '../../check/fixture.ts'

it('readTexts finds the files of languages, but none in other folders of a language', async () => {
  const root = await emptyFolder()
  for (const folder of ['data/pages', 'data/gu/pages', 'data/gu/old', 'data/schema']) {
    await mkdir(path.join(root, folder), { recursive: true })
    await writeFile(path.join(root, folder, 'Screw.json'), '{}')
  }
  await writeFile(path.join(root, 'data/gu/site.json'), '{}')
  await writeFile(path.join(root, 'data/gu/.site.json.new'), '{}')
  expect([...(await readTexts(root)).keys()].toSorted()).toEqual([
    'data/gu/old/',
    'data/gu/pages/Screw.json',
    'data/gu/site.json',
    'data/pages/',
    'data/pages/Screw.json',
    'data/schema/',
  ])
})

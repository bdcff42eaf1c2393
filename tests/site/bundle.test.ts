import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { bundleFolder } from '../../src/site/bundle.js'
import { emptyFolder } from '../check/fixture.ts'

it.each([
  ['code', 'src/main.ts', {}],
  ['package', 'package-lock.json', {}],
  ['base', 'README.md', { base: '/shop/' }],
])('the folder of the bundles changes with the %s', async (_cause, file, options) => {
  const root = await emptyFolder()
  await mkdir(path.join(root, 'src'))
  const before = bundleFolder(root, {})
  expect(bundleFolder(root, {})).toBe(before)
  await writeFile(path.join(root, file), 'changed')
  expect(bundleFolder(root, options)).not.toBe(before)
})

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleFolder } from '../../src/site/bundle.js'
import { emptyFolder } from '../edits/catalogueCopy.ts'

describe('the bundles of the code', () => {
  it.each([
    ['code', 'src/main.ts', {}],
    ['package', 'package-lock.json', {}],
    ['place', 'README.md', { base: '/shop/' }],
  ])('are others for another %s', async (_what, file, asked) => {
    const root = await emptyFolder()
    await mkdir(path.join(root, 'src'))
    const before = bundleFolder(root, {})
    expect(bundleFolder(root, {})).toBe(before)
    await writeFile(path.join(root, file), 'changed')
    expect(bundleFolder(root, asked)).not.toBe(before)
  })
})

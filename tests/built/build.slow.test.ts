import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { importBundle } from '../../src/site/bundle.ts'
import { errorText } from '../../src/site/disk/diskError.js'
import { filesIn } from '../../src/site/siteFiles.ts'
import { emptyFolder } from '../check/fixture.ts'
import { CatalogueCopy } from '../edits/catalogueCopy.ts'
import { edits } from '../edits/edits.ts'
import { bundleSite } from '../helpers/bundleSite.ts'
import { siteFolder } from '../helpers/folders.ts'
import { base } from './dist.ts'

const root = process.cwd()

/** The contents of all files in a folder, by name. */
async function read(folder: string): Promise<Map<string, string>> {
  const files = filesIn(folder).toSorted()
  const texts = files.map((name) => readFile(path.join(folder, name), 'base64'))
  const contents = await Promise.all(texts)
  return new Map(files.map((name, i) => [name, contents[i] ?? '']))
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  )
}

describe.runIf(base === '/')('a build', { timeout: 600_000 }, () => {
  let bundles = ''
  let parent = ''
  let outDir = ''
  async function build(): Promise<void> {
    const site = await importBundle(bundles)
    await site.buildSite({ root, bundles, outDir, emptyOutDir: true })
  }

  beforeAll(async () => {
    bundles = await bundleSite()
    parent = await emptyFolder()
    outDir = path.join(parent, 'site')
  }, 60_000)
  afterAll(() => rm(bundles, { recursive: true }))

  it('makes the same site, byte for byte, from the same data, whatever was in the folder before', async () => {
    const copy = await CatalogueCopy.make()
    await edits.find(({ name }) => name === 'a new product')?.apply(copy)
    vi.stubEnv('CATALOGUE', copy.root)
    await build()
    vi.unstubAllEnvs()
    const expected = await read(siteFolder)
    expect(differences(await read(outDir), expected)).not.toEqual([])
    await build()
    expect(differences(await read(outDir), expected)).toEqual([])
  })

  it('leaves the old site if the catalogue has a problem, and prints the report alone', async () => {
    const before = await read(outDir)
    const copy = await CatalogueCopy.make()
    await rm(path.join(copy.root, 'data/site.json'))
    const env = { ...process.env, NODE_ENV: '', CATALOGUE: copy.root }
    const args = ['src/cli/run.js', 'build', '--outDir', outDir, '--emptyOutDir']
    const building = promisify(execFile)(process.execPath, args, { env })
    // Problems are grouped by file, with their number at the end.
    const report = /^(data\/.+\n( {2}data\/.+\n)+)+\n\d+ problems? in \d+ files?\..*\n$/
    await expect(building).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(report) })
    expect(differences(await read(outDir), before)).toEqual([])
  })

  it('ends with one sentence if the disk refuses the site', async () => {
    const file = path.join(parent, 'file')
    await writeFile(file, 'of somebody')
    const site = await importBundle(bundles)
    const options = { root, bundles, outDir: path.join(file, 'site'), emptyOutDir: true }
    const text = await site.buildSite(options).then(() => undefined, errorText)
    expect(text).toBe(
      `${file} cannot be made, because something of another kind is there: move that away (EEXIST)`,
    )
  })

  it('refuses a folder that contains the project', async () => {
    const site = await importBundle(bundles)
    const building = site.buildSite({ root, bundles, outDir: '..', emptyOutDir: true })
    await expect(building).rejects.toThrow('the project is in it')
  })
})

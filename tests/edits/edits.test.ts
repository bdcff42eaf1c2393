import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { checkFolder } from '../../src/disk/checkFolder.ts'
import { CatalogueCopy, emptyFolder } from './catalogueCopy.ts'
import { type Edit, edits } from './edits.ts'

/** The unit tests that read the catalogue. */
const suites = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file) && !/^(check|edits|built|hosting)\//.test(file))
  .map((file) => path.join('tests', file))
  .filter((file) => /from '[./]*\/(registry|site)\.tsx?'/.test(readFileSync(file, 'utf8')))

/** Runs a command of this project on another catalogue. */
async function run(bin: string, args: readonly string[], set: Record<string, string>) {
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  await promisify(execFile)(process.execPath, [path.join('node_modules', bin), ...args], {
    env: { ...Object.fromEntries(env), NODE_ENV: '', ...set },
    maxBuffer: 64 * 1024 * 1024,
  })
}

const vitest = (project: string, files: readonly string[], set: Record<string, string>) =>
  run('vitest/vitest.mjs', ['run', '--project', project, '--reporter', 'dot', ...files], set)

async function edited(some: readonly Edit[]): Promise<string> {
  const copy = await CatalogueCopy.make()
  for (const edit of some) await edit.apply(copy)
  const { problems } = await checkFolder(copy.root)
  expect(problems).toEqual([])
  return copy.root
}

describe('a right edit of the live catalogue turns no test red', () => {
  it.each(edits)('$name', async (edit) => {
    await vitest('unit', suites, { CATALOGUE: await edited([edit]) })
  })

  it('all of them together, in the built site as well', async () => {
    const CATALOGUE = await edited(edits)
    const SITE_DIST = await emptyFolder()
    await vitest('unit', suites, { CATALOGUE })
    await run('vite/bin/vite.js', ['build', '--logLevel', 'error', '--outDir', SITE_DIST], {
      CATALOGUE,
    })
    await vitest('built', [], { CATALOGUE, SITE_DIST })
  })
})

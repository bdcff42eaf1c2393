import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { expect } from 'vitest'
import type { Catalogue } from '../../src/pages/catalogue.ts'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'
import { emptyFolder } from '../check/fixture.ts'
import { views } from '../helpers/registry.ts'
import { viewsOf } from '../helpers/views.ts'
import { CatalogueCopy } from './catalogueCopy.ts'
import type { Edit } from './edits.ts'

/** The unit tests that read the catalogue. */
export const suites = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file) && !/^(check|edits|built|hosting)\//.test(file))
  .map((file) => path.join('tests', file))
  .filter((file) => /from '[./]*\/helpers\/(registry|site)\.tsx?'/.test(readFileSync(file, 'utf8')))
if (suites.length === 0) throw new Error('no unit test reads the catalogue')

/** Runs a script on another catalogue, and returns what it prints. */
export async function run(script: string, args: readonly string[], set: Record<string, string>) {
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
    env: { ...Object.fromEntries(env), NODE_ENV: '', ...set },
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}

/** Runs tests on another catalogue. */
export function vitest(
  projects: readonly string[],
  files: readonly string[],
  set: Record<string, string>,
): Promise<string> {
  const chosen = projects.map((project) => `--project=${project}`)
  const args = ['run', ...chosen, '--reporter', 'dot', ...files]
  return run('node_modules/vitest/vitest.mjs', args, set)
}

/** A copy of the catalogue with some edits, which passes the check, and the paths that they change. */
export async function edited(some: readonly Edit[]) {
  const copy = await CatalogueCopy.make()
  for (const edit of some) await edit.apply(copy)
  const { catalogue, problems } = await checkFolder(copy.root)
  expect(problems).toEqual([])
  return { CATALOGUE: copy.root, PATHS: catalogue === undefined ? '' : changedPaths(catalogue) }
}

/** @returns the folder in which the site of a catalogue has been built */
export async function built(CATALOGUE: string): Promise<string> {
  const folder = await emptyFolder()
  await run('src/cli/build.js', ['--outDir', folder], { CATALOGUE })
  return folder
}

/** The paths whose pages differ from the live catalogue's, and one of each kind of page. */
function changedPaths(catalogue: Catalogue): string {
  const { page } = viewsOf(catalogue)
  const all = Object.keys(catalogue.routes)
  const kinds = new Map(all.map((path) => [page(path)?.kind, path]))
  const changed = all.filter((path) => !isDeepStrictEqual(page(path), views.page(path)))
  return [...new Set([...kinds.values(), ...changed])].join(' ')
}

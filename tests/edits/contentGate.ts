import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'
import { emptyFolder } from '../check/fixture.ts'
import { CatalogueCopy } from './catalogueCopy.ts'
import type { RightEdit } from './edits.ts'

/** A copy of the frozen catalogue with some edits, which passes the check. */
export async function editedCatalogue(some: readonly RightEdit[]): Promise<string> {
  const copy = await CatalogueCopy.make()
  for (const edit of some) await edit.apply(copy)
  expect((await checkFolder(copy.root)).problems).toEqual([])
  return copy.root
}

/**
 * Runs `npm run test:content` on another catalogue.
 * @returns its exit code, what it prints, and the folder of the built site
 */
export async function runContentGate(
  catalogue: string,
): Promise<{ code: number; out: string; site: string }> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  const env = { ...Object.fromEntries(own), NODE_ENV: '' }
  const site = await emptyFolder()
  const set = { CATALOGUE: catalogue, SITE_DIST: site }
  const args = ['node_modules/tsx/dist/cli.mjs', 'tests/content/run.ts']
  const running = promisify(execFile)(process.execPath, args, {
    env: { ...env, ...set },
    maxBuffer: 64 * 1024 * 1024,
  })
  return running.then(
    ({ stdout }) => ({ code: 0, out: stdout, site }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, out: stdout, site }),
  )
}

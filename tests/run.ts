import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { catalogueFolder, siteFolder } from './helpers/folders.ts'
import { programOf } from './hosting/runServer.ts'

/**
 * `npm test`, `npm run test:all` and `npm run test:nightly`: run parts of the tests one after another,
 * stop at the first that fails, and print how long each took. Every part is an npm script.
 */

/** Why a part cannot run on this machine, and what would change that. */
const obstacles: Record<string, () => string | undefined> = {
  'test:browsers': () => {
    const found = [firefox, webkit].every((browser) => existsSync(browser.executablePath()))
    return found ? undefined : 'npx playwright install --with-deps firefox webkit'
  },
  'test:hosting': () => {
    const missing = ['nginx', 'caddy'].filter((program) => programOf(program) === undefined)
    return missing.length === 0 ? undefined : `sudo apt-get install ${missing.join(' ')}`
  },
}

/** The build of the frozen catalogue, which the parts after it test. */
const build = `build -- --outDir ${siteFolder}`

const quick = ['check', 'lint', 'types', 'test:unit', build, 'test:built', 'test:core']
const more = ['test:content', 'test:slow', 'test:languages', 'test:paths', 'test:edits']
/** Heavy, and rarely the first to find a fault: CI runs them each night, and when what they test changes. */
const nightly = ['test:properties', 'test:inbox', 'test:browsers', 'test:hosting']

const sets: Record<string, string[]> = {
  quick,
  all: [...quick, ...more],
  nightly: [build, ...nightly],
}
const [name = 'quick'] = process.argv.slice(2)
const parts = sets[name]
if (parts === undefined) throw new Error(`choose one of: ${Object.keys(sets).join(', ')}`)

/** The part's own environment: all but the live catalogue's parts use the site that `build` makes. */
function environmentOf(part: string): NodeJS.ProcessEnv {
  if (part === build) return { ...process.env, CATALOGUE: catalogueFolder }
  if (part === 'test:content') return process.env
  return { ...process.env, SITE_DIST: siteFolder }
}

const took: string[] = []
const left: string[] = []
for (const part of parts) {
  const obstacle = obstacles[part]?.()
  if (obstacle !== undefined) {
    left.push(`${part} (first: ${obstacle})`)
    continue
  }
  console.log(`\n> ${part}`)
  const start = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', ...part.split(' ')], {
    stdio: 'inherit',
    env: environmentOf(part),
    shell: process.platform === 'win32',
  })
  took.push(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${part}`)
  if (status !== 0) {
    console.error(`\n${took.join('\n')}\n${part} failed.`)
    process.exit(1)
  }
}
console.log(`\n${took.join('\n')}`)
if (left.length > 0) console.log(`Not run: ${left.join(', ')}.`)
if (name === 'quick') console.log('"npm run test:all" runs more, "npm run test:nightly" the rest.')

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { errorText } from '../src/site/disk/diskError.js'
import { expectUsableFolder } from '../src/site/disk/usableFolder.js'
import { catalogueFolder, siteFolder } from './helpers/folders.ts'
import { programOf } from './hosting/runServer.ts'
import { isPart, type PartName, sets, testParts } from './parts.ts'

/**
 * `npm test`, `npm run test:all`, `npm run test:nightly`, and `npm test -- <part>...`: runs parts of the
 * tests one after another, stops at the first that fails, and prints how long each took. What follows
 * the parts is for the last one: `npm test -- unit tests/roof`, `npm test -- paths --shard 1/2`.
 */

/** Why a part cannot run on this machine, and what would change that. */
const obstacles: Partial<Record<PartName, () => string | undefined>> = {
  browsers: () => {
    const found = [firefox, webkit].every((browser) => existsSync(browser.executablePath()))
    return found ? undefined : 'npx playwright install --with-deps firefox webkit'
  },
  hosting: () => {
    const missing = ['nginx', 'caddy'].filter((program) => programOf(program) === undefined)
    return missing.length === 0 ? undefined : `sudo apt-get install ${missing.join(' ')}`
  },
}

try {
  expectUsableFolder(process.cwd())
} catch (error) {
  console.error(errorText(error))
  process.exit(1)
}

const options = process.argv.slice(2)
const firstOther = options.findIndex((option) => !isPart(option) && sets[option] === undefined)
const names = firstOther === -1 ? options : options.slice(0, firstOther)
/** For the last part: options, or the tests to run. */
const further = options.slice(names.length)
if (names.length === 0 && further.length > 0) {
  const known = [...Object.keys(sets), ...Object.keys(testParts)]
  throw new Error(`"${further[0]}" is none of: ${known.join(', ')}`)
}
const chosen = (names.length === 0 ? ['quick'] : names).flatMap((name) =>
  isPart(name) ? [name] : (sets[name] ?? []),
)

/** Parts after `build` test what it has built; without it they build the site themselves. */
function environmentOf(part: PartName): NodeJS.ProcessEnv {
  if (part === 'build') return { ...process.env, CATALOGUE: catalogueFolder }
  if (part === 'content' || !chosen.includes('build')) return process.env
  return { ...process.env, SITE_DIST: siteFolder }
}

const times: string[] = []
const skipped: string[] = []
for (const part of chosen) {
  const obstacle = obstacles[part]?.()
  if (obstacle !== undefined) {
    skipped.push(`${part} (first: ${obstacle})`)
    continue
  }
  console.log(`\n> ${part}`)
  const start = performance.now()
  const [program = '', ...words] = testParts[part].split(' ')
  const { status } = spawnSync(program, [...words, ...(part === chosen.at(-1) ? further : [])], {
    stdio: 'inherit',
    env: environmentOf(part),
    shell: process.platform === 'win32',
  })
  times.push(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${part}`)
  if (status !== 0) {
    console.error(`\n${times.join('\n')}\n${part} failed.`)
    process.exit(1)
  }
}
console.log(`\n${times.join('\n')}`)
if (skipped.length > 0) console.log(`Not run: ${skipped.join(', ')}.`)
if (names.length === 0) {
  console.log('"npm run test:all" runs more, "npm run test:nightly" the rest.')
}

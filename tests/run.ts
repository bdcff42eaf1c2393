import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { catalogueFolder, siteFolder } from './helpers/folders.ts'
import { programOf } from './hosting/server.ts'
import { isPart, type PartName, parts, sets } from './parts.ts'

/**
 * `npm test`, `npm run test:all`, `npm run test:nightly`, and `npm test -- <part>...`: runs parts of the
 * tests one after another, stops at the first that fails, and prints how long each took. Options after
 * the parts are those of the last one: `npm test -- paths --shard 1/2`.
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

/** @returns the parts to run: those of a set, or those that are named */
function chosenParts(names: readonly string[]): readonly PartName[] {
  const [first = 'quick'] = names
  const set = sets[first]
  if (set !== undefined && names.length < 2) return set
  const unknown = names.find((name) => !isPart(name))
  if (unknown === undefined) return names.filter(isPart)
  throw new Error(
    `${unknown} is none of: ${[...Object.keys(sets), ...Object.keys(parts)].join(', ')}`,
  )
}

const options = process.argv.slice(2)
const firstOption = options.findIndex((option) => option.startsWith('-'))
const names = firstOption === -1 ? options : options.slice(0, firstOption)
const chosen = chosenParts(names)
const further = options.slice(names.length)

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
  const [program = '', ...words] = parts[part].split(' ')
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
if (chosen === sets.quick) {
  console.log('"npm run test:all" runs more, "npm run test:nightly" the rest.')
}

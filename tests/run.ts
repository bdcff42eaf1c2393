import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { errorText } from '../src/site/disk/diskError.js'
import { expectUsableFolder } from '../src/site/disk/usableFolder.js'
import { catalogueFolder, siteFolder } from './helpers/folders.ts'
import { programOf } from './hosting/runServer.ts'
import { isPart, lanesOf, type PartName, sets, testParts } from './parts.ts'

/**
 * `npm test`, `npm run test:all`, `npm run test:nightly`, and `npm test -- <part>...`: runs parts of the
 * tests, those of the built site beside the others, starts no further part once one has failed, and prints
 * how long each took. What follows the parts is for the last one: `npm test -- unit tests/roof`, `npm test -- paths --shard 1/2`.
 */

/** The reason for which a part cannot run on this machine, and the remedy. */
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

/** The output of parts that have failed beside others: printed last, so that the end of a log has it. */
const failures: Buffer[] = []

/** Runs a part, and prints its output: all at once at its end if others run beside it. */
async function runPart(part: PartName, isAlone: boolean): Promise<boolean> {
  const [program = '', ...words] = testParts[part].split(' ')
  console.log(`\n> ${part}`)
  const child = spawn(program, [...words, ...(part === chosen.at(-1) ? further : [])], {
    stdio: isAlone ? 'inherit' : 'pipe',
    env: environmentOf(part),
    shell: process.platform === 'win32',
  })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => printed.push(chunk))
  }
  const [status] = await once(child, 'close')
  const isPassed = status === 0
  if (!isAlone) {
    const output = Buffer.concat([Buffer.from(`\n< ${part}\n`), ...printed])
    if (isPassed) process.stdout.write(output)
    else failures.push(output)
  }
  return isPassed
}

const times: string[] = []
const skipped: string[] = []
const failed: PartName[] = []
const lanes = lanesOf(chosen)

/** Runs parts one after another, until one of them or one beside them fails. */
async function runLane(lane: readonly PartName[]): Promise<void> {
  for (const part of lane) {
    if (failed.length > 0) return
    const obstacle = obstacles[part]?.()
    if (obstacle !== undefined) {
      skipped.push(`${part} (first: ${obstacle})`)
      continue
    }
    const start = performance.now()
    if (!(await runPart(part, lanes.length === 1))) failed.push(part)
    times.push(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${part}`)
  }
}

const start = performance.now()
await Promise.all(lanes.map(runLane))
times.push(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  in all`)
for (const output of failures) process.stdout.write(output)
console.log(`\n${times.join('\n')}`)
if (skipped.length > 0) console.log(`Not run: ${skipped.join(', ')}.`)
if (failed.length > 0) {
  console.error(`${failed.join(' and ')} failed.`)
  process.exit(1)
}
if (names.length === 0) {
  console.log('"npm run test:all" runs more, "npm run test:nightly" the rest.')
}

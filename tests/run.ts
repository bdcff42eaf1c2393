import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { programOf } from './hosting/server.ts'

/**
 * `npm test`, `npm run test:rest` and `npm run test:all`: runs parts of the tests one after another,
 * stops at the first that fails, and prints how long each took. Every part is an npm script.
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

const quick = ['check', 'lint', 'types', 'test:unit', 'build', 'test:built', 'test:core']
const rest = [
  'test:properties',
  'test:languages',
  'test:inbox',
  'test:paths',
  'test:edits',
  'test:browsers',
  'test:hosting',
]
/** Each right edit and each product by itself, and all edits in a browser: what CI spends side by side. */
const long = ['test:alone', 'test:products', 'test:visited']

const sets: Record<string, string[]> = { quick, rest, all: [...quick, ...rest, ...long] }
const [name = 'quick'] = process.argv.slice(2)
const parts = sets[name]
if (parts === undefined) throw new Error(`choose one of: ${Object.keys(sets).join(', ')}`)

const took: string[] = []
const left = { quick: [...rest, ...long], rest: [...long] }[name] ?? []
for (const part of parts) {
  const obstacle = obstacles[part]?.()
  if (obstacle !== undefined) {
    left.push(`${part} (first: ${obstacle})`)
    continue
  }
  console.log(`\n> ${part}`)
  const start = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', part], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  took.push(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${part}`)
  if (status !== 0) {
    console.error(`\n${took.join('\n')}\n${part} failed.`)
    process.exit(1)
  }
}
console.log(`\n${took.join('\n')}`)
const how = ' "npm run test:all" runs everything, "npm run <part>" one part.'
console.log(left.length === 0 ? 'Everything was run.' : `Not run: ${left.join(', ')}.${how}`)

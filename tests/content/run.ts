import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { LocatedProblem } from '../../src/catalogue/problem.ts'
import { formatProblems } from '../../src/check/report.ts'
import { main as check } from '../../src/cli/check.ts'

/*
 * `npm run test:content`: what a change of `data/` and `public/pictures/` waits for. It fails only for
 * what harms a visitor, and names the file to change.
 *
 * `CATALOGUE` names another catalogue than the project's, `SITE_DIST` another folder to build into.
 */

const catalogue = path.resolve(process.env.CATALOGUE ?? '.')
const env = {
  ...process.env,
  CATALOGUE: catalogue,
  SITE_DIST: path.resolve(process.env.SITE_DIST ?? 'dist'),
}
// The modules of the tests below read them when they are loaded.
Object.assign(process.env, env)
const format = process.env.GITHUB_ACTIONS === undefined ? 'text' : 'github'

/** Prints a heading, and ends the run with 1 if the step has failed. */
async function step(name: string, run: () => boolean | Promise<boolean>): Promise<void> {
  console.log(`\n> ${name}`)
  const start = performance.now()
  const isRight = await run()
  console.log(`${((performance.now() - start) / 1000).toFixed(0)} s  ${name}`)
  if (isRight) return
  console.error(`\n${name} failed.`)
  process.exit(1)
}

/** The message of a failed build about a file of `data/`: `data/about.json: The page "/About" cannot be rendered`. */
function buildProblems(printed: string): LocatedProblem[] {
  const found = printed.matchAll(/^(?:Error: )?(data\/\S+\.json): (.+)$/gm)
  return Array.from(found, ([, file = '', message = '']) => ({
    file,
    line: 1,
    column: 1,
    message,
    fix: 'If the last change of this file is right, report this to the developers.',
  }))
}

await step('check', async () => {
  const io = { cwd: catalogue, log: console.log, error: console.error }
  return (await check(['--format', format], io)) === 0
})
await step('build', () => {
  const args = ['src/cli/run.js', 'build', '--outDir', env.SITE_DIST, '--emptyOutDir']
  const { status, stderr } = spawnSync(process.execPath, args, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  process.stderr.write(stderr)
  const problems = status === 0 ? [] : buildProblems(stderr)
  if (problems.length > 0) console.log(formatProblems(problems, format))
  return status === 0
})
await step('links, pictures and data of the built pages', async () => {
  const { crawlSite } = await import('./crawl.ts')
  const { reached, problems } = crawlSite()
  console.log(`${reached.size} files reached.`)
  console.log(formatProblems(problems, format))
  return problems.every(({ warning }) => warning)
})
await step('the pages and journeys in Chromium', () => {
  const cli = 'node_modules/@playwright/test/cli.js'
  const args = [cli, 'test', '--config', 'tests/content/playwright.config.ts']
  return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status === 0
})

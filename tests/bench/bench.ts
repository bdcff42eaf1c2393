import { readdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { benchGrowth } from './growth.ts'
import { benchInbox } from './inbox.ts'
import { benchPages } from './pages.ts'
import { CPU_SLOWDOWN } from './phone.ts'

/**
 * `npm run bench`: measures the built site's pages, and the check, the build, the finder and the editor
 * as the catalogue grows, and the inbox under load, and says what got worse since the result that was
 * last committed. `-- pages`, `-- growth` or `-- inbox` measures one part; `-- growth 41 1000` with so many pages; `--save` commits the
 * result to `last.json`; `--rounds 3` measures each page so often.
 */

/** What was measured, each by its name and its unit in brackets. */
export type Figures = Record<string, number>

/** Figures of two machines are not compared. */
type Result = { machine: string; figures: Figures }

/** How much a figure of each unit varies from one run to the next on a shared machine. */
const NOISE = 1.15
const slacks: Record<string, number> = { ms: 30, s: 0.5, MB: 50, 'of 100': 1 }

/** Whether a figure is worse than the last one by more than what varies by itself. */
function isWorse(name: string, now: number, last: number | undefined): boolean {
  const unit = /\((.*)\)$/.exec(name)?.[1] ?? ''
  const slack = slacks[unit] ?? 0.01
  if (last === undefined) return false
  return unit === 'of 100' ? now < last - slack : now > last * NOISE + slack
}

/** The result as a Markdown table, beside the last one of this machine. */
function table({ machine, figures }: Result, last: Result): string {
  const comparable = machine === last.machine ? last.figures : {}
  const rows = Object.entries(figures).map(([name, value]) => {
    const before = comparable[name]
    return `| ${name} | ${value} | ${before ?? ''} | ${isWorse(name, value, before) ? 'worse' : ''} |`
  })
  const head = `Measured on ${machine}.\n\n| figure | now | last | |\n|---|---|---|---|\n`
  return head + rows.join('\n')
}

/** Rounds to what a reader compares. */
function round(figures: Figures): Figures {
  const short = (value: number) => Number(value.toFixed(value < 10 ? 2 : 0))
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, short(value)]))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { save: { type: 'boolean' }, rounds: { type: 'string', default: '5' } },
})
const [part, ...given] = positionals
const isAsked = (name: string) => part === undefined || part === name
const all = [(await readdir('data/pages')).length, 1000, 10_000]
const sizes = given.length > 0 ? given.map(Number) : all

const file = 'tests/bench/last.json'
const last: Result = JSON.parse(await readFile(file, 'utf8'))
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, phone ${CPU_SLOWDOWN}x`
const figures = round({
  ...(isAsked('pages') && (await benchPages(Number(values.rounds)))),
  ...(isAsked('growth') && (await benchGrowth(sizes))),
  ...(isAsked('inbox') && (await benchInbox())),
})
console.log(table({ machine, figures }, last))
if (values.save) {
  const others = machine === last.machine ? last.figures : {}
  const saved: Result = { machine, figures: { ...others, ...figures } }
  await writeFile(file, `${JSON.stringify(saved, null, 2)}\n`)
}

import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { endureInbox } from '../inbox/endurance.ts'
import { benchInbox } from '../inbox/load.ts'
import { benchGrowth } from './growth.ts'
import { benchPages } from './pages.ts'
import { CPU_SLOWDOWN, median } from './phone.ts'

/**
 * `npm run bench`: measures the built site's pages, and the check, the build, the finder and the editor
 * as the catalogue grows, and the inbox under load. `-- pages`, `-- growth` or `-- inbox` measures one
 * part; `-- endurance 10` lets the inbox run for so many minutes under faults; `-- growth 41 141` with
 * so many pages, each with three pictures of its own (`CATALOGUE=.` makes them from the live catalogue, `PICTURE_CACHE=<folder>` stores what is encoded); `-- pages tapped` measures only what
 * has the word in its name; `--rounds 3` measures each page so often; `--dist dist
 * --dist <folder>` two builds of the site by turns, of which neither meets a busier machine; `--peers` the
 * same content built plainer beside them.
 */

/** The measured values, each by its name and its unit in brackets. */
export type Figures = Record<string, number>

/** The medians of some measurements of the same figures. */
function medians(rounds: readonly Figures[]): Figures {
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(rounds.map((round) => round[name] ?? Number.NaN))]),
  )
}

/** The values of the taps in order, a line for each site. */
function tapValues(sites: readonly { name: string; figures: Figures[] }[]): string {
  const names = Object.keys(sites[0]?.figures[0] ?? {}).filter((name) => name.includes('tapped'))
  const values = (figures: readonly Figures[], name: string) =>
    figures.map((round) => Math.round(round[name] ?? Number.NaN)).sort((a, b) => a - b)
  const line = (figure: string) =>
    sites.map(({ name, figures }) => `${figure}, ${name}: ${values(figures, figure).join(' ')}`)
  return names.flatMap(line).join('\n')
}

/** The median, over the rounds, of the first site's taps divided by those of each other site. */
function tapRatios([first, ...others]: readonly { name: string; figures: Figures[] }[]): string {
  if (first === undefined) return ''
  const names = Object.keys(first.figures[0] ?? {}).filter((name) => name.includes('tapped'))
  const ratio = (figure: string, other: readonly Figures[]) =>
    median(first.figures.map((round, i) => (round[figure] ?? 0) / (other[i]?.[figure] ?? 0)))
  const line = (figure: string) =>
    others.map(({ name, figures }) => {
      return `${figure}, ${first.name} / ${name}: ${ratio(figure, figures).toFixed(2)}`
    })
  return names.flatMap(line).join('\n')
}

/** A Markdown table with a column for each build. */
function table(builds: readonly string[], columns: readonly Figures[]): string {
  const short = (value = Number.NaN) => Number(value.toFixed(value < 10 ? 2 : 0))
  const rows = Object.keys(columns[0] ?? {}).map((name) =>
    [name, ...columns.map((figures) => short(figures[name]))].join(' | '),
  )
  const head = ['figure', ...builds].join(' | ')
  return [head, head.replace(/[^|]+/g, '---'), ...rows].map((row) => `| ${row} |`).join('\n')
}

const rounds = { type: 'string', default: '5' } as const
const dist = { type: 'string' as const, multiple: true as const, default: ['dist'] }
const peers = { type: 'boolean', default: false } as const
const options = { rounds, dist, peers }
const { values, positionals } = parseArgs({ allowPositionals: true, options })
const [part, ...given] = positionals
const isAsked = (name: string) => part === undefined || part === name
const sizes = given.length > 0 ? given.map(Number) : [41, 341, 1041]

const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`
console.log(`Measured on ${machine}, phone ${CPU_SLOWDOWN}x.\n`)
if (isAsked('pages')) {
  const sites = await benchPages({
    rounds: Number(values.rounds),
    dists: values.dist,
    withPeers: values.peers,
    only: given[0],
  })
  const names = sites.map(({ name }) => name)
  const columns = sites.map(({ figures }) => medians(figures))
  console.log(table(names, columns))
  console.log(`\n${tapValues(sites)}\n\n${tapRatios(sites)}\n`)
}
if (isAsked('growth')) {
  const columns: Figures[] = []
  for (const size of sizes) {
    columns.push(await benchGrowth(size))
    // After each size, because the largest takes long.
    const names = sizes.slice(0, columns.length).map((pages) => `${pages} pages`)
    console.log(`${table(names, columns)}\n`)
  }
}
if (isAsked('inbox')) console.log(table(['now'], [await benchInbox()]))
// Ten minutes long: only if it is asked for by name.
if (part === 'endurance') console.log(table(['now'], [await endureInbox(Number(given[0] ?? 10))]))

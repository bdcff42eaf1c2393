import type { CheckResult } from './benchCheck.ts'
import type { EditorResult } from './editor.ts'
import type { FinderResult } from './finder.ts'
import type { GrowthResult } from './growth.ts'
import { type PageResult, scores } from './lighthouse.ts'
import { CPU_SLOWDOWN } from './phone.ts'

/** What goes round the framework or exists for speed alone, measured with and without it. */
type Devices = {
  /** On which commit, on what, and how. */
  taken: string
  figures: { device: string; of: string; with: string; without: string; kept: boolean }[]
}

/** Everything that `npm run bench` measures; a part that was not asked for is left out. */
export type BenchResult = {
  /** Figures of two machines are not compared. */
  machine: string
  pages?: Record<string, PageResult>
  /** Home -> product, in milliseconds. */
  navigation?: {
    app: number
    /** On the same site without scripts. */
    document: number
    /** Pressed before the scripts have come. */
    early?: number
    earlyDocument?: number
  }
  check?: CheckResult[]
  finder?: FinderResult[]
  editor?: EditorResult[]
  growth?: GrowthResult[]
  /** Measured once, by hand: to measure one again, build the site without it. */
  devices?: Devices
}

/** How much worse a figure may be before it is called worse: the noise of a shared machine. */
const NOISE = 1.15

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`
}

/** The result as Markdown tables. */
export function tables({
  machine,
  pages,
  navigation,
  check,
  finder,
  editor,
  growth,
  devices,
}: BenchResult): string {
  const parts = [`Measured on ${machine}.`]
  if (pages !== undefined) {
    parts.push(
      table(
        [
          'page',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'FCP',
          'LCP',
          'TBT',
          'CLS',
          'main thread',
          'machine index',
        ],
        Object.entries(pages).map(([name, r]) => [
          name,
          r.performance,
          r.accessibility,
          r['best-practices'],
          r.seo,
          `${r.fcp} ms`,
          `${r.lcp} ms`,
          `${r.tbt} ms`,
          r.cls,
          `${r.work} ms`,
          r.index ?? '',
        ]),
      ),
    )
  }
  if (navigation !== undefined) {
    parts.push(
      `Home to product, from the press to the heading painted, at ${CPU_SLOWDOWN}x CPU slowdown and Slow 4G: ${navigation.app} ms; the same link without scripts: ${navigation.document} ms. Pressed before the scripts have come: ${navigation.early} ms; without scripts: ${navigation.earlyDocument} ms.`,
    )
  }
  if (check !== undefined) {
    parts.push(
      table(
        ['pages', 'check', 'of the processor', 'again in the editor', 'memory'],
        check.map((r) => [
          r.pages,
          seconds(r.seconds),
          seconds(r.processorSeconds),
          r.againSeconds === undefined ? '' : `${Math.round(r.againSeconds * 1000)} ms`,
          `${Math.round(r.megabytes)} MB`,
        ]),
      ),
    )
  }
  if (finder !== undefined) {
    parts.push(
      table(
        ['pages', 'file', 'on the phone: a letter', 'the slowest letter', 'put in whole'],
        finder.map((r) => [
          r.pages,
          `${Math.round(r.kilobytes)} kB`,
          ...[r.phone.letter, r.phone.slowest, r.phone.whole].map((ms) => `${Math.round(ms)} ms`),
        ]),
      ),
    )
  }
  if (editor !== undefined) {
    const ms = (value: number) => `${Math.round(value)} ms`
    parts.push(
      table(
        ['pages', 'editor opened', 'a key', 'the slowest of forty'],
        editor.map((r) => [
          r.pages,
          ms(r.openMilliseconds),
          ms(r.keyMilliseconds),
          ms(r.slowestKeyMilliseconds),
        ]),
      ),
    )
  }
  if (growth !== undefined) {
    parts.push(
      table(
        [
          'pages',
          'first build',
          'every page anew',
          'one figure changed',
          'nothing changed',
          'memory',
        ],
        growth.map((r) => [
          r.pages,
          seconds(r.first.seconds),
          seconds(r.anew.seconds),
          r.figure === undefined ? '' : seconds(r.figure.seconds),
          seconds(r.next.seconds),
          `${Math.round(Math.max(...[r.first, r.anew, r.next].map((cost) => cost.megabytes)))} MB`,
        ]),
      ),
    )
  }
  if (devices !== undefined) {
    parts.push(
      table(
        ['device', 'figure', 'with it', 'without it', 'kept'],
        devices.figures.map((d) => [d.device, d.of, d.with, d.without, d.kept ? 'yes' : 'no']),
      ),
    )
  }
  return parts.join('\n\n')
}

/** Something of which more is worse; by less than its slack the measurement itself sways. */
type Cost = { name: string; value: number; slack: number }

function* costsOf(result: BenchResult): Iterable<Cost> {
  const { pages, navigation, check, finder, editor, growth } = result
  for (const [page, r] of Object.entries(pages ?? {})) {
    for (const score of scores) {
      yield { name: `${page}: ${score} short of 100`, value: 100 - r[score], slack: 1 }
    }
    for (const time of ['fcp', 'lcp', 'tbt'] as const) {
      yield { name: `${page}: ${time.toUpperCase()} in ms`, value: r[time], slack: 30 }
    }
    yield { name: `${page}: main thread in ms`, value: r.work, slack: 60 }
    yield { name: `${page}: CLS`, value: r.cls, slack: 0.005 }
  }
  if (navigation !== undefined) {
    const { app, early = 0 } = navigation
    yield { name: 'home to product in ms', value: app, slack: 30 }
    yield { name: 'home to product before the scripts in ms', value: early, slack: 100 }
  }
  for (const { pages, seconds, againSeconds, megabytes } of check ?? []) {
    if (againSeconds !== undefined) {
      yield { name: `check of ${pages} pages again in s`, value: againSeconds, slack: 0.05 }
    }
    yield { name: `check of ${pages} pages in s`, value: seconds, slack: 0.1 }
    yield { name: `check of ${pages} pages in MB`, value: megabytes, slack: 20 }
  }
  for (const { pages, kilobytes, phone } of finder ?? []) {
    const name = `search among ${pages} pages on the phone`
    yield { name: `${name}, a letter in ms`, value: phone.letter, slack: 30 }
    yield { name: `${name}, pasted text in ms`, value: phone.whole, slack: 30 }
    yield { name: `search among ${pages} pages in kB`, value: kilobytes, slack: 1 }
  }
  for (const { pages, openMilliseconds, keyMilliseconds } of editor ?? []) {
    yield { name: `editor of ${pages} pages opened in ms`, value: openMilliseconds, slack: 200 }
    yield { name: `a key in the editor of ${pages} pages in ms`, value: keyMilliseconds, slack: 20 }
  }
  for (const { pages, anew, figure } of growth ?? []) {
    if (figure !== undefined) {
      const name = `build of ${pages} pages, one figure changed, in s`
      yield { name, value: figure.seconds, slack: 0.3 }
    }
    yield { name: `build of ${pages} pages in s`, value: anew.seconds, slack: 1 }
    yield { name: `build of ${pages} pages in MB`, value: anew.megabytes, slack: 50 }
  }
}

/**
 * What got worse since the last committed result.
 * @returns one line for each; none where the two were measured on different machines
 */
export function worse(before: BenchResult, now: BenchResult): string[] {
  if (before.machine !== now.machine) return []
  const old = new Map([...costsOf(before)].map(({ name, value }) => [name, value]))
  return [...costsOf(now)].flatMap(({ name, value, slack }) => {
    const last = old.get(name)
    if (last === undefined || value <= last * NOISE + slack) return []
    return [`${name}: ${last.toFixed(2)} -> ${value.toFixed(2)}`]
  })
}

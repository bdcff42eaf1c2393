import type { CheckResult } from '../bench-check.ts'
import type { GrowthResult } from './growth.ts'
import type { PageResult } from './lighthouse.ts'

/** Everything that `npm run bench` measures; a part that was not asked for is left out. */
export type BenchResult = {
  /** The machine and the browser; figures of two machines are not compared. */
  machine: string
  pages?: Record<string, PageResult>
  /** Home -> product, in milliseconds. */
  navigation?: { app: number; document: number }
  check?: CheckResult[]
  growth?: GrowthResult[]
}

/** How much worse a time may be before it is called worse: the noise of a shared machine. */
const NOISE = 1.15

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`
}

/** The result as Markdown tables. */
export function tables({ machine, pages, navigation, check, growth }: BenchResult): string {
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
        ]),
      ),
    )
  }
  if (navigation !== undefined) {
    parts.push(
      `Home to product, from the press to the heading painted, at 4x CPU slowdown and Slow 4G: ${navigation.app} ms; the same link without scripts: ${navigation.document} ms.`,
    )
  }
  if (check !== undefined) {
    parts.push(
      table(
        ['pages', 'check', 'memory'],
        check.map((r) => [r.pages, seconds(r.seconds), `${Math.round(r.megabytes)} MB`]),
      ),
    )
  }
  if (growth !== undefined) {
    parts.push(
      table(
        ['pages', 'first build', 'next build', 'memory'],
        growth.map((r) => [
          r.pages,
          seconds(r.first.seconds),
          seconds(r.next.seconds),
          `${Math.round(Math.max(r.first.megabytes, r.next.megabytes))} MB`,
        ]),
      ),
    )
  }
  return parts.join('\n\n')
}

function* timesOf({ pages, navigation, check, growth }: BenchResult): Iterable<[string, number]> {
  for (const [name, r] of Object.entries(pages ?? {})) {
    yield [`${name}: FCP`, r.fcp]
    yield [`${name}: LCP`, r.lcp]
    yield [`${name}: TBT`, r.tbt]
  }
  if (navigation !== undefined) yield ['home to product', navigation.app]
  for (const r of check ?? []) yield [`check of ${r.pages} pages`, r.seconds]
  for (const r of growth ?? []) yield [`build of ${r.pages} pages`, r.next.seconds]
}

/**
 * What got worse since the last committed result.
 * @returns one line for each; none where the two were measured on different machines
 */
export function worse(before: BenchResult, now: BenchResult): string[] {
  if (before.machine !== now.machine) return []
  const old = new Map(timesOf(before))
  return [...timesOf(now)].flatMap(([name, time]) => {
    const last = old.get(name)
    // Below 30 ms nothing is felt, and the measurement itself sways by as much.
    if (last === undefined || time <= last * NOISE || time - last < 0.03) return []
    if (/TBT|home/.test(name) && time - last < 30) return []
    return [`${name}: ${last.toFixed(1)} -> ${time.toFixed(1)}`]
  })
}

import { existsSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { LocatedProblem } from '../catalogue/problem.ts'
import { type CatalogueChange, catalogueChanges } from '../check/catalogueChanges.ts'
import { checkCatalogue } from '../check/checkCatalogue.ts'
import { formatChanges, markdownSummary } from '../check/formatChanges.ts'
import { formatLaunchList } from '../check/formatLaunchList.ts'
import { blockingAnswers, launchList } from '../check/launchList.ts'
import { formatPointer } from '../check/pointer.ts'
import { formatProblems, type ReportFormat } from '../check/report.ts'
import { readFolder } from '../site/disk/checkFolder.ts'
import { catalogueFolderOf, terminal } from './io.ts'

const formats: readonly (ReportFormat | 'json')[] = ['text', 'github', 'json']

const usage = `Usage: npm run check -- [--launch] [--before <folder>] [--summary <file>] [--format ${formats.join('|')}]`

/** @throws if an option is unknown or has a wrong value */
function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      format: { type: 'string', default: 'text' },
      // Without "--" in front of it, npm takes the option and passes it on in an environment variable.
      launch: { type: 'boolean', default: process.env.npm_config_launch === 'true' },
      before: { type: 'string' },
      summary: { type: 'string' },
    },
  })
  const format = formats.find((one) => one === values.format)
  if (format === undefined) throw new Error(`--format cannot be "${values.format}"`)
  return { ...values, format }
}

/** Appends a report to the summary file that GitHub Actions shows above the log of a run. */
async function appendSummary(
  file: string,
  problems: readonly LocatedProblem[],
  changed: CatalogueChange[] | undefined,
) {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = process.env
  const tree = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}`
  const link = (source: string, line: number) => `${tree}/${encodeURI(source)}#L${line}`
  await appendFile(file, markdownSummary(problems, changed, link))
}

/**
 * `npm run check`: checks the catalogue and prints all problems. `--launch` also prints the answers before the launch,
 * `--before` the changes that buyers notice compared with the catalogue of another folder, and `--summary`
 * appends problems and changes to a file as Markdown.
 * @returns the exit code: 1 if there is a problem or, with `--launch`, an answer is missing
 */
export async function main(args: string[], io = terminal): Promise<number> {
  let options: ReturnType<typeof readOptions>
  try {
    options = readOptions(args)
  } catch (error) {
    io.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    return 2
  }
  const { launch, before, summary, format } = options
  if (before !== undefined && !existsSync(path.join(before, 'data'))) {
    io.error(`There is no catalogue in ${before}. Name the folder that its folder "data" is in.`)
    return 2
  }
  const files = await readFolder(catalogueFolderOf(io))
  const { problems, warnings } = checkCatalogue(files)
  const launchReport = launch ? launchList(files) : undefined
  const changed =
    before === undefined ? undefined : catalogueChanges(await readFolder(before), files)
  if (format === 'json') {
    const printed = (all: readonly LocatedProblem[]) =>
      all.map(({ jsonPath, ...problem }) => ({
        ...problem,
        pointer: formatPointer(jsonPath ?? []),
      }))
    const report = {
      count: problems.length,
      problems: printed(problems),
      warnings: printed(warnings),
      launch: launchReport,
      changes: changed,
    }
    io.log(JSON.stringify(report, null, 2))
  } else {
    io.log(formatProblems([...problems, ...warnings], format))
    if (launchReport) io.log(`\n${formatLaunchList(launchReport)}`)
    if (changed !== undefined) io.log(`\n${formatChanges(changed)}`)
  }
  if (summary !== undefined) await appendSummary(summary, [...problems, ...warnings], changed)
  return problems.length > 0 || (launchReport && blockingAnswers(launchReport).length > 0) ? 1 : 0
}

import { appendFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Change, changes } from '../check/changes.ts'
import { checkCatalogue } from '../check/checkCatalogue.ts'
import { formatChanges, markdownSummary } from '../check/formatChanges.ts'
import { formatLaunchQuestions, launchQuestions } from '../check/launchQuestions.ts'
import { formatProblems, type ReportFormat } from '../check/report.ts'
import type { Problem } from '../model/problem.ts'
import { readFolder } from '../site/disk/checkFolder.ts'

const formats: readonly (ReportFormat | 'json')[] = ['text', 'github', 'json']

function usage(message: string): never {
  const how = `[--launch] [--before <folder>] [--summary <file>] [--format ${formats.join('|')}]`
  console.error(`${message}\nUsage: npm run check -- ${how}`)
  process.exit(2)
}

function options() {
  try {
    return parseArgs({
      options: {
        format: { type: 'string', default: 'text' },
        // Without the "--" before it, npm takes the option itself and hands it on so.
        launch: { type: 'boolean', default: process.env.npm_config_launch === 'true' },
        before: { type: 'string' },
        summary: { type: 'string' },
      },
    }).values
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error))
  }
}

/** Adds to the summary of a run of GitHub Actions, which stands above its log. */
async function summarise(to: string, problems: readonly Problem[], changed: Change[] | undefined) {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = process.env
  const tree = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}`
  const link = (file: string, line: number) => `${tree}/${encodeURI(file)}#L${line}`
  await appendFile(to, markdownSummary(problems, changed, link))
}

/**
 * `npm run check`: checks the catalogue, prints all problems, and fails where there are any. With
 * `--launch` it prints what has still to be confirmed, and fails where there is anything; with
 * `--before` what a buyer finds otherwise than in the catalogue of that folder. `--summary` adds both
 * to a file as Markdown.
 */
const { launch, before, summary: to, format } = options()
const known = formats.find((one) => one === format)
if (known === undefined) usage(`--format cannot be "${format}"`)
const files = await readFolder(process.cwd())
const { problems, warnings } = checkCatalogue(files)
const open = launch ? launchQuestions(files) : []
const changed = before === undefined ? undefined : changes(await readFolder(before), files)
if (known === 'json') {
  const more = { ...(launch && { questions: open }), ...(changed && { changes: changed }) }
  console.log(JSON.stringify({ count: problems.length, problems, warnings, ...more }, null, 2))
} else {
  console.log(formatProblems([...problems, ...warnings], known))
  if (launch) console.log(`\n${formatLaunchQuestions(open)}`)
  if (changed !== undefined) console.log(`\n${formatChanges(changed)}`)
}
if (to !== undefined) await summarise(to, [...problems, ...warnings], changed)
if (problems.length + open.length > 0) process.exitCode = 1

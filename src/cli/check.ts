import { parseArgs } from 'node:util'
import { formatProblems, type ReportFormat } from '../check/report.ts'
import { checkFolder } from '../disk/checkFolder.ts'

const formats: readonly ReportFormat[] = ['text', 'github', 'json']

function usage(message: string): never {
  console.error(`${message}\nUsage: npm run check -- [--launch] [--format ${formats.join('|')}]`)
  process.exit(2)
}

function options() {
  try {
    return parseArgs({
      options: {
        // In a pull request each problem is shown beside its line.
        format: { type: 'string', default: process.env.GITHUB_ACTIONS ? 'github' : 'text' },
        launch: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error))
  }
}

/**
 * `npm run check`: checks the catalogue, prints all problems, and fails where there are any. With
 * `--launch` what the owner has still to confirm is a problem too.
 */
const { launch, format } = options()
const known = formats.find((one) => one === format)
if (known === undefined) usage(`--format cannot be "${format}"`)
const { problems } = await checkFolder(process.cwd(), { launch })
console.log(formatProblems(problems, known))
if (problems.length > 0) process.exitCode = 1

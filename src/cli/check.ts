import { parseArgs } from 'node:util'
import { checkRegistry, formatProblems, type ReportFormat } from '../catalogue/check.ts'

const formats: readonly ReportFormat[] = ['text', 'github', 'json']

/** `npm run check`: checks the catalogue, prints all problems, and fails where there are any. */
const { values } = parseArgs({ options: { format: { type: 'string', default: 'text' } } })
const format = formats.find((known) => known === values.format)
if (format === undefined) {
  console.error(`--format is one of ${formats.join(', ')}, found "${values.format}".`)
  process.exit(2)
}
const { problems } = await checkRegistry(process.cwd())
console.log(formatProblems(problems, format))
if (problems.length > 0) process.exitCode = 1

import { parseArgs } from 'node:util'
import { formatProblems } from '../check/report.ts'
import { writeChanges } from '../editor/disk/writeChanges.ts'
import { changePhone, newCard, newCity } from '../editor/edit/businessTasks.ts'
import { type CompletedTask, type FailedTask, TaskError } from '../editor/edit/catalogueEdit.ts'
import { fillPage } from '../editor/edit/fillPage.ts'
import { movePage, newCategory, newPage, renamePage } from '../editor/edit/pageTasks.ts'
import { removePage } from '../editor/edit/removePage.ts'
import type { Files } from '../model/catalogue/catalogueFiles.ts'
import { readFolder } from '../site/disk/checkFolder.ts'
import { writeSchemas } from '../site/disk/schemas.ts'

type Task = {
  usage: string
  /** @returns undefined where something that the task needs has not been named */
  run(files: Files, named: readonly string[], to?: string): CompletedTask | FailedTask | undefined
}

const slug = `<Slug> is a page's path without its slash: a capital letter, then letters and digits.`

const tasks: Readonly<Record<string, Task>> = {
  new: {
    usage: `npm run new -- page <Slug> [<category key>]
       npm run new -- category <Slug> <Slug of its first product>
       npm run new -- card <Slug>
       npm run new -- city <City> <its state, or the heading of the line of cities>`,
    run(files, [what, page, other]) {
      if (page === undefined) return undefined
      if (what === 'page') return newPage(files, page, other)
      if (what === 'card') return newCard(files, page)
      if (other === undefined) return undefined
      if (what === 'category') return newCategory(files, page, other)
      return what === 'city' ? newCity(files, page, other) : undefined
    },
  },
  rename: {
    usage: 'npm run rename -- <Slug> <new Slug>',
    run: (files, [from, to]) =>
      from === undefined || to === undefined ? undefined : renamePage(files, from, to),
  },
  move: {
    usage: 'npm run move -- <Slug> <category key> [<Slug of the product that it stands above>]',
    run: (files, [page, key, above]) =>
      page === undefined || key === undefined ? undefined : movePage(files, page, key, above),
  },
  remove: {
    usage: 'npm run remove -- <Slug> [--to <Slug of the page that its links lead to>]',
    run: (files, [page], to) => (page === undefined ? undefined : removePage(files, page, to)),
  },
  phone: {
    usage: 'npm run phone -- "+91 98250 12345"',
    run: (files, [number]) => (number === undefined ? undefined : changePhone(files, number)),
  },
  full: {
    usage: 'npm run full -- <Slug>',
    run: (files, [page]) => (page === undefined ? undefined : fillPage(files, page)),
  },
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

function named(): { words: string[]; to: string | undefined } {
  try {
    const options = { to: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    // Without the "--" before it, npm takes the option itself and hands it on so.
    return { words: positionals, to: values.to ?? process.env.npm_config_to }
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

/** `npm run new`, `rename`, `move`, `remove`, `phone`, `full`: does a whole task, or nothing of it. */
const { words, to } = named()
const [name = '', ...rest] = words
const task = tasks[name]
if (task === undefined) stop(`There is no command "${name}".`)
const files = await readFolder(process.cwd())
const done = task.run(files, rest, to)
if (done === undefined) stop(`Usage: ${task.usage}\n  ${slug}`)
if ('refused' in done) stop(done.refused)
await writeChanges(process.cwd(), files, done.changed).catch((error: unknown) => {
  if (!(error instanceof TaskError)) throw error
  stop(error.message)
})
await writeSchemas(process.cwd())
console.log(done.messages.join('\n'))
console.log(formatProblems([...done.problems, ...done.warnings], 'text'))

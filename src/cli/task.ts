import { parseArgs } from 'node:util'
import { formatProblems } from '../check/report.ts'
import { writeChanges } from '../editor/disk/writeFiles.ts'
import { changePhone, newCard, newCity } from '../editor/edit/businessTasks.ts'
import {
  type CompletedTask,
  type FailedTask,
  formatTaskMessage,
  TaskError,
} from '../editor/edit/catalogueEdit.ts'
import { fillPage } from '../editor/edit/fillPage.ts'
import {
  movePage,
  newAlias,
  newCategory,
  newPage,
  removeAlias,
  renamePage,
} from '../editor/edit/pageTasks.ts'
import { removePage } from '../editor/edit/removePage.ts'
import type { Files } from '../model/catalogue/catalogueFiles.ts'
import { readFolder } from '../site/disk/checkFolder.ts'
import { writeSchemas } from '../site/disk/schemas.ts'
import { failInWords } from './failInWords.ts'
import { type Io, terminal } from './io.ts'

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
  short: {
    usage: `npm run short -- add <short path> <Slug of its page>
       npm run short -- remove <short path>`,
    run(files, [what, short, page]) {
      if (short === undefined) return undefined
      if (what === 'remove') return removeAlias(files, short)
      return what === 'add' && page !== undefined ? newAlias(files, short, page) : undefined
    },
  },
  phone: {
    usage: 'npm run phone -- "+91 98250 12345" ["who has confirmed it"]',
    run: (files, [number, by]) =>
      number === undefined ? undefined : changePhone(files, number, by),
  },
  full: {
    usage: 'npm run full -- <Slug>',
    run: (files, [page]) => (page === undefined ? undefined : fillPage(files, page)),
  },
}

/** @throws where an option is not known */
function readArgs(args: string[]): { words: string[]; to: string | undefined } {
  const options = { to: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  // Without the "--" before it, npm takes the option itself and passes it on like this.
  return { words: positionals, to: values.to ?? process.env.npm_config_to }
}

/** @throws what the person who typed the command has to read */
async function runTask(args: string[], io: Io): Promise<void> {
  const { words, to } = readArgs(args)
  const [name = '', ...rest] = words
  const task = tasks[name]
  if (task === undefined) throw new TaskError(`There is no command "${name}".`)
  const files = await readFolder(io.cwd)
  const done = task.run(files, rest, to)
  if (done === undefined) throw new TaskError(`Usage: ${task.usage}\n  ${slug}`)
  if ('refused' in done) throw new TaskError(done.refused)
  await writeChanges(io.cwd, files, done.changed)
  await writeSchemas(io.cwd)
  io.log(done.messages.map(formatTaskMessage).join('\n'))
  io.log(formatProblems([...done.problems, ...done.warnings], 'text'))
}

/**
 * `npm run new`, `rename`, `move`, `remove`, `short`, `phone`, `full`: does a whole task, or nothing of it.
 * @param args the task's name first
 * @returns the exit code
 */
export async function main(args: string[], io = terminal): Promise<number> {
  return failInWords(() => runTask(args, io), io)
}

import { existsSync } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { catalogueChanges } from '../check/catalogueChanges.ts'
import { formatChanges } from '../check/formatChanges.ts'
import { writeChanges } from '../editor/disk/writeFiles.ts'
import { formatTaskMessage, TaskError } from '../editor/edit/catalogueEdit.ts'
import { formatCellMessage, importSheets, worksheetsOf } from '../editor/sheet/importSheets.ts'
import { readXlsx, writeXlsx } from '../editor/sheet/sheetFiles.ts'
import { readFolder } from '../site/disk/checkFolder.ts'
import { diskError } from '../site/disk/diskError.js'
import { type CommandIo, catalogueFolderOf, terminal } from './io.ts'
import { reportErrors } from './reportErrors.ts'

const usage = `Usage: npm run sheet -- export [<file.xlsx>]
       npm run sheet -- import <file.xlsx> [--write]`

/** Adds the extension to the name of a new XLSX file. @throws if it has another extension */
function xlsxName(target: string): string {
  const extension = path.extname(target)
  if (extension === '') return `${target}.xlsx`
  if (extension.toLowerCase() === '.xlsx') return target
  throw new TaskError(`The file is an XLSX file: call it ${path.basename(target, extension)}.xlsx.`)
}

async function exportTo(target: string, io: CommandIo): Promise<void> {
  const file = xlsxName(target)
  const sheets = worksheetsOf(await readFolder(catalogueFolderOf(io)))
  if ('refused' in sheets) throw new TaskError(sheets.refused)
  const filePath = path.resolve(io.cwd, file)
  const bytes = await writeXlsx(sheets)
  // Never overwrites a file, which may contain somebody's work.
  await writeFile(filePath, bytes, { flag: 'wx' }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') {
      throw new TaskError(`${file} already exists. Choose another name, or move that file.`)
    }
    // A partial file would block the next attempt.
    await rm(filePath, { force: true }).catch(() => undefined)
    throw diskError(error, file)
  })
  io.log(`Written: ${file}`)
}

async function importFrom(file: string, write: boolean, io: CommandIo): Promise<void> {
  const before = await readFolder(catalogueFolderOf(io))
  const filePath = path.resolve(io.cwd, file)
  if (!existsSync(filePath)) throw new TaskError(`There is no file ${file}.`)
  if ((await stat(filePath)).isDirectory()) {
    throw new TaskError(`${file} is a folder. Name the file in it.`)
  }
  const result = importSheets(before, await readXlsx(new Uint8Array(await readFile(filePath))))
  if ('refused' in result) throw new TaskError(result.refused)
  const { after, changed, messages, errors, warnings, notes } = result
  const lines = [
    formatChanges(catalogueChanges(before, after)),
    ...messages.map(formatTaskMessage),
    ...notes,
  ].filter((line) => line !== '')
  if (lines.length > 0) io.log(lines.join('\n'))
  for (const warning of warnings) io.log(`warning: ${formatCellMessage(warning)}`)
  if (errors.length > 0) {
    throw new TaskError(
      `${errors.map(formatCellMessage).join('\n')}\nNothing is written until this is fixed.`,
    )
  }
  if (changed.size === 0) io.log('There are no changes.')
  else if (!write) io.log('Nothing is written yet. Add --write to write it.')
  else {
    await writeChanges(catalogueFolderOf(io), before, changed)
    io.log(`Written: ${[...changed.keys()].join(', ')}`)
  }
}

async function exportOrImport(args: string[], io: CommandIo): Promise<void> {
  const options = { write: { type: 'boolean' } } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [task, file] = positionals
  // Without "--" in front of it, npm takes the option and passes it on in an environment variable.
  const { write = process.env.npm_config_write === 'true' } = values
  if (task === 'export') await exportTo(file ?? 'catalogue.xlsx', io)
  else if (task === 'import' && file !== undefined) await importFrom(file, write, io)
  else throw new TaskError(usage)
}

/**
 * `npm run sheet -- export` and `import`: the catalogue as a spreadsheet, and back.
 * @returns the exit code
 */
export async function main(args: string[], io = terminal): Promise<number> {
  return reportErrors(() => exportOrImport(args, io), io)
}

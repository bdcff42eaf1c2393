import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { changes } from '../check/changes.ts'
import { formatChanges } from '../check/formatChanges.ts'
import { writeChanges } from '../editor/disk/writeFiles.ts'
import { formatTaskMessage, TaskError } from '../editor/edit/catalogueEdit.ts'
import { formatMessage, importSheets, sheetsOf } from '../editor/sheet/importSheets.ts'
import type { Grid } from '../editor/sheet/sheet.ts'
import { readCsv, readXlsx, writeCsv, writeXlsx } from '../editor/sheet/sheetFiles.ts'
import { readFolder } from '../site/disk/checkFolder.ts'
import { diskError } from '../site/disk/diskError.js'
import { failInWords } from './failInWords.ts'
import { type Io, terminal } from './io.ts'

const usage = `Usage: npm run sheet -- export [<file.xlsx>]
       npm run sheet -- export <folder> --csv
       npm run sheet -- import <file.xlsx, file.csv or folder of these> [--write]`

/** Never overwrite a file: it may hold somebody's work. */
const fresh = { flag: 'wx' } as const

/** The name of a new XLSX file, with its ending. */
function xlsxName(target: string): string {
  const end = path.extname(target)
  if (end === '') return `${target}.xlsx`
  if (end.toLowerCase() === '.xlsx') return target
  const csv = end === '.csv' ? ' For CSV, name a folder and add --csv.' : ''
  throw new TaskError(`The file is an XLSX file: call it ${path.basename(target, end)}.xlsx.${csv}`)
}

async function exportTo(target: string, csv: boolean, io: Io): Promise<void> {
  const name = csv ? target : xlsxName(target)
  const sheets = sheetsOf(await readFolder(io.cwd))
  if ('refused' in sheets) throw new TaskError(sheets.refused)
  if (csv) await mkdir(path.resolve(io.cwd, target), { recursive: true })
  const files = csv
    ? sheets.map((sheet) => [path.join(target, `${sheet.name}.csv`), writeCsv(sheet)] as const)
    : [[name, await writeXlsx(sheets)] as const]
  for (const [file, content] of files) {
    const place = path.resolve(io.cwd, file)
    await writeFile(place, content, fresh).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') {
        throw new TaskError(`${file} already exists. Choose another name, or move that file.`)
      }
      // Half a file would be in the way of the next try.
      await rm(place, { force: true }).catch(() => undefined)
      throw diskError(error, file)
    })
    io.log(`Written: ${file}`)
  }
}

async function readGrids(file: string): Promise<Grid[]> {
  if ((await stat(file)).isDirectory()) {
    const names = (await readdir(file)).filter((name) => name.endsWith('.csv')).toSorted()
    return (await Promise.all(names.map((name) => readGrids(path.join(file, name))))).flat()
  }
  const bytes = new Uint8Array(await readFile(file))
  return file.endsWith('.csv') ? [readCsv(bytes, path.basename(file, '.csv'))] : readXlsx(bytes)
}

async function importFrom(file: string, write: boolean, io: Io): Promise<void> {
  const before = await readFolder(io.cwd)
  const place = path.resolve(io.cwd, file)
  if (!existsSync(place)) throw new TaskError(`There is no file ${file}.`)
  const done = importSheets(before, await readGrids(place))
  if ('refused' in done) throw new TaskError(done.refused)
  const { after, changed, messages, errors, warnings, notes } = done
  const lines = [
    formatChanges(changes(before, after)),
    ...messages.map(formatTaskMessage),
    ...notes,
  ].filter((one) => one !== '')
  if (lines.length > 0) io.log(lines.join('\n'))
  for (const warning of warnings) io.log(`warning: ${formatMessage(warning)}`)
  if (errors.length > 0) {
    throw new TaskError(
      `${errors.map(formatMessage).join('\n')}\nNothing is written until this is fixed.`,
    )
  }
  if (changed.size === 0) io.log('There are no changes.')
  else if (!write) io.log('Nothing is written yet. Add --write to write it.')
  else {
    await writeChanges(io.cwd, before, changed)
    io.log(`Written: ${[...changed.keys()].join(', ')}`)
  }
}

async function exportOrImport(args: string[], io: Io): Promise<void> {
  const options = { csv: { type: 'boolean' }, write: { type: 'boolean' } } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [what, file] = positionals
  // Without the "--" before it, npm takes the option itself and passes it on like this.
  const { csv = process.env.npm_config_csv === 'true' } = values
  const { write = process.env.npm_config_write === 'true' } = values
  if (what === 'export' && (!csv || file !== undefined)) {
    await exportTo(file ?? 'catalogue.xlsx', csv, io)
  } else if (what === 'import' && file !== undefined) await importFrom(file, write, io)
  else throw new TaskError(usage)
}

/**
 * `npm run sheet -- export` and `import`: the catalogue as a spreadsheet, and back.
 * @returns the exit code
 */
export async function main(args: string[], io = terminal): Promise<number> {
  return failInWords(() => exportOrImport(args, io), io)
}

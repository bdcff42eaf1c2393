import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { changes } from '../check/changes.ts'
import { sayChanges } from '../check/summary.ts'
import { writeChanges } from '../editor/disk/writeChanges.ts'
import { TaskError } from '../editor/edit/catalogueEdit.ts'
import { readCsv, writeCsv } from '../editor/sheet/csv.ts'
import { formatMessage, importSheets, sheetsOf } from '../editor/sheet/importSheets.ts'
import type { Grid } from '../editor/sheet/sheet.ts'
import { readXlsx, writeXlsx } from '../editor/sheet/xlsx.ts'
import { readFolder } from '../site/disk/checkFolder.ts'

const usage = `Usage: npm run sheet -- export [<file.xlsx>]
       npm run sheet -- export <folder> --csv
       npm run sheet -- import <file.xlsx, file.csv or folder of these> [--write]`

/** What a new file is written with: one that is there may hold somebody's work. */
const fresh = { flag: 'wx' } as const

async function exportTo(target: string, csv: boolean): Promise<void> {
  const sheets = sheetsOf(await readFolder(process.cwd()))
  if ('refused' in sheets) throw new TaskError(sheets.refused)
  if (csv) await mkdir(target, { recursive: true })
  const files = csv
    ? sheets.map((sheet) => [path.join(target, `${sheet.name}.csv`), writeCsv(sheet)] as const)
    : [[target, await writeXlsx(sheets)] as const]
  for (const [file, content] of files) {
    await writeFile(file, content, fresh).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      throw new TaskError(`${file} is there already. Name another file, or move that one away.`)
    })
    console.log(`Written: ${file}`)
  }
}

async function readGrids(file: string): Promise<Grid[]> {
  const about = await stat(file).catch(() => undefined)
  if (about === undefined) throw new TaskError(`There is no file ${file}.`)
  if (about.isDirectory()) {
    const names = (await readdir(file)).filter((name) => name.endsWith('.csv')).toSorted()
    return (await Promise.all(names.map((name) => readGrids(path.join(file, name))))).flat()
  }
  const bytes = new Uint8Array(await readFile(file))
  return file.endsWith('.csv') ? [readCsv(bytes, path.basename(file, '.csv'))] : readXlsx(bytes)
}

async function importFrom(file: string, write: boolean): Promise<void> {
  const before = await readFolder(process.cwd())
  const done = importSheets(before, await readGrids(file))
  if ('refused' in done) throw new TaskError(done.refused)
  const { after, changed, messages: said, errors: wrong, warnings: doubts, notes } = done
  const told = [sayChanges(changes(before, after)), ...said, ...notes].filter((one) => one !== '')
  if (told.length > 0) console.log(told.join('\n'))
  for (const doubt of doubts) console.log(`warning: ${formatMessage(doubt)}`)
  if (wrong.length > 0) {
    throw new TaskError(
      `${wrong.map(formatMessage).join('\n')}\nNothing is written while this is wrong.`,
    )
  }
  if (changed.size === 0) console.log('Nothing is another than in data/.')
  else if (!write) console.log('Nothing is written yet. With --write it is.')
  else {
    await writeChanges(process.cwd(), before, changed)
    console.log(`Written: ${[...changed.keys()].join(', ')}`)
  }
}

/** `npm run sheet -- export` and `import`: the catalogue as a spreadsheet, and back. */
try {
  const options = { csv: { type: 'boolean' }, write: { type: 'boolean' } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [what, file] = positionals
  // Without the "--" before it, npm takes the option itself and hands it on so.
  const { csv = process.env.npm_config_csv === 'true' } = values
  const { write = process.env.npm_config_write === 'true' } = values
  if (what === 'export' && (!csv || file !== undefined)) {
    await exportTo(file ?? 'catalogue.xlsx', csv)
  } else if (what === 'import' && file !== undefined) await importFrom(file, write)
  else throw new TaskError(usage)
} catch (error) {
  const unread = error instanceof TypeError && 'code' in error
  if (!(error instanceof TaskError) && !unread) throw error
  console.error(error.message)
  process.exitCode = 1
}

import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'
import { prettifyError, ZodError } from 'zod'
import { readParts } from '../inbox/server/parts.ts'
import { hashPassword } from '../inbox/server/password.ts'
import { openInbox, startInbox } from '../inbox/server/start.ts'
import { prepare } from '../inbox/store/open.ts'
import { plainError } from '../site/disk/diskError.js'
import { type Io, terminal } from './io.ts'

const usage = `Usage: npm run inbox                     receives enquiries and shows them
       npm run inbox -- password          prints the hash of a password for INBOX_PASSWORD
       npm run inbox -- backup <file>     copies the database, while it runs too
       npm run inbox -- restore <file>    adds what a backup has and the database lacks`

/** The number of rows copied at a time. */
const BATCH_SIZE = 500

/** Opens a database file, or creates it if there is none. */
async function openDatabaseFile(file: string, { cwd }: Io) {
  const { steps } = await readParts(cwd)
  return prepare(createClient({ url: pathToFileURL(file).href, concurrency: 1 }), steps)
}

/**
 * Copies all rows to another database of this version; rows that it already has stay unchanged. The source is
 * read in one transaction, so that the copy is consistent while enquiries arrive.
 * @returns the number of enquiries added
 */
export async function copyAll(from: Client, to: Client): Promise<number> {
  const source = await from.transaction('read')
  let added = 0
  // Not the table `clock`, which belongs to its own database.
  for (const table of ['enquiry', 'receipt', 'notice']) {
    for (let start = 0; ; start += BATCH_SIZE) {
      const range = `ORDER BY 1, 2 LIMIT ${BATCH_SIZE} OFFSET ${start}`
      const { columns, rows } = await source.execute(`SELECT * FROM ${table} ${range}`)
      if (rows.length === 0) break
      // Without the number, which another enquiry may have in the target. Enquiries are identified by their key.
      const names = columns.filter((name) => name !== 'id')
      const values = names.map(() => '?').join()
      const sql = `INSERT INTO ${table} (${names.join()}) VALUES (${values}) ON CONFLICT DO NOTHING`
      const inserts = rows.map((row) => ({ sql, args: names.map((name) => row[name] ?? null) }))
      const results = await to.batch(inserts, 'write')
      if (table === 'enquiry') for (const { rowsAffected } of results) added += rowsAffected
    }
  }
  source.close()
  return added
}

async function printHash(io: Io): Promise<void> {
  const input = createInterface({ input: process.stdin, output: process.stderr })
  const password = await input.question('Password (12 characters or more): ')
  input.close()
  if (password.length < 12) throw plainError('The password is shorter than 12 characters.')
  io.log(`INBOX_PASSWORD=${await hashPassword(password)}`)
}

async function backUp(file: string, io: Io): Promise<void> {
  if ((await stat(file).catch(() => undefined)) !== undefined) {
    throw plainError(`${file} is there already: name a new file.`)
  }
  const { store } = await openInbox(process.env, io.cwd)
  const copy = await openDatabaseFile(file, io)
  const count = await copyAll(store, copy)
  // Leaves a single file, without a log beside it.
  await copy.execute('PRAGMA journal_mode = DELETE')
  copy.close()
  store.close()
  io.log(`${count} enquiries are in ${file}.`)
}

async function restore(file: string, io: Io): Promise<void> {
  // A copy of the backup is migrated to the tables of this version, so that the backup itself stays unchanged.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'inbox-'))
  try {
    const migrated = path.join(folder, 'backup.db')
    await copyFile(file, migrated)
    const backup = await openDatabaseFile(migrated, io)
    const { store } = await openInbox(process.env, io.cwd)
    io.log(`${await copyAll(backup, store)} enquiries were added from ${file}.`)
    store.close()
    backup.close()
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function serve(io: Io): Promise<void> {
  const { port, stop } = await startInbox(process.env, io.cwd, io.log)
  io.log(JSON.stringify({ event: 'listening', port }))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop().then(() => process.exit()))
  }
}

/**
 * `npm run inbox`: receives the enquiries of the site's forms, and shows them to the owner.
 * @returns the exit code; the server keeps running
 */
export async function main(args: string[], io = terminal): Promise<number> {
  try {
    return await run(args, io)
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    io.error(prettifyError(error))
    return 1
  }
}

async function run([command, file]: string[], io: Io): Promise<number> {
  const filePath = path.resolve(io.cwd, file ?? '')
  if (command === undefined) await serve(io)
  else if (command === 'password' && file === undefined) await printHash(io)
  else if (command === 'backup' && file !== undefined) await backUp(filePath, io)
  else if (command === 'restore' && file !== undefined) await restore(filePath, io)
  else {
    io.error(usage)
    return 2
  }
  return 0
}

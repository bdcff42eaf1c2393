import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'
import { type Environment, readDatabaseSettings } from '../settings.ts'
import { databasePath, exists, fileError, protectDatabase, stacklessError } from './databaseFile.ts'
import { openStore } from './openInbox.ts'

/** @throws an error of one sentence if the database of the settings is on a libSQL server */
function expectDatabaseFile(env: Environment): void {
  if (databasePath(readDatabaseSettings(env).INBOX_DB) !== undefined) return
  throw stacklessError(
    'INBOX_DB is a libSQL server: back it up and restore it by the means of that server.',
  )
}

/** Opens a database file without changing its tables. */
function openFile(file: string): Client {
  return createClient({ url: pathToFileURL(file).href, concurrency: 1 })
}

async function countEnquiriesIn(file: string): Promise<number> {
  const client = openFile(file)
  try {
    const { rows } = await client.execute('SELECT count(*) AS count FROM enquiry')
    return Number(rows[0]?.count)
  } finally {
    client.close()
  }
}

/**
 * Copies the database file to a new file, also while the inbox runs: written aside, and renamed once it is whole.
 * @returns the number of enquiries in it
 * @throws an error of one sentence
 */
export async function backUp(env: Environment, root: string, file: string): Promise<number> {
  expectDatabaseFile(env)
  if (await exists(file)) throw fileError(file, { code: 'EEXIST' })
  const { client, store } = await openStore(env, root, 'existing')
  const part = `${file}.part`
  try {
    await rm(part, { force: true })
    await protectDatabase(part)
    await client.execute({ sql: 'VACUUM INTO ?', args: [part] })
    const count = await countEnquiriesIn(part)
    await rename(part, file)
    return count
  } catch (error) {
    throw fileError(file, error)
  } finally {
    store.close()
    await rm(part, { force: true })
  }
}

/** @throws if a database file is damaged, or not one of an inbox: another program's may have one of the tables */
async function expectWholeInbox(file: string): Promise<void> {
  const client = openFile(file)
  try {
    const own =
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('enquiry', 'step')"
    if ((await client.execute(own)).rows.length < 2) {
      throw stacklessError('It is no database of an inbox.')
    }
    const [integrity] = (await client.execute('PRAGMA integrity_check(1)')).rows
    if (integrity?.integrity_check !== 'ok') throw stacklessError('It is damaged.')
  } finally {
    client.close()
  }
}

/**
 * The tables that are restored, as they are: the numbers of enquiries are in the owner's e-mails, and a receipt without
 * its enquiry says that it was deleted. Not the messages to the owner: nobody is informed a second time.
 */
const restoredTables = ['enquiry', 'receipt', 'quotation', 'signed_out', 'sqlite_sequence']

/**
 * Puts a backup into an empty database, in one transaction.
 * @param client of the empty database
 * @param backup the path of a backup with the tables of this version
 * @returns the number of its enquiries
 * @throws an error of one sentence if the database is not empty; it is not changed
 */
async function fillEmpty(client: Client, backup: string): Promise<number> {
  await client.execute({ sql: 'ATTACH ? AS backup', args: [backup] })
  const transaction = await client.transaction('write')
  try {
    const [filled] = (
      await transaction.execute(
        'SELECT key FROM main.receipt UNION ALL SELECT key FROM main.enquiry LIMIT 1',
      )
    ).rows
    if (filled !== undefined) {
      throw stacklessError(
        'The inbox has received enquiries already, and nothing was changed. A backup is restored into an empty one: set INBOX_DB to a new file.',
      )
    }
    for (const table of restoredTables) {
      await transaction.execute(`DELETE FROM main.${table}`)
      await transaction.execute(`INSERT INTO main.${table} SELECT * FROM backup.${table}`)
    }
    const { rows } = await transaction.execute('SELECT count(*) AS count FROM main.enquiry')
    await transaction.commit()
    return Number(rows[0]?.count)
  } finally {
    transaction.close()
  }
}

/**
 * Puts a backup, or another database file with the log beside it, into the empty database of the settings. One that is
 * not there is made.
 * @returns the number of enquiries
 * @throws an error of one sentence
 */
export async function restore(env: Environment, root: string, file: string): Promise<number> {
  expectDatabaseFile(env)
  // A copy is moved to the tables of this version, so that the file itself stays unchanged.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'inbox-'))
  const copied = path.join(folder, 'backup.db')
  try {
    try {
      await copyFile(file, copied)
      if (await exists(`${file}-wal`)) await copyFile(`${file}-wal`, `${copied}-wal`)
      await expectWholeInbox(copied)
      const { store } = await openStore({ INBOX_DB: pathToFileURL(copied).href }, root)
      store.close()
    } catch (error) {
      throw fileError(file, error)
    }
    const { client, store } = await openStore(env, root)
    try {
      return await fillEmpty(client, copied)
    } finally {
      store.close()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

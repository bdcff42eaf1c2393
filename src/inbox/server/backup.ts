import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { Environment } from '../settings.ts'
import { prepare } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { exists, fileMessage, plainMessage, protectDatabase } from './databaseFile.ts'
import { openStore } from './openInbox.ts'

/** The number of rows copied at a time. */
const BATCH_SIZE = 500

const UNFINISHED = 'unfinished'

async function openFile(file: string, migrations: readonly string[]): Promise<Client> {
  await protectDatabase(file)
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 })
  try {
    return await prepare(client, migrations)
  } catch (error) {
    // An open file cannot be removed on every system.
    client.close()
    throw error
  }
}

/** @throws if a database file is not one of an inbox: another program's may have one of the tables */
async function expectInbox(file: string): Promise<void> {
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 })
  try {
    const own =
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('enquiry', 'step')"
    const { rows } = await client.execute(own)
    if (rows.length < 2) throw plainMessage('It is no database of an inbox.')
  } finally {
    client.close()
  }
}

/**
 * Copies all enquiries to another database of this version; those that it already has stay unchanged. An enquiry that
 * was deleted in either stays deleted. Messages to the owner are not copied: nobody is informed a second time.
 * The source is read in one transaction, so that the copy is consistent while enquiries arrive.
 * @returns the number of enquiries added
 */
export async function copyAll(from: Client, to: Store): Promise<number> {
  const source = await from.transaction('read')
  let added = 0
  // Receipts last: one in the target without its enquiry says that the enquiry was deleted.
  for (const table of ['enquiry', 'receipt']) {
    for (let start = 0; ; start += BATCH_SIZE) {
      const range = `ORDER BY 1, 2 LIMIT ${BATCH_SIZE} OFFSET ${start}`
      const { columns, rows } = await source.execute(`SELECT * FROM ${table} ${range}`)
      if (rows.length === 0) break
      // Without the number, which another enquiry may have in the target. Enquiries are identified by their key.
      const names = columns.filter((name) => name !== 'id')
      const values = names.map(() => '?').join()
      const isNew = 'NOT EXISTS (SELECT 1 FROM receipt WHERE key = ?)'
      const sql = `INSERT OR IGNORE INTO ${table} (${names.join()}) SELECT ${values} WHERE ${isNew}`
      const inserts = rows.map((row) => {
        return { sql, args: [...names.map((name) => ownValue(row, name) ?? null), row.key ?? null] }
      })
      const deletions = rows.flatMap(({ key, digest }) => {
        if (table !== 'receipt' || digest !== '' || key === undefined) return []
        return [{ sql: 'DELETE FROM enquiry WHERE key = ?', args: [key] }]
      })
      const results = await to.batch([...inserts, ...deletions], 'write')
      if (table === 'enquiry') for (const { rowsAffected } of results) added += rowsAffected
    }
  }
  // By their numbers: one that the target has given to another quotation stays with that one.
  for (let start = 0; ; start += BATCH_SIZE) {
    const range = `ORDER BY number LIMIT ${BATCH_SIZE} OFFSET ${start}`
    const { columns, rows } = await source.execute(`SELECT * FROM quotation ${range}`)
    if (rows.length === 0) break
    const sql = `INSERT OR IGNORE INTO quotation (${columns.join()}) VALUES (${columns.map(() => '?').join()})`
    await to.batch(
      rows.map((row) => ({ sql, args: columns.map((name) => ownValue(row, name) ?? null) })),
      'write',
    )
  }
  source.close()
  const deleted = "SELECT key FROM receipt WHERE digest = ''"
  await to.execute(`UPDATE quotation SET content = '' WHERE content <> '' AND key IN (${deleted})`)
  return added
}

async function countAll(store: Store): Promise<number> {
  return Number((await store.execute('SELECT count(*) AS count FROM enquiry')).rows[0]?.count)
}

/** @throws if a database is damaged, or is a backup that was not finished */
async function expectWhole(store: Store): Promise<void> {
  const [integrity] = (await store.execute('PRAGMA integrity_check(1)')).rows
  if (integrity?.integrity_check !== 'ok') throw plainMessage('It is damaged.')
  const { rows } = await store.execute("SELECT value FROM setting WHERE name = 'backup'")
  const [mark] = rows
  if (mark !== undefined && String(mark.value) !== String(await countAll(store))) {
    throw plainMessage('It is a backup that was not finished.')
  }
}

/**
 * Copies the database to a new file: written aside, checked, and renamed once it is whole.
 * @returns the number of enquiries in it
 * @throws an error of one sentence
 */
export async function backUp(env: Environment, root: string, file: string): Promise<number> {
  if (await exists(file)) throw fileMessage(file, { code: 'EEXIST' })
  const { client, store, migrations } = await openStore(env, root, 'existing')
  const part = `${file}.part`
  try {
    await rm(part, { force: true })
    const copy = await openFile(part, migrations)
    try {
      const mark = "INSERT INTO setting VALUES ('backup', ?)"
      await copy.execute({ sql: mark, args: [UNFINISHED] })
      await copyAll(client, copy)
      const count = await countAll(copy)
      const finish = "UPDATE setting SET value = ? WHERE name = 'backup'"
      await copy.execute({ sql: finish, args: [String(count)] })
      await expectWhole(copy)
      // Leaves a single file, without a log beside it.
      await copy.execute('PRAGMA journal_mode = DELETE')
      copy.close()
      await rename(part, file)
      return count
    } finally {
      copy.close()
    }
  } catch (error) {
    throw fileMessage(file, error)
  } finally {
    store.close()
    for (const end of ['', '-wal', '-shm', '-journal']) await rm(part + end, { force: true })
  }
}

/**
 * Adds the enquiries of a backup, or of another database file with the log beside it, that the database lacks.
 * @returns their number
 * @throws an error of one sentence
 */
export async function restore(env: Environment, root: string, file: string): Promise<number> {
  const { store, migrations } = await openStore(env, root)
  // A copy is moved to the tables of this version, so that the file itself stays unchanged.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'inbox-'))
  try {
    const copied = path.join(folder, 'backup.db')
    await copyFile(file, copied)
    if (await exists(`${file}-wal`)) await copyFile(`${file}-wal`, `${copied}-wal`)
    await expectInbox(copied)
    const backup = await openFile(copied, migrations)
    try {
      await expectWhole(backup)
      return await copyAll(backup, store)
    } finally {
      backup.close()
    }
  } catch (error) {
    throw fileMessage(file, error)
  } finally {
    store.close()
    await rm(folder, { recursive: true })
  }
}

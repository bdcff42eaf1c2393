import type { Client } from '@libsql/client'
import { prepareConnection } from './store.ts'

/** The number of migrations that a database has had. */
async function countMigrations(client: Client): Promise<number> {
  const { rows } = await client.execute('SELECT max(number) AS done FROM step')
  return Number(rows[0]?.done ?? 0)
}

/**
 * Takes back migrations that were recorded although only the first statement of each had run: an earlier version did so
 * with files whose lines end in CR LF. Such a database could store nothing.
 */
async function takeBackBrokenMigrations(client: Client): Promise<void> {
  const tables = "SELECT name FROM sqlite_master WHERE type = 'table'"
  const { rows } = await client.execute(tables)
  const names = rows.map(({ name }) => name)
  if (
    (await countMigrations(client)) === 0 ||
    !names.includes('enquiry') ||
    names.includes('setting')
  )
    return
  await client.executeMultiple(
    'BEGIN IMMEDIATE; DROP VIEW IF EXISTS enquiry_shown; DROP TABLE enquiry; DELETE FROM step; COMMIT;',
  )
}

/**
 * Moves a database forward to the tables of this version, each migration whole or not at all.
 * @param client of one connection for a file, so that the pragmas hold for everything that is done with it
 * @param migrations the SQL of each
 * @throws if a newer version has moved it further
 */
export async function migrate(client: Client, migrations: readonly string[]): Promise<Client> {
  if (client.protocol === 'file') {
    await client.execute('PRAGMA journal_mode = WAL')
    await prepareConnection(client)
  }
  await client.execute('CREATE TABLE IF NOT EXISTS step (number INTEGER PRIMARY KEY)')
  await takeBackBrokenMigrations(client)
  const done = await countMigrations(client)
  if (done > migrations.length) {
    throw new Error('The database was written by a newer version of the inbox. Use that one.')
  }
  for (const [i, migration] of migrations.entries()) {
    if (i < done) continue
    // The number first: of two processes that start together, the second fails there.
    const sql = `BEGIN IMMEDIATE;\nINSERT INTO step VALUES (${i + 1});\n${migration}\n;COMMIT;`
    await client.executeMultiple(sql).catch(async (error: unknown) => {
      if ((await countMigrations(client)) <= i) throw error
    })
  }
  return client
}

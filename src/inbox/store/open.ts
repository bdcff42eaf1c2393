import type { Client } from '@libsql/client'
import { prepareConnection } from './store.ts'

async function stepOf(client: Client): Promise<number> {
  const { rows } = await client.execute('SELECT max(number) AS step FROM step')
  return Number(rows[0]?.step ?? 0)
}

/**
 * Takes back steps that were recorded although only the first statement of each had run: an earlier version did so
 * with files whose lines end in CR LF. Such a database could store nothing.
 */
async function takeBackBrokenSteps(client: Client): Promise<void> {
  const tables = "SELECT name FROM sqlite_master WHERE type = 'table'"
  const { rows } = await client.execute(tables)
  const names = rows.map(({ name }) => name)
  if ((await stepOf(client)) === 0 || !names.includes('enquiry') || names.includes('setting'))
    return
  await client.executeMultiple(
    'BEGIN IMMEDIATE; DROP VIEW IF EXISTS enquiry_shown; DROP TABLE enquiry; DELETE FROM step; COMMIT;',
  )
}

/**
 * Moves a database forward to the tables of this version, each step whole or not at all.
 * @param client of one connection for a file, so that the pragmas hold for everything that is done with it
 * @param steps the SQL of each step
 * @throws if a newer version has moved it further
 */
export async function prepare(client: Client, steps: readonly string[]): Promise<Client> {
  if (client.protocol === 'file') {
    await client.execute('PRAGMA journal_mode = WAL')
    await prepareConnection(client)
  }
  await client.execute('CREATE TABLE IF NOT EXISTS step (number INTEGER PRIMARY KEY)')
  await takeBackBrokenSteps(client)
  const done = await stepOf(client)
  if (done > steps.length) {
    throw new Error('The database was written by a newer version of the inbox. Use that one.')
  }
  for (const [i, step] of steps.entries()) {
    if (i < done) continue
    // The number first: of two processes that start together, the second fails there.
    const sql = `BEGIN IMMEDIATE;\nINSERT INTO step VALUES (${i + 1});\n${step}\n;COMMIT;`
    await client.executeMultiple(sql).catch(async (error: unknown) => {
      if ((await stepOf(client)) <= i) throw error
    })
  }
  return client
}

import type { Client } from '@libsql/client'

async function stepOf(client: Client): Promise<number> {
  const { rows } = await client.execute('SELECT max(number) AS step FROM step')
  return Number(rows[0]?.step ?? 0)
}

/**
 * Moves a database forward to the tables of this version, each step whole or not at all.
 * @param client of one connection for a file, so that the pragmas hold for all that is done with it
 * @param steps each of statements of SQL with a blank line after each
 * @throws if a newer version has moved it further
 */
export async function prepare(client: Client, steps: readonly string[]): Promise<Client> {
  if (client.protocol === 'file') {
    await client.execute('PRAGMA journal_mode = WAL')
    // On the disk, not in a cache, before a visitor is told that it is sent; overwritten when deleted.
    await client.execute('PRAGMA synchronous = FULL')
    await client.execute('PRAGMA secure_delete = ON')
  }
  await client.execute('CREATE TABLE IF NOT EXISTS step (number INTEGER PRIMARY KEY)')
  const done = await stepOf(client)
  if (done > steps.length) {
    throw new Error('The database was written by a newer version of the inbox. Use that one.')
  }
  for (const [i, step] of steps.entries()) {
    if (i < done) continue
    const mark = { sql: 'INSERT INTO step VALUES (?)', args: [i + 1] }
    // The mark first: of two processes that start together, the second fails there.
    await client.batch([mark, ...step.split(/;\n\n/)], 'write').catch(async (error: unknown) => {
      if ((await stepOf(client)) <= i) throw error
    })
  }
  return client
}

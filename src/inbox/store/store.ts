import type { Client, InStatement, ResultSet } from '@libsql/client'
import { limitTime } from '../../catalogue/limitTime.ts'
import { errorCode } from '../errorCode.ts'

/** The database, as far as the inbox uses it once its tables are there. */
export type Store = {
  protocol: string
  execute(statement: InStatement): Promise<ResultSet>
  batch(statements: InStatement[], mode?: 'read' | 'write'): Promise<ResultSet[]>
  close(): void
}

/** The pause between two tries while another process writes, in milliseconds. */
const PAUSE = 50

/** The time until the last try while another process writes, in milliseconds. */
const LOCK_LIMIT = 5000

/** The time limit of a statement that a server of somebody else runs, in milliseconds. */
const ANSWER_LIMIT = 15_000

/** Sets what holds for one connection to a file. */
export async function prepareConnection(client: Client): Promise<void> {
  // On the disk, not in a cache, before a visitor reads "sent"; overwritten when deleted.
  const pragmas = ['PRAGMA synchronous = FULL', 'PRAGMA secure_delete = ON']
  await Promise.all(pragmas.map((pragma) => client.execute(pragma)))
}

/** True for an error that passes: a lock, or a connection that was replaced meanwhile. */
function isPassing(error: unknown, client: Client): boolean {
  const code = errorCode(error)
  return !client.closed && (code.startsWith('SQLITE_BUSY') || code === 'CLIENT_CLOSED')
}

/**
 * A database that waits for the lock of another process without holding up anything else: a file is read and written
 * synchronously, so that SQLite's own wait would stop every answer. A lock that does not end is an error.
 * @param client with no time-out of its own
 * @param lockLimit how long work waits for the lock, in milliseconds
 */
export function createInboxStore(client: Client, lockLimit = LOCK_LIMIT): Store {
  /** The work that waits for the lock, one after another: each try costs a connection. */
  let queue: Promise<unknown> = Promise.resolve()

  /** @returns the result, or undefined if the database is locked */
  async function attempt<Result extends object>(work: () => Promise<Result>, isLast: boolean) {
    try {
      return await limitTime(work(), ANSWER_LIMIT)
    } catch (error) {
      if (!isPassing(error, client) || isLast) throw error
      // The driver leaves the refused statement open, so that the connection could never commit again.
      await Promise.all([client.reconnect(), prepareConnection(client)])
      return undefined
    }
  }

  async function retry<Result extends object>(work: () => Promise<Result>, end: number) {
    for (;;) {
      const result = await attempt(work, performance.now() >= end)
      if (result !== undefined) return result
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }

  async function run<Result extends object>(work: () => Promise<Result>): Promise<Result> {
    const end = performance.now() + lockLimit
    const result = await attempt(work, false)
    if (result !== undefined) return result
    const retried = queue.then(() => retry(work, end))
    queue = retried.catch(() => {})
    return retried
  }
  return {
    protocol: client.protocol,
    execute: (statement) => run(() => client.execute(statement)),
    batch: (statements, mode) => run(() => client.batch(statements, mode)),
    close: () => client.close(),
  }
}

/** Removes deleted texts from the log beside a database file. Readers may delay it to the next deletion. */
export async function removeDeletedTexts(store: Store): Promise<void> {
  if (store.protocol === 'file') await store.execute('PRAGMA wal_checkpoint(TRUNCATE)')
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { limitTime } from '../../catalogue/limitTime.ts'

/** In milliseconds. */
const ANSWER_LIMIT = 10_000

interface Schema extends DBSchema {
  records: { key: string; value: unknown }
}

/** Records that this browser still has after a power cut. */
export type BrowserRecords = {
  /** @returns undefined if there is none */
  read(key: string): Promise<unknown>
  /**
   * Begins to store a record at once; undefined deletes it. While an earlier one of the key is being written, only the
   * newest waits.
   * @returns false if the browser refuses
   */
  write(key: string, record: unknown): Promise<boolean>
  /** Begins to store the waiting records: the page may end now. */
  flush(): void
}

/** Not localStorage: Chromium limits its writes per hour, so the disk may hold what it held minutes ago. */
async function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('edit', 1, { upgrade: (database) => database.createObjectStore('records') })
}

/** Stores a record on the disk, even if the page ends meanwhile. */
async function store(database: IDBPDatabase<Schema>, key: string, record: unknown): Promise<void> {
  const transaction = database.transaction('records', 'readwrite', { durability: 'strict' })
  const { store } = transaction
  const stored = record === undefined ? store.delete(key) : store.put(record, key)
  transaction.commit()
  await Promise.all([stored, transaction.done])
}

/** Opens the records of the editor. A browser without a database, or with one that does not answer, refuses all. */
export async function openBrowserRecords(): Promise<BrowserRecords> {
  let database = await limitTime(open(), ANSWER_LIMIT).catch(() => undefined)
  const waiting = new Map<string, unknown>()
  const running = new Map<string, Promise<boolean>>()

  async function put(key: string, record: unknown): Promise<boolean> {
    try {
      if (database !== undefined) await store(database, key, record)
      return database !== undefined
    } catch {
      return false
    }
  }

  /** @returns whether the newest is stored */
  async function putWaiting(key: string): Promise<boolean> {
    let isStored = true
    while (waiting.has(key)) {
      const record = waiting.get(key)
      waiting.delete(key)
      isStored = await put(key, record)
    }
    running.delete(key)
    return isStored
  }

  return {
    async read(key) {
      if (database === undefined) return undefined
      try {
        return await limitTime(database.get('records', key), ANSWER_LIMIT)
      } catch {
        // An unreadable record is not overwritten.
        database = undefined
      }
    },
    write(key, record) {
      waiting.set(key, record)
      const result = running.get(key) ?? putWaiting(key)
      running.set(key, result)
      return result
    },
    flush() {
      for (const [key, record] of waiting) void put(key, record)
      waiting.clear()
    },
  }
}

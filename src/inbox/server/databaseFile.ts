import { constants } from 'node:fs'
import { access, chmod, open, stat, statfs } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { errorCode } from '../errorCode.ts'

/** An error for a person: its message says everything, so it has no stack trace. */
export function stacklessError(message: string): Error {
  return Object.assign(new Error(message), { stack: message })
}

/** A sentence about a file that cannot be used, without the path of a copy of it. */
export function fileError(file: string, error: unknown): Error {
  const code = errorCode(error)
  const message = error instanceof Error ? error.message : String(error)
  const reasons = new Map([
    ['ENOENT', 'It is not there.'],
    ['EISDIR', 'It is a folder.'],
    ['EACCES', 'You may not read or write it.'],
    ['EEXIST', 'It is there already: name a new file.'],
    ['ENOSPC', 'The disk is full.'],
    ['SQLITE_FULL', 'The disk is full.'],
    ['SQLITE_NOTADB', 'It is no database.'],
    ['SQLITE_CORRUPT', 'It is damaged.'],
  ])
  return stacklessError(`${file}: ${reasons.get(code) ?? message}`)
}

/** The path of the file that a setting `file:...` names; undefined for a server. */
export function databasePath(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined
  return fileURLToPath(new URL(url, pathToFileURL(`${process.cwd()}/`)))
}

export async function exists(file: string): Promise<boolean> {
  return access(file, constants.F_OK).then(
    () => true,
    () => false,
  )
}

/** Lets nobody but its owner read a database. A missing one is created empty. */
export async function protectDatabase(file: string): Promise<void> {
  await (await open(file, 'a', 0o600)).close()
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    // Another user may own it, who has decided on its rights.
    await chmod(part, 0o600).catch(() => {})
  }
}

/** Below this number of free bytes a disk counts as full. */
const LEAST_SPACE = 4 * 1024 * 1024

/**
 * Watches the file of an open database.
 * @returns a function that returns the reason why the file cannot be relied on; undefined if there is none
 */
export async function watchDatabase(file: string): Promise<() => Promise<string | undefined>> {
  const { ino } = await stat(file)
  return async () => {
    const now = await stat(file).catch(() => undefined)
    if (now === undefined) return 'the database file is gone'
    if (now.ino !== ino) return 'the database file was replaced: start the inbox again'
    const { bsize, bavail } = await statfs(file)
    if (bsize * bavail < LEAST_SPACE) return 'the disk is full'
    const handle = await open(file)
    try {
      const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0)
      return buffer.toString() === 'SQLite format 3\0' ? undefined : 'the database file is damaged'
    } finally {
      await handle.close()
    }
  }
}

import { cp, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { diskError, plainError } from './disk/diskError.js'
import { filesIn } from './files.ts'

/**
 * Replaces a folder by a new one that is written beside it, in one step and only once it is complete:
 * until then, and where anything fails, the old one stays as it is.
 * @param empty whether the old files go; otherwise the new ones are copied among them
 * @param write fills the new folder
 * @throws one sentence where the disk refuses
 */
export async function replaceFolder(
  folder: string,
  empty: boolean,
  write: (fresh: string) => Promise<void>,
): Promise<void> {
  // A symbolic link stays; the folder that it leads to is replaced.
  const target = await realpath(folder).catch(() => folder)
  const aside = (what: 'new' | 'old') => `${target}.${process.pid}.${what}`
  const fresh = aside('new')
  try {
    await mkdir(path.dirname(target), { recursive: true })
    await removeLeftovers(target)
    const about = await stat(target).catch(() => undefined)
    if (about?.isDirectory() === false) {
      throw plainError(`The site is built into ${folder}, and a file of that name is in the way`)
    }
    await mkdir(fresh)
    await write(fresh)
    if (about !== undefined && !empty) await cp(fresh, target, { recursive: true })
    else await swap(fresh, target, aside('old'))
  } catch (error) {
    throw diskError(error, folder)
  } finally {
    // What cannot be removed now, the next build removes.
    for (const left of [fresh, aside('old')]) {
      await rm(left, { recursive: true, force: true }).catch(() => undefined)
    }
  }
}

/** Puts the new folder in place of the old one. */
async function swap(fresh: string, target: string, old: string): Promise<void> {
  try {
    await rename(target, old)
  } catch (error) {
    // A mount point, or a folder that another program holds open, cannot be moved.
    if (codeOf(error) !== 'ENOENT') return copyOver(fresh, target)
  }
  // Another build may have put its own there meanwhile, which stays.
  await rename(fresh, target).catch(async (error) => {
    await rename(old, target).catch(() => undefined)
    throw error
  })
}

async function copyOver(fresh: string, target: string): Promise<void> {
  await cp(fresh, target, { recursive: true })
  const names = new Set(filesIn(fresh))
  for (const name of filesIn(target)) if (!names.has(name)) await rm(path.join(target, name))
}

/** Removes what builds have left that were ended from outside. */
async function removeLeftovers(target: string): Promise<void> {
  const [parent, own] = [path.dirname(target), `${path.basename(target)}.`]
  for (const name of await readdir(parent)) {
    const [, pid, what] =
      /^(\d+)\.(new|old)$/.exec(name.startsWith(own) ? name.slice(own.length) : '') ?? []
    if (pid === undefined || isRunning(Number(pid))) continue
    const left = path.join(parent, name)
    // It was ended between the two renames: the old site is the last that is complete.
    if (what === 'old') await rename(left, target).catch(() => undefined)
    await rm(left, { recursive: true, force: true })
  }
}

/** Whether another process is running under this number. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    // Signal 0 is not sent.
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

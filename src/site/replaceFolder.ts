import { cp, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { diskError, plainError } from './disk/diskError.js'
import { filesIn } from './siteFiles.ts'

/**
 * Replaces a folder atomically with a new one that is written beside it. Until the new one is complete, or if
 * anything fails, the old folder stays unchanged.
 * @param isEmptied whether old files are deleted; otherwise the new files are copied into the folder
 * @param write fills the new folder
 * @throws an error of one sentence if the disk refuses
 */
export async function replaceFolder(
  folder: string,
  isEmptied: boolean,
  write: (fresh: string) => Promise<void>,
): Promise<void> {
  // A symbolic link is kept; its target is replaced.
  const target = await realpath(folder).catch(() => folder)
  const fresh = `${target}.${process.pid}.new`
  const old = `${target}.${process.pid}.old`
  try {
    await mkdir(path.dirname(target), { recursive: true })
    await removeLeftovers(target)
    const about = await stat(target).catch(() => undefined)
    if (about?.isDirectory() === false) {
      throw plainError(`The site is built into ${folder}, and a file of that name is in the way`)
    }
    await mkdir(fresh)
    await write(fresh)
    if (about !== undefined && !isEmptied) await cp(fresh, target, { recursive: true })
    else await swapFolders(fresh, target, old)
  } catch (error) {
    throw diskError(error, folder)
  } finally {
    // If this fails, the next build removes them.
    for (const leftover of [fresh, old]) {
      await rm(leftover, { recursive: true, force: true }).catch(() => undefined)
    }
  }
}

/** Files that every build of the site writes. */
const OF_EVERY_SITE = ['index.html', '404.html']

/**
 * Refuses a folder with anything else than a built site, which replacing would delete: `--outDir src`.
 * @throws an error of one sentence
 */
export async function expectBuiltSite(folder: string): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => [])
  const [first] = names.filter((name) => !name.startsWith('.'))
  if (first === undefined || OF_EVERY_SITE.every((name) => names.includes(name))) return
  throw plainError(
    `The site cannot be built into ${folder}: files that no build has written are in it, such as ${first}. Name another folder, or add --emptyOutDir to delete them`,
  )
}

/** Puts the new folder in place of the old one. */
async function swapFolders(fresh: string, target: string, old: string): Promise<void> {
  try {
    await rename(target, old)
  } catch (error) {
    // A mount point, or a folder that another program has open, cannot be renamed.
    if (errorCode(error) !== 'ENOENT') return copyOver(fresh, target)
  }
  // Fails if another build has put its folder there in the meantime; that one then stays.
  await rename(fresh, target).catch(async (error) => {
    await rename(old, target).catch(() => undefined)
    throw error
  })
}

/** Copies the new files into the folder, then deletes the files that are not among them. */
async function copyOver(fresh: string, target: string): Promise<void> {
  await cp(fresh, target, { recursive: true })
  const names = new Set(filesIn(fresh))
  for (const name of filesIn(target)) if (!names.has(name)) await rm(path.join(target, name))
}

/** Removes the folders of builds that were killed. */
async function removeLeftovers(target: string): Promise<void> {
  const parent = path.dirname(target)
  const prefix = `${path.basename(target)}.`
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue
    const [, pid, state] = /^(\d+)\.(new|old)$/.exec(name.slice(prefix.length)) ?? []
    if (pid === undefined || isRunning(Number(pid))) continue
    const leftover = path.join(parent, name)
    // If the build was killed between its two renames, the old site is the last complete one.
    if (state === 'old') await rename(leftover, target).catch(() => undefined)
    await rm(leftover, { recursive: true, force: true })
  }
}

/** True if another process is running with this id. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    // Signal 0 only tests whether the process exists.
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

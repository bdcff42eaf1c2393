import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** In milliseconds: a file that no build has used for so long is deleted. */
const UNUSED_LIMIT = 30 * 24 * 60 * 60 * 1000

/**
 * Makes a file, if it is not in the cache yet.
 * @param cache the folder of the cache, which may be deleted at any time between two builds
 * @param name changes whenever any input of the file changes
 * @returns the path of the file in the cache
 */
export async function cachedFile(
  cache: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<string> {
  const file = path.join(cache, name)
  if ((await stat(file).catch(() => undefined))?.size) {
    // By its time, `pruneCache` finds what is no longer used.
    const now = new Date()
    await utimes(file, now, now).catch(() => undefined)
    return file
  }
  const content = await make()
  await mkdir(cache, { recursive: true })
  // Renamed once all of it is on the disk, so that neither a killed build nor a power cut leaves a part of it here.
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, content, { flush: true })
  await rename(aside, file)
  return file
}

/**
 * Deletes the files of a cache that no build has used for 30 days.
 * @param cache the folder of the cache; it may be missing
 */
export async function pruneCache(cache: string): Promise<void> {
  for (const name of await readdir(cache).catch(() => [])) {
    const file = path.join(cache, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > UNUSED_LIMIT) await rm(file, { force: true })
  }
}

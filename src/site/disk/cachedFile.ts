import { randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

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
  if ((await stat(file).catch(() => undefined))?.size) return file
  const content = await make()
  await mkdir(cache, { recursive: true })
  // Renamed once all of it is on the disk, so that neither a killed build nor a power cut leaves a part of it here.
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, content, { flush: true })
  await rename(aside, file)
  return file
}

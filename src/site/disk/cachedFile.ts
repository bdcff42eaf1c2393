import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a file, if it is not in the cache yet.
 * @param cache the folder of the cache
 * @param name changes whenever any input of the file changes
 * @returns the path of the file in the cache
 */
export async function cachedFile(
  cache: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<string> {
  const file = path.join(cache, name)
  if ((await stat(file).catch(() => undefined)) !== undefined) return file
  const content = await make()
  await mkdir(cache, { recursive: true })
  // Renamed once it is complete, so that a killed build leaves no partial file in the cache.
  const aside = `${file}.${process.pid}`
  await writeFile(aside, content)
  await rename(aside, file)
  return file
}

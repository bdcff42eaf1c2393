import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a file once; the next build takes it from the cache.
 * @param cache the folder
 * @param name changes with everything that the file is made from
 * @returns the file's place in the cache
 */
export async function kept(
  cache: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<string> {
  const file = path.join(cache, name)
  const there = await stat(file).catch(() => undefined)
  if (there !== undefined) return file
  await mkdir(cache, { recursive: true })
  // Written aside and moved, so that an interrupted run leaves no half file in the cache.
  const aside = `${file}.${process.pid}`
  await writeFile(aside, await make())
  await rename(aside, file)
  return file
}

import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a file where it is not in the cache yet.
 * @param name changes with everything that the file is made from
 * @returns the file's place in the cache
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
  // Moved when it is complete: a build that is ended from outside leaves no half file there.
  const aside = `${file}.${process.pid}`
  await writeFile(aside, content)
  await rename(aside, file)
  return file
}

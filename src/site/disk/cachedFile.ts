import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a file once; the next build takes it from the cache.
 * @param cache the folder
 * @param name changes with everything that the file is made from
 * @returns the file's place in the cache
 */
export async function cachedFile(
  cache: string,
  name: string,
  make: () => Promise<Buffer | string>,
): Promise<string> {
  const file = path.join(cache, name)
  const there = await stat(file).catch(() => undefined)
  if (there !== undefined) return file
  await writeKept(file, await make())
  return file
}

/** Writes a file of a cache aside and moves it: a run that is broken off leaves no half file there. */
export async function writeKept(file: string, content: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const aside = `${file}.${process.pid}`
  await writeFile(aside, content)
  await rename(aside, file)
}

/** Finds out a value once in the same way; where there is no cache, each time. */
export async function keptValue<T>(
  cache: string | undefined,
  name: string,
  find: () => Promise<T>,
): Promise<T> {
  if (cache === undefined) return find()
  const file = await cachedFile(cache, `${name}.json`, async () => JSON.stringify(await find()))
  return JSON.parse(await readFile(file, 'utf8'))
}

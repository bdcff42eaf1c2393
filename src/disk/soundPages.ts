import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Files, fileOf, PAGES } from '../check/names.ts'

/**
 * Knows, from one build to the next, the pages within which the check has found nothing: these are
 * not looked through again while their texts and the vocabulary stay.
 * @param cache a folder for this code alone
 */
export async function soundPages(cache: string, texts: Files['texts']) {
  const file = path.join(cache, 'sound.json')
  const before = new Set<unknown>(JSON.parse(await readFile(file, 'utf8').catch(() => '[]')))
  const words = JSON.stringify(texts.get(fileOf('properties')) ?? null)
  const stamps = new Map<string, string>()
  for (const [name, text] of texts) {
    if (typeof text !== 'string' || !name.startsWith(`${PAGES}/`)) continue
    stamps.set(name, createHash('sha256').update(words).update(text).digest('base64'))
  }
  return {
    sound: (name: string) => before.has(stamps.get(name)),
    /** @param faulty the files within which something was found */
    async keep(faulty: ReadonlySet<string>): Promise<void> {
      const sound = [...stamps].flatMap(([name, stamp]) => (faulty.has(name) ? [] : [stamp]))
      await mkdir(cache, { recursive: true })
      await writeFile(file, JSON.stringify(sound))
    },
  }
}

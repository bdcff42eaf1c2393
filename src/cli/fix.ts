import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { z } from 'zod'
import { PAGES, pageShape, shapes } from '../check/files.ts'
import { readText } from '../check/readText.ts'
import { tidy } from '../check/tidy.ts'
import { format } from './format.ts'

async function files(): Promise<[string, z.ZodType][]> {
  const all: [string, z.ZodType][] = Object.entries(shapes)
  const pages = await readdir(PAGES).catch(() => [])
  return [
    ...all.map(([name, shape]): [string, z.ZodType] => [`data/${name}.json`, shape]),
    ...pages
      .filter((name) => name.endsWith('.json'))
      .map((name): [string, z.ZodType] => [`${PAGES}/${name}`, pageShape]),
  ]
}

/**
 * `npm run fix`: brings every file of `data/` into its one right form (indentation, order of the
 * fields, order of the values in a list). It never changes a fact, and leaves alone what it cannot
 * read.
 */
const before = new Map<string, Buffer>()
const left: string[] = []
for (const [file, shape] of await files()) {
  const read = await readText(process.cwd(), file)
  const text = 'text' in read ? tidy(file, read.text, shape) : undefined
  if (text === undefined) {
    left.push(file)
    continue
  }
  before.set(file, await readFile(file))
  await writeFile(file, text)
}
try {
  await format([...before.keys()])
} catch (error) {
  for (const [file, bytes] of before) await writeFile(file, bytes)
  throw error
}
const changed: string[] = []
for (const [file, bytes] of before) if (!bytes.equals(await readFile(file))) changed.push(file)
for (const file of changed) console.log(`Put in order: ${file}`)
for (const file of left) console.log(`Left alone, it cannot be read: ${file}`)
console.log(changed.length === 0 ? 'Everything is in order already.' : 'No fact was changed.')
if (left.length > 0) {
  console.log('Run "npm run check" to see what is wrong.')
  process.exitCode = 1
}

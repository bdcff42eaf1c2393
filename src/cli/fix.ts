import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { normalizeFile } from '../check/normalizeFile.ts'
import { fileOf } from '../model/catalogue/catalogueFiles.ts'
import { parts, shapeOf } from '../pages/files.ts'
import { readTexts } from '../site/disk/checkFolder.ts'
import { writeSchemas } from '../site/disk/schemas.ts'

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

const settings = [
  `--config-path=${fileURLToPath(new URL('../..', import.meta.url))}`,
  // What git ignores does not matter to files that are named.
  '--vcs-enabled=false',
]

/** Indents files as everywhere in this project. */
async function format(files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  await promisify(execFile)(process.execPath, [biome, 'format', '--write', ...settings, ...files])
}

/**
 * `npm run fix`: brings every file of `data/` into its one right form (indentation, order of the
 * fields, order of the values in a list). It never changes a fact, and leaves alone what it cannot
 * read.
 */
const before = new Map<string, Buffer>()
const left: string[] = []
const texts = await readTexts(process.cwd())
for (const file of new Set([...parts.map(fileOf), ...texts.keys()])) {
  const read = texts.get(file)
  const shape = shapeOf(file)
  if (shape === undefined) continue
  const text = typeof read === 'string' ? normalizeFile(file, read, shape) : undefined
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
await writeSchemas(process.cwd())
const changed: string[] = []
for (const [file, bytes] of before) if (!bytes.equals(await readFile(file))) changed.push(file)
for (const file of changed) console.log(`Put in order: ${file}`)
for (const file of left) console.log(`Left alone, something in it is wrong or in doubt: ${file}`)
console.log(changed.length === 0 ? 'Everything is in order already.' : 'No fact was changed.')
if (left.length > 0) {
  console.log('Run "npm run check" to see what is wrong.')
  process.exitCode = 1
}

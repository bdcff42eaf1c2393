import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { normalizeFile } from '../check/normalizeFile.ts'
import { readCatalogue } from '../check/readCatalogue.ts'
import { tidyTranslation } from '../check/translation/translationFile.ts'
import { fileOf, parts, shapeOf } from '../pages/files.ts'
import { readTexts } from '../site/disk/checkFolder.ts'
import { diskError } from '../site/disk/diskError.js'
import { writeSchemas } from '../site/disk/schemas.ts'
import { terminal } from './io.ts'

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

const settings = [
  `--config-path=${fileURLToPath(new URL('../..', import.meta.url))}`,
  // What git ignores does not matter to files that are named.
  '--vcs-enabled=false',
]

/** Indents files as everywhere in this project. */
async function format(files: readonly string[], cwd: string): Promise<void> {
  if (files.length === 0) return
  const args = [biome, 'format', '--write', ...settings, ...files]
  await promisify(execFile)(process.execPath, args, { cwd })
}

/**
 * `npm run fix`: brings every file of `data/` into its one right form (indentation, order of the
 * fields, order of the values in a list). It never changes a fact, and skips what it cannot read. Of
 * translations it deletes those whose texts are gone.
 * @returns the exit code: 1 where a file was skipped
 */
export async function main(_args: readonly string[], io = terminal): Promise<number> {
  const before = new Map<string, Buffer>()
  const skipped: string[] = []
  const texts = await readTexts(io.cwd)
  const { draft } = readCatalogue({ texts, pictures: new Map() })
  try {
    for (const file of new Set([...parts.map(fileOf), ...texts.keys()])) {
      const read = tidyTranslation(file, draft) ?? texts.get(file)
      const shape = shapeOf(file)
      if (shape === undefined) continue
      const text = typeof read === 'string' ? normalizeFile(file, read, shape) : undefined
      const place = path.join(io.cwd, file)
      if (text === undefined) skipped.push(file)
      else {
        before.set(file, await readFile(place))
        await writeFile(place, text).catch((error) => {
          throw diskError(error, file)
        })
      }
    }
    await format([...before.keys()], io.cwd)
  } catch (error) {
    // The last one may be half written.
    for (const [file, bytes] of before) await writeFile(path.join(io.cwd, file), bytes)
    throw error
  }
  await writeSchemas(io.cwd)
  const changed: string[] = []
  for (const [file, bytes] of before) {
    if (!bytes.equals(await readFile(path.join(io.cwd, file)))) changed.push(file)
  }
  for (const file of changed) io.log(`Put in order: ${file}`)
  for (const file of skipped) io.log(`Not changed, because it has a problem: ${file}`)
  io.log(changed.length === 0 ? 'Everything is already in order.' : 'No fact was changed.')
  if (skipped.length === 0) return 0
  io.log('Run "npm run check" to see what is wrong.')
  return 1
}

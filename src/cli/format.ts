import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

const settings = [
  `--config-path=${fileURLToPath(new URL('../..', import.meta.url))}`,
  // What git ignores does not matter to files that are named.
  '--vcs-enabled=false',
]

/** Indents files as everywhere in this project. */
export async function format(files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  await promisify(execFile)(process.execPath, [biome, 'format', '--write', ...settings, ...files])
}

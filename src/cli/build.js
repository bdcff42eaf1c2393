// @ts-check
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from '../site/bundle.js'
import { errorText } from '../site/disk/diskError.js'
import { expectUsableFolder } from '../site/disk/usableFolder.js'

/**
 * Parses the options of `npm run build`, which are those of `vite build`.
 * @param {string[]} args
 * @throws if an option is unknown
 */
export function buildOptions(args) {
  return parseArgs({
    args,
    options: {
      base: { type: 'string' },
      outDir: { type: 'string' },
      emptyOutDir: { type: 'boolean' },
    },
  }).values
}

/**
 * `npm run build`: builds the site into `dist/`.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function main(args) {
  try {
    expectUsableFolder(process.cwd())
    await build(buildOptions(args))
    return 0
  } catch (error) {
    console.error(errorText(error))
    return 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2))
}

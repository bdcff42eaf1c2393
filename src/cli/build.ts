import { parseArgs } from 'node:util'
import { build } from '../site/bundle.ts'

/**
 * Parses the options of `npm run build`, which are those of `vite build`.
 * @throws if an option is unknown
 */
export function buildOptions(args: string[]) {
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
 * @returns the exit code
 */
export async function main(args: string[]): Promise<number> {
  await build(buildOptions(args))
  return 0
}

// @ts-check
import { parseArgs } from 'node:util'
import { build } from '../site/bundle.js'

/** `npm run build`: makes the site in `dist/`. */
try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      outDir: { type: 'string' },
      emptyOutDir: { type: 'boolean' },
    },
  })
  await build(values)
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exit(1)
}

import { writeSchemas } from '../site/disk/writeSchemas.ts'
import { catalogueFolderOf, terminal } from './io.ts'

/** `npm run schema`: writes the JSON schemas for code editors, with the names in the catalogue. */
export async function main(_args: readonly string[], io = terminal): Promise<number> {
  const written = await writeSchemas(catalogueFolderOf(io))
  io.log(written.length === 0 ? 'data/schema is up to date.' : `Updated: ${written.join(', ')}.`)
  return 0
}

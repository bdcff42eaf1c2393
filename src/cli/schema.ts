import { writeSchemas } from '../site/disk/schemas.ts'
import { terminal } from './io.ts'

/** `npm run schema`: writes the schemas that editors read, with the names that the catalogue has. */
export async function main(_args: readonly string[], io = terminal): Promise<number> {
  const written = await writeSchemas(io.cwd)
  io.log(written.length === 0 ? 'data/schema is up to date.' : `Updated: ${written.join(', ')}.`)
  return 0
}

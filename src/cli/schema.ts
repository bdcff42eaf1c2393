import { writeSchemas } from '../site/disk/schemas.ts'

/** `npm run schema`: writes the schemas that editors read, with the names that the catalogue has. */
const written = await writeSchemas(process.cwd())
console.log(
  written.length === 0 ? 'data/schema is up to date.' : `Written anew: ${written.join(', ')}.`,
)

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { editorSchemas } from '../check/editorSchema.ts'

const folder = 'data/schema'

/**
 * `npm run schema`: writes the schemas that editors read, made from the one the check uses.
 * With `--check` it writes nothing and fails where the files are not what would be written.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const schemas = editorSchemas()
await mkdir(folder, { recursive: true })
const stale: string[] = []
for (const name of await readdir(folder)) {
  if (schemas.has(name)) continue
  stale.push(name)
  if (!values.check) await rm(`${folder}/${name}`)
}
for (const [name, text] of schemas) {
  const before = await readFile(`${folder}/${name}`, 'utf8').catch(() => undefined)
  if (before === text) continue
  stale.push(name)
  if (!values.check) await writeFile(`${folder}/${name}`, text)
}
if (stale.length === 0) console.log(`${folder} is up to date.`)
else if (values.check) {
  console.error(`${folder} is out of date: ${stale.join(', ')}. Run "npm run schema".`)
  process.exitCode = 1
} else console.log(`Written anew: ${stale.map((name) => `${folder}/${name}`).join(', ')}.`)

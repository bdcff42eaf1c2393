import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURES } from '../../catalogue/catalogueFiles.ts'
import { jsonSchemas, namesSchema, namesSchemaFile } from '../../check/jsonSchema.ts'
import type { Memo } from '../../check/parseFile.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { readTexts } from './checkFolder.ts'
import { diskError } from './diskError.js'

/**
 * Writes the JSON schemas for code editors such as VS Code, with the current names in the catalogue.
 * @param root the folder that holds `data/` and `public/`
 * @param memo the memo of the check before; it only saves time
 * @returns the paths of the files that have changed
 */
export async function writeSchemas(root: string, memo?: Memo): Promise<string[]> {
  const folder = join(root, 'data/schema')
  const pictures = await readdir(join(root, PICTURES)).catch(() => [])
  const files = {
    texts: await readTexts(root),
    pictures: new Map(pictures.map((name) => [name, {}])),
  }
  const { draft } = readCatalogue(files, memo)
  const schemas = new Map([...jsonSchemas(), [namesSchemaFile, namesSchema(draft)]])
  const changed: string[] = []
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (schemas.has(name)) continue
    changed.push(name)
    await rm(join(folder, name))
  }
  for (const [name, text] of schemas) {
    const file = join(folder, name)
    const oldText = await readFile(file, 'utf8').catch(() => undefined)
    if (oldText === text) continue
    changed.push(name)
    await writeFile(file, text).catch((error) => {
      throw diskError(error, file)
    })
  }
  return changed.map((name) => `data/schema/${name}`)
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { catalogueFolder } from '../helpers/folders.ts'

/**
 * Reads a file of `data/`, without the check.
 * @param file its name without the ending, such as `site` or `pages/Screw`
 */
export function readData<T>(file: string): T {
  const text = readFileSync(path.join(catalogueFolder, 'data', `${file}.json`), 'utf8')
  const { $schema: _, ...content } = JSON.parse(text)
  return content
}

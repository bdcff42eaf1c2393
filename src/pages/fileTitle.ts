import { fieldMeta } from '../catalogue/schemas/fieldMeta.ts'
import { fixedFiles, pathOfPageFile, schemaOfFile } from './dataFiles.ts'

/**
 * The title of a file in its schema; the address of a page that has a file of its own. It needs no catalogue: the
 * name of a page in one is `describeFile` in `check/describePlace.ts`.
 * @param file may be a pattern that matches many files
 */
export function fileTitle(file: string): string {
  if (file.includes('*')) return 'All pages'
  const path = fixedFiles.includes(file) ? undefined : pathOfPageFile(file)
  return path ?? fieldMeta(schemaOfFile(file)).title ?? file.replaceAll(/^.*\/|\.json$/g, '')
}

import { fieldMeta } from '../catalogue/schemas/fieldMeta.ts'
import { fixedFiles, pathOfPageFile, schemaOfFile } from './dataFiles.ts'

/** The display name of a file by its schema. */
export function titleOfFile(file: string): string | undefined {
  return fieldMeta(schemaOfFile(file)).title
}

/** The display name of a file, or of a pattern that matches many files; of a product or category page, its address. */
export function fileDisplayName(file: string): string {
  if (file.includes('*')) return 'All pages'
  const path = fixedFiles.includes(file) ? undefined : pathOfPageFile(file)
  if (path !== undefined) return path
  return titleOfFile(file) ?? file.replaceAll(/^.*\/|\.json$/g, '')
}

/** The name of a file in messages. */
export function fileWording(file: string): string {
  return `“${fileDisplayName(file)}”`
}

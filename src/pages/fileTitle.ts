import { z } from 'zod'
import { fixedFiles, pathOfPageFile, schemaOfFile } from './dataFiles.ts'

/** The display name of a file by its schema. */
export function titleOfFile(file: string): string | undefined {
  return z.globalRegistry.get(schemaOfFile(file) ?? z.never())?.title
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

import { readCatalogue } from '../check/readCatalogue.ts'
import type { Files } from '../model/catalogue/catalogueFiles.ts'
import { fixedFiles } from '../pages/files.ts'
import type { PartialCatalogue } from '../pages/partialCatalogue.ts'
import { memo } from './checkEdits.ts'

/** Reads the files that are no pages, and some more: there can be thousands of pages. */
export function draftFor(
  { texts, pictures }: Files,
  ...more: readonly (string | undefined)[]
): PartialCatalogue {
  const own = [...texts].filter(([file]) => more.includes(file) || fixedFiles.includes(file))
  return readCatalogue({ texts: new Map(own), pictures }, memo).draft
}

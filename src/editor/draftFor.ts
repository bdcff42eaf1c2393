import { readCatalogue } from '../check/readCatalogue.ts'
import type { Files } from '../model/catalogue/catalogueFiles.ts'
import { fixedFiles } from '../pages/files.ts'
import type { PartialCatalogue } from '../pages/partialCatalogue.ts'
import { memo } from './checkEdits.ts'

/** Reads the files that are no pages, and one page: there can be thousands of them. */
export function draftFor({ texts, pictures }: Files, file = ''): PartialCatalogue {
  const own = new Map([...texts].filter(([name]) => name === file || fixedFiles.includes(name)))
  return readCatalogue({ texts: own, pictures }, memo).draft
}

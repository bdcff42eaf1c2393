import type { Files } from '../../catalogue/catalogueFiles.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { fixedFiles } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { checkMemo } from './checkEdits.ts'

/** Reads the files that are no pages, and some more: there can be thousands of pages. */
export function draftFor(
  { texts, pictures }: Files,
  ...more: readonly (string | undefined)[]
): DraftCatalogue {
  const own = [...texts].filter(([file]) => more.includes(file) || fixedFiles.includes(file))
  return readCatalogue({ texts: new Map(own), pictures }, checkMemo).draft
}

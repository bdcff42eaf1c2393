import { readCatalogue } from '../check/readCatalogue.ts'
import type { Fault, Files } from '../model/catalogue/catalogueFiles.ts'
import { fixedFiles } from '../pages/files.ts'
import type { PartialCatalogue } from '../pages/partialCatalogue.ts'
import { memo } from './checkEdits.ts'

/**
 * Reads some files of a catalogue; the other pages, which can be thousands, are not read.
 * @param file read beside those that are no pages
 * @param files those that are no pages: their names are what a form offers
 */
export function draftFor(
  { texts, pictures }: Files,
  file = '',
  files: readonly string[] = fixedFiles,
): PartialCatalogue {
  const own = new Map<string, string | Fault>()
  for (const name of [...files, file]) {
    const text = texts.get(name)
    if (text !== undefined) own.set(name, text)
  }
  return readCatalogue({ texts: own, pictures }, memo).draft
}

import { readCatalogue } from '../check/readCatalogue.ts'
import { type Fault, type Files, fileOf } from '../model/catalogue/catalogueFiles.ts'
import { fixedFiles } from '../pages/files.ts'
import type { PartialCatalogue } from '../pages/partialCatalogue.ts'
import { memo } from './checkEdits.ts'

/**
 * What a form needs of the catalogue: the files that hold its names, and the one that is open. The
 * thousands of pages beside it are left unread.
 */
export function draftFor(files: Files, open = ''): PartialCatalogue {
  return readThese(files, [...fixedFiles, open])
}

/** The menus alone, with which the editor opens. */
export function menusFrom(files: Files): Pick<PartialCatalogue, 'categories'> {
  return readThese(files, [fileOf('categories')])
}

function readThese({ texts, pictures }: Files, files: readonly string[]): PartialCatalogue {
  const own = new Map<string, string | Fault>()
  for (const file of files) {
    const text = texts.get(file)
    if (text !== undefined) own.set(file, text)
  }
  return readCatalogue({ texts: own, pictures }, memo).draft
}

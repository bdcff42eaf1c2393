import { changes } from '../../check/changes.ts'
import { isPicture } from '../../model/catalogue/catalogueFiles.ts'
import { pictureNameOf } from '../catalogueOf.ts'
import { mergeTexts } from '../edit/merge.ts'
import type { FileChanges, Texts } from '../session.ts'

/** The files that are not the same in both. */
function differentFiles(before: Texts, after: Texts): string[] {
  const all = new Set([...before.keys(), ...after.keys()])
  return [...all].filter((file) => before.get(file) !== after.get(file))
}

/**
 * Takes a change back out of what there is now, and leaves everything else as it is.
 * @param before the texts before that change, and `after` those after it
 * @returns the files to change; or the files in which the same value has been changed again since
 */
export function takeBack(
  now: Texts,
  before: Texts,
  after: Texts,
): { changed: FileChanges; conflicts: readonly string[] } {
  const changed = new Map<string, string | undefined>()
  const conflicts: string[] = []
  for (const file of differentFiles(before, after)) {
    const merged = mergeTexts(after.get(file), now.get(file), before.get(file))
    if (merged === 'conflict') conflicts.push(file)
    else if (merged.text !== now.get(file)) changed.set(file, merged.text)
  }
  return { changed, conflicts }
}

/** What changes for a buyer between two versions; pictures by their hashes. */
export function changesBetween(before: Texts, after: Texts) {
  const [was, is] = [before, after].map((all) => {
    const entries = [...all]
    const pictures = entries.filter(([file]) => isPicture(file))
    return {
      texts: new Map(entries.filter(([file]) => !isPicture(file))),
      pictures: new Map(pictures.map(([file]) => [pictureNameOf(file), {}])),
      hashes: new Map(pictures.map(([file, hash]) => [pictureNameOf(file), hash])),
    }
  })
  return was === undefined || is === undefined ? [] : changes(was, is)
}

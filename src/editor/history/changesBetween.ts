import { isPicture } from '../../catalogue/catalogueFiles.ts'
import { catalogueChanges } from '../../check/catalogueChanges.ts'
import { pictureNameOf } from '../edit/pictureFile.ts'
import type { Texts } from '../edit/session.ts'

/** A version as a catalogue; its pictures are known by their hashes. */
function filesOf(version: Texts) {
  const texts = [...version].filter(([file]) => !isPicture(file))
  const hashes = [...version].flatMap(([file, hash]) =>
    isPicture(file) ? [[pictureNameOf(file), hash] as const] : [],
  )
  const pictures = hashes.map(([name]) => [name, {}] as const)
  return { texts: new Map(texts), pictures: new Map(pictures), hashes: new Map(hashes) }
}

/** The changes that a buyer sees between two versions; pictures are compared by their hashes. */
export function changesBetween(before: Texts, after: Texts) {
  return catalogueChanges(filesOf(before), filesOf(after))
}

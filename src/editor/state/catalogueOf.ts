import { isPicture } from '../../catalogue/catalogueFiles.ts'
import { pictureFile, pictureNameOf } from '../edit/pictureFile.ts'
import type { Texts } from '../edit/session.ts'
import type { UnsavedPictures } from '../storage/browserPictures.ts'
import type { Stored } from '../storage/storage.ts'

/** The texts in a storage, by path. A file that cannot be read now keeps its known text. */
export function textsOf({ texts, hashes }: Stored, lastTexts: Texts = new Map()): Texts {
  const all = new Map<string, string>()
  for (const [file, read] of texts) {
    const text = typeof read === 'string' ? read : lastTexts.get(file)
    if (text !== undefined) all.set(file, text)
  }
  for (const [name, hash] of hashes) {
    if (isPicture(pictureFile(name))) all.set(pictureFile(name), hash)
  }
  return all
}

/** The contents of a storage if these texts and unsaved pictures were saved. */
export function catalogueOf(all: Texts, stored: Stored, unsaved: UnsavedPictures): Stored {
  const texts = new Map<string, string>()
  const pictures = new Map(stored.pictures)
  const facts = new Map(stored.facts)
  const hashes = new Map(stored.hashes)
  for (const name of stored.hashes.keys()) {
    if (!isPicture(pictureFile(name)) || all.has(pictureFile(name))) continue
    for (const one of [pictures, facts, hashes]) one.delete(name)
  }
  for (const [file, text] of all) {
    if (isPicture(file)) hashes.set(pictureNameOf(file), text)
    else texts.set(file, text)
  }
  for (const [name, hash] of hashes) {
    const picture = unsaved.get(hash)
    if (picture === undefined) continue
    pictures.set(name, { width: picture.facts.width })
    facts.set(name, picture.facts)
  }
  const addressOf = (name: string) => {
    return unsaved.get(hashes.get(name) ?? '')?.address ?? stored.addressOf(name)
  }
  return { texts, pictures, facts, hashes, addressOf }
}

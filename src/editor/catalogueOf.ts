import { isPicture, PICTURES } from '../model/catalogue/catalogueFiles.ts'
import type { Texts } from './session.ts'
import type { Stored } from './storage.ts'
import type { UnsavedPictures } from './unsavedPictures.ts'

/** The path of a picture, and back. */
export const pictureFile = (name: string) => `${PICTURES}/${name}`
export const pictureNameOf = (file: string) => file.slice(PICTURES.length + 1)

/**
 * The texts of what a storage holds, and the hashes of its pictures under their paths. A file that
 * cannot be read stays as it was known; to find it is left to the check of the folder.
 */
export function textsOf({ texts, hashes }: Stored, known: Texts = new Map()): Texts {
  const all = new Map<string, string>()
  for (const [file, read] of texts) {
    const text = typeof read === 'string' ? read : known.get(file)
    if (text !== undefined) all.set(file, text)
  }
  for (const [name, hash] of hashes) {
    if (isPicture(pictureFile(name))) all.set(pictureFile(name), hash)
  }
  return all
}

/** What a storage would hold with these texts and pictures. */
export function catalogueOf(all: Texts, stored: Stored, kept: UnsavedPictures): Stored {
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
    const own = kept.get(hash)
    if (own === undefined) continue
    pictures.set(name, { width: own.facts.width })
    facts.set(name, own.facts)
  }
  const addressOf = (name: string) => {
    return kept.get(hashes.get(name) ?? '')?.address ?? stored.addressOf(name)
  }
  return { texts, pictures, facts, hashes, addressOf }
}

import { isPicture } from '../model/catalogue/catalogueFiles.ts'
import { pictureNameOf } from './catalogueOf.ts'
import { words } from './edit/words.ts'
import type { Session } from './session.ts'
import type { Storage, Stored, Write } from './storage.ts'
import type { UnsavedPictures } from './unsavedPictures.ts'

/** @returns the hash under which a picture is kept until it is saved */
export async function keepPicture(
  blob: Blob,
  storage: Storage,
  pictures: UnsavedPictures,
): Promise<string> {
  const hash = await storage.hashOf(new Uint8Array(await blob.arrayBuffer()))
  await pictures.store(hash, blob)
  return hash
}

/** The bytes of a picture that is to be written. */
async function bytesOf(file: string, blob: Blob | undefined): Promise<Uint8Array<ArrayBuffer>> {
  if (blob === undefined) throw new Error(words.pictureLost(file))
  return new Uint8Array(await blob.arrayBuffer())
}

/** What a storage has to write so that it holds what the person sees. */
export async function writesOf(
  session: Session,
  stored: Stored,
  storage: Storage,
  pictures: UnsavedPictures,
): Promise<Write[]> {
  const writes: Write[] = []
  for (const [file, now] of session.unsaved) {
    const before = session.saved.get(file)
    // A picture that goes is kept, so that a step back can bring it again.
    if (isPicture(file) && before !== undefined && pictures.get(before) === undefined) {
      const address = stored.addressOf(pictureNameOf(file))
      const blob = address === undefined ? undefined : await (await fetch(address)).blob()
      if (blob !== undefined) await keepPicture(blob, storage, pictures).catch(() => undefined)
    }
    const isBytes = isPicture(file) && now !== undefined
    const after = isBytes ? await bytesOf(file, pictures.get(now)?.blob) : now
    writes.push({ file, before, after })
  }
  return writes
}

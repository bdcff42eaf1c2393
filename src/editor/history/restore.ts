import { isPicture } from '../../model/catalogue/catalogueFiles.ts'
import type { FileChanges, Texts } from '../session.ts'
import type { Storage } from '../storage.ts'
import type { HistorySource, Version } from './historySource.ts'
import { differentFiles, takeBack } from './takeBack.ts'

/** Stores a picture in this browser until it is saved; returns the hash that the storage gives it. */
type StorePicture = (blob: Blob) => Promise<string>

/** Texts of a commit, in which these files have the hashes of the storage: pictures are stored on the way. */
async function withOwnPictures(
  texts: Texts,
  files: readonly string[],
  { picture }: HistorySource,
  store: StorePicture,
): Promise<Texts> {
  const own = new Map(texts)
  for (const file of files.filter(isPicture)) {
    const hash = texts.get(file)
    if (hash !== undefined) own.set(file, await store(await picture(hash)))
  }
  return own
}

/** The texts before and after a change. @throws in words */
export async function versionTexts(
  { filesAt }: HistorySource,
  { commit, parent }: Version,
): Promise<[before: Texts, after: Texts]> {
  const before = parent === undefined ? new Map<string, string>() : await filesAt(parent)
  return [before, await filesAt(commit)]
}

/** What takes a change back, and the files in which that is not possible. @throws in words */
export async function takeVersionBack(
  { history, hashOf }: Storage,
  version: Version,
  now: Texts,
  store: StorePicture,
) {
  const [before, after] = await versionTexts(history, version)
  const files = differentFiles(before, after)
  const hash = async (blob: Blob) => hashOf(new Uint8Array(await blob.arrayBuffer()))
  return takeBack(
    now,
    await withOwnPictures(before, files, history, store),
    await withOwnPictures(after, files, history, hash),
  )
}

/** What goes back to what is published, from all that is saved and what is not. @throws in words */
export async function discardUnpublished(
  { history, publishing }: Storage,
  { saved, unsaved }: { saved: Texts; unsaved: FileChanges },
  store: StorePicture,
): Promise<FileChanges> {
  const back = new Map([...unsaved.keys()].map((file) => [file, saved.get(file)]))
  if (publishing === undefined) return back
  const { commit, files } = await publishing.unpublished()
  if (files.length === 0) return back
  const texts = await withOwnPictures(await history.filesAt(commit), files, history, store)
  for (const file of files) back.set(file, texts.get(file))
  return back
}

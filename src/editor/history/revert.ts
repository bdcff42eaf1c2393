import { isPicture } from '../../catalogue/catalogueFiles.ts'
import { forEachConcurrently } from '../../catalogue/concurrency.ts'
import { mergeTexts } from '../edit/merge.ts'
import type { ChangedTexts, Texts } from '../edit/session.ts'
import type { HistorySource, Version } from '../storage/historySource.ts'
import type { Storage } from '../storage/storage.ts'

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
function revertChanges(
  now: Texts,
  before: Texts,
  after: Texts,
): { changed: ChangedTexts; conflicts: readonly string[] } {
  const changed = new Map<string, string | undefined>()
  const conflicts: string[] = []
  for (const file of differentFiles(before, after)) {
    const merged = mergeTexts(file, after.get(file), now.get(file), before.get(file))
    if ('conflicts' in merged) conflicts.push(file)
    else if (merged.text !== now.get(file)) changed.set(file, merged.text)
  }
  return { changed, conflicts }
}

/** Stores a picture in this browser, so that the session can show and save it. */
type StorePicture = (blob: Blob) => Promise<unknown>

/** Fetches pictures of the past, by their hashes. @throws in words */
export async function fetchPictures(
  files: ChangedTexts,
  { picture }: HistorySource,
  store: StorePicture,
): Promise<void> {
  const hashes = [...files].flatMap(([file, hash]) => (isPicture(file) && hash) || [])
  await forEachConcurrently(hashes, async (hash) => void (await store(await picture(hash))), 4)
}

/** The texts before and after a change. @throws in words */
export async function versionTexts(
  { filesAt }: HistorySource,
  { commit, parent }: Version,
): Promise<[before: Texts, after: Texts]> {
  const before = parent === undefined ? new Map<string, string>() : await filesAt(parent)
  return [before, await filesAt(commit)]
}

/** The changes that revert a version, and the files in which that is not possible. @throws in words */
export async function revertVersion(
  history: HistorySource,
  version: Version,
  now: Texts,
  store: StorePicture,
) {
  const outcome = revertChanges(now, ...(await versionTexts(history, version)))
  await fetchPictures(outcome.changed, history, store)
  return outcome
}

/** The parts of a storage that know the published texts; without `unpublishedFiles`, saved texts are published. */
type Unpublished = Pick<Storage, 'history' | 'unpublishedFiles'>

/** The changes that return saved and unsaved edits to the published texts. @throws in words */
export async function discardUnpublished(
  { history, unpublishedFiles }: Unpublished,
  { saved, unsaved }: { saved: Texts; unsaved: ChangedTexts },
  store: StorePicture,
): Promise<ChangedTexts> {
  const back = new Map([...unsaved.keys()].map((file) => [file, saved.get(file)]))
  if (unpublishedFiles === undefined) return back
  const { commit, files } = await unpublishedFiles()
  if (files.length === 0) return back
  const texts = await history.filesAt(commit)
  const published = new Map(files.map((file) => [file, texts.get(file)]))
  await fetchPictures(published, history, store)
  return new Map([...back, ...published])
}

import { z } from 'zod'
import { readJson } from '../check/json.ts'
import { isPicture } from '../model/catalogue/catalogueFiles.ts'
import { openUnsavedPictures, type UnsavedPictures } from './browserPictures.ts'
import { type Session, type UnsavedChange, unsavedChangesOf } from './session.ts'
import type { Storage } from './storage.ts'

/** What was not saved when the editor was closed. */
export type Unsaved = { changes: readonly UnsavedChange[]; pictures: UnsavedPictures }

const UnsavedChanges = z.array(
  z.object({ file: z.string(), saved: z.string().optional(), now: z.string().optional() }),
)

function storageKey({ name }: Storage): string {
  return `edit.draft.${name}`
}

/** Reads what {@link saveUnsavedChanges} has stored in this browser, and its pictures. */
export async function readUnsavedChanges(storage: Storage): Promise<Unsaved> {
  // What another version of the editor has stored may not be readable.
  const read = readJson(localStorage.getItem(storageKey(storage)) ?? '').value
  const changes = UnsavedChanges.safeParse(read).data ?? []
  const hashes = new Set(changes.map(({ now }) => now ?? ''))
  const pictures = await openUnsavedPictures(storage.name, hashes)
  const isLost = ({ file, now }: UnsavedChange) =>
    isPicture(file) && now !== undefined && pictures.get(now) === undefined
  return { changes: changes.filter((change) => !isLost(change)), pictures }
}

/** Stores the unsaved changes in this browser; false where it has no room for them. */
export function saveUnsavedChanges(storage: Storage, session: Session): boolean {
  const changes = unsavedChangesOf(session)
  try {
    if (changes.length === 0) localStorage.removeItem(storageKey(storage))
    else localStorage.setItem(storageKey(storage), JSON.stringify(changes))
    return true
  } catch {
    return false
  }
}

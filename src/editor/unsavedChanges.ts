import { readJson } from '../check/json.ts'
import { isPicture } from '../model/catalogue/catalogueFiles.ts'
import { type Session, UnsavedChanges, unsavedChangesOf } from './session.ts'
import type { Storage } from './storage.ts'
import { openUnsavedPictures, type UnsavedPictures } from './unsavedPictures.ts'

/** What was not saved when the editor was closed. */
export type Unsaved = { changes: UnsavedChanges; pictures: UnsavedPictures }

function draftKey({ name }: Storage): string {
  return `edit.draft.${name}`
}

export async function readUnsavedChanges(storage: Storage): Promise<Unsaved> {
  // Written by hand or by another version, it is nothing that can be brought back.
  const read = readJson(localStorage.getItem(draftKey(storage)) ?? '').value
  const draft = UnsavedChanges.safeParse(read).data ?? []
  const pictures = await openUnsavedPictures(
    storage.name,
    new Set(draft.map(({ now }) => now ?? '')),
  )
  const lost = (file: string, now = '') => {
    return isPicture(file) && now !== '' && pictures.get(now) === undefined
  }
  return { changes: draft.filter(({ file, now }) => !lost(file, now)), pictures }
}

/** @returns false where this device keeps no more */
export function saveUnsavedChanges(storage: Storage, session: Session): boolean {
  const draft = unsavedChangesOf(session)
  try {
    if (draft.length === 0) localStorage.removeItem(draftKey(storage))
    else localStorage.setItem(draftKey(storage), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

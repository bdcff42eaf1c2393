import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'

const KEY = 'edit.confirmedBy'

/** The name that was typed with the last confirmation on this device; '' if there is none. */
function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // The browser stores nothing.
    return ''
  }
}

/** Stores the name of the person who confirms, for the next question and the next visit. */
export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // If the storage is full, the unsaved changes in it are worth more than the name.
  }
}

/** The first value of the name field of a confirmation: the name typed last, or the name of the person who confirms the answers. */
export function nameToBeginWith({ sources }: DraftCatalogue): string {
  return rememberedName() || (sources?.confirms ?? '')
}

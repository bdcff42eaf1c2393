const KEY = 'edit.confirmedBy'

/** The name of who confirmed something last on this device; '' if nobody has. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // The browser stores nothing.
    return ''
  }
}

/** Remembers who confirms, for the next question and the next visit. */
export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // A full storage holds unsaved changes, which are worth more.
  }
}

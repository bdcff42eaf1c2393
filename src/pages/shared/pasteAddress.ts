const MARK = '#paste='

/** A list as a text in the fragment of the list's address: no server reads it. */
export function pasteFragment(text: string): string {
  return MARK + encodeURIComponent(text)
}

/** The text in a fragment; undefined if it has none. */
export function readPasteFragment(fragment: string): string | undefined {
  if (!fragment.startsWith(MARK)) return undefined
  try {
    return decodeURIComponent(fragment.slice(MARK.length))
  } catch {
    return undefined
  }
}

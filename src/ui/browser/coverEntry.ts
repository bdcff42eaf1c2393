/**
 * Counts the covers (dialogs, the mobile menu) that were open at an entry of the session history. A link in a cover
 * replaces the entry of the cover, so that Back returns to the page behind it.
 * @param entry the state of the entry; the current one if left out
 * @returns 0 for the entry of a page
 */
export function coversOf(entry: unknown = history.state): number {
  const { covers } = Object(entry)
  return typeof covers === 'number' ? covers : 0
}

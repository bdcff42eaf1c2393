/**
 * The number of covers (dialogs, the mobile menu) that an entry of the session history stands for: 0 for the entry of a
 * page. A link in a cover replaces such an entry, so that Back leads from its page to the page behind the cover.
 */
export function coversOf(entry: unknown = history.state): number {
  const { covers } = Object(entry)
  return typeof covers === 'number' ? covers : 0
}

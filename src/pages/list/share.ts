/**
 * Hands a page on by the device's own way, and where it has none, copies its address.
 * @returns whether it was copied
 * @throws where neither is possible
 */
export async function share(title: string, url: string): Promise<boolean> {
  if (navigator.share === undefined) {
    await navigator.clipboard.writeText(url)
    return true
  }
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // The visitor has thought better of it.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
  return false
}

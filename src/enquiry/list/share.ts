/**
 * Shares a page by the device or, if it has no way to, copies the address.
 * @returns whether it was copied
 * @throws if it can do neither
 */
export async function share(title: string, url: string): Promise<boolean> {
  if (navigator.share === undefined) {
    await navigator.clipboard.writeText(url)
    return true
  }
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // The visitor closed the dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
  return false
}

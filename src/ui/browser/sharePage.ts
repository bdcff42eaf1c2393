import { copyText } from './copyText.ts'

/**
 * Shares a page by the device or, if it has no way to, copies the address.
 * @returns whether it was copied
 * @throws if it can do neither. While the device has not answered, it refuses to share again: a visitor may take any
 *   time to choose, so there is no limit, and a second press reaches the caller's fallback
 */
export async function sharePage(title: string, url: string): Promise<boolean> {
  if (navigator.share === undefined) {
    await copyText(url)
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

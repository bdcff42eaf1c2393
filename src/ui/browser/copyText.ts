import { limitTime } from '../../catalogue/limitTime.ts'

/** In milliseconds: no browser takes as long, unless it asks the visitor for a permission. */
const COPY_LIMIT = 3000

/**
 * Copies a text to the clipboard.
 * @throws if the browser forbids it, has no clipboard (on a page that is not served securely), or does not answer
 */
export async function copyText(text: string): Promise<void> {
  await limitTime(navigator.clipboard.writeText(text), COPY_LIMIT)
}

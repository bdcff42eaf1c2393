/** The most fields of a form: the list with every enquiry ticked has fewer. */
const MOST_FIELDS = 2000

/**
 * Reads the body of a form as browsers send those of the owner's pages.
 * @param type its `Content-Type`
 * @returns undefined if it is of another type, has more fields than any form, or is not encoded as browsers do
 */
export function readSentForm(
  type: string | undefined,
  body: Uint8Array,
): URLSearchParams | undefined {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type ?? '')) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    if (text.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) return undefined
    // `URLSearchParams` leaves broken codes as they are; this throws.
    decodeURIComponent(text)
    return new URLSearchParams(text)
  } catch {
    return undefined
  }
}

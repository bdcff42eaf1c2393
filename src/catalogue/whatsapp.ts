/** In characters: the WhatsApp apps cut longer addresses. */
export const whatsappLimit = 8000

/**
 * The link that opens a chat in WhatsApp.
 * @param number with the country code, digits only; empty if the visitor chooses the recipient
 * @param text the message to start with
 */
export function whatsappHref(number: string, text: string): string {
  // Browsers escape other characters than ASCII themselves; escaped here, each letter would take nine characters. Colons and
  // slashes need no escape in a query, so addresses in the message stay readable.
  const escaped = text.replaceAll(/[^:/\P{ASCII}]+/gu, encodeURIComponent)
  return `https://wa.me/${number}?text=${escaped}`
}

/** The characters of an address as the browser hands it on: each letter of an Indian script takes nine. */
export function lengthOfHref(href: string): number {
  return new URL(href).href.length
}

/** {@link whatsappHref} with as much of the text as the apps carry: its beginning, if it is too long. */
export function limitedWhatsappHref(number: string, text: string): string {
  const href = whatsappHref(number, text)
  if (lengthOfHref(href) <= whatsappLimit) return href
  return limitedWhatsappHref(number, `${text.slice(0, text.length * 0.9)}…`)
}

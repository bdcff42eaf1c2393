/**
 * The link that opens a chat in WhatsApp.
 * @param number with the country code, digits only; empty if the visitor chooses the recipient
 * @param text the message to start with
 */
export function whatsappHref(number: string, text?: string): string {
  const chat = `https://wa.me/${number}`
  if (text === undefined) return chat
  // Browsers escape other characters themselves; escaped here, each letter would take nine characters.
  const escaped = text.replaceAll(/\p{ASCII}+/gu, encodeURIComponent)
  // Colons and slashes need no escape in a query, so addresses in the message stay readable.
  return `${chat}?text=${escaped.replaceAll('%3A', ':').replaceAll('%2F', '/')}`
}

/**
 * The address that opens a chat in WhatsApp.
 * @param number with the country code, digits only; empty where the visitor chooses the recipient
 * @param text the beginning of the message
 */
export function whatsappHref(number: string, text?: string): string {
  const chat = `https://wa.me/${number}`
  if (text === undefined) return chat
  // Browsers escape what is not ASCII: nine characters for each letter of another script.
  const escaped = text.replaceAll(/\p{ASCII}+/gu, encodeURIComponent)
  // Colons and slashes need no escape in a query: addresses stay as they are read.
  return `${chat}?text=${escaped.replaceAll('%3A', ':').replaceAll('%2F', '/')}`
}

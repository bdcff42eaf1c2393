/** Nobody has a number of only zeros after the country code. */
const placeholderNumber = /0{9}/

/** Reserved names that nobody can own: https://www.rfc-editor.org/rfc/rfc2606 */
const reservedHost = /(?:^|[.@])(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/

/** Whether a phone number, in any notation, is a placeholder. */
export function isPlaceholderNumber(number: string): boolean {
  return placeholderNumber.test(number.replaceAll(/\D/g, ''))
}

/** Whether a host or an e-mail address is a placeholder. */
export function isPlaceholderHost(address: string): boolean {
  return reservedHost.test(address)
}

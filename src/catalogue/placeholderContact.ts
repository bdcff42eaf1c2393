/** Nobody has a number of only zeros after the country code. */
const placeholderNumber = /0{9}/

/** Reserved names that nobody can own: https://www.rfc-editor.org/rfc/rfc2606 */
const reservedHost = /(?:^|[.@])(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/

/** True for a placeholder phone number, however it is written. */
export function isPlaceholderNumber(number: string): boolean {
  return placeholderNumber.test(number.replaceAll(/\D/g, ''))
}

/** True for a placeholder host or e-mail address. */
export function isPlaceholderHost(address: string): boolean {
  return reservedHost.test(address)
}

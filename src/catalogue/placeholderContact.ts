/** A number of zeros behind the country code: nobody has such a one. */
const noNumber = /0{9}/

/** https://www.rfc-editor.org/rfc/rfc2606: reserved names that nobody can own. */
const nobodys = /(?:^|[.@])(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/

/** Whether a phone number, however it is written, is a placeholder. */
export function isPlaceholderNumber(number: string): boolean {
  return noNumber.test(number.replaceAll(/\D/g, ''))
}

/** Whether a host or an e-mail address is a placeholder. */
export function isPlaceholderHost(address: string): boolean {
  return nobodys.test(address)
}

/** A number of nothing but zeros behind its country's: nobody is given such a one. */
const noNumber = /0{9}/

/** https://www.rfc-editor.org/rfc/rfc2606: these belong to nobody, for ever. */
const nobodys = /(?:^|[.@])(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/

/** A phone number, however it is written, that only stands in for the real one. */
export function isNobodysNumber(number: string): boolean {
  return noNumber.test(number.replaceAll(/\D/g, ''))
}

/** The same of a host, or of an e-mail address. */
export function isNobodysHost(address: string): boolean {
  return nobodys.test(address)
}

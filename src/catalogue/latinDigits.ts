/** Replaces the digits of Indian scripts, in which each zero ends in 6, and of Arabic and Urdu by 0 to 9. */
export function withLatinDigits(text: string): string {
  return text
    .replace(/(?=[\u0900-\u0d7f])\p{Nd}/gu, (digit) => String((digit.charCodeAt(0) & 15) - 6))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

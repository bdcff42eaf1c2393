/** Replaces the digits of Indian scripts by 0 to 9: in each script's block they end in 6 (zero) to F (nine). */
export function withLatinDigits(text: string): string {
  return text.replace(/(?=[\u0900-\u0d7f])\p{Nd}/gu, (digit) =>
    String((digit.charCodeAt(0) & 15) - 6),
  )
}

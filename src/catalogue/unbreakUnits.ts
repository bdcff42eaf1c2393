/** Keeps the letters and the number of each size in a sentence on one line: `ST 4.2`, `No. 8`. */
export function unbreakSizes(text: string): string {
  return text.replace(/(\p{Lu}{2,}|No\.) (?=\d)/gu, '$1\u00a0')
}

/** Keeps each number and the word after it on one line, whatever the unit and its language: `40 ft`. */
export function unbreakNumbers(text: string): string {
  return text.replace(/(\p{Nd}) (?=[\p{L}\p{M}])/gu, '$1\u00a0')
}

/** Keeps the number and the unit of each length in a sentence on one line: `3.81 m`. */
export function unbreakUnits(text: string): string {
  return text.replace(/(\d) (?=mm?\b)/g, '$1\u00a0')
}

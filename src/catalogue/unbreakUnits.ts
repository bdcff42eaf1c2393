/** Keeps the number and the unit of each length in a sentence on one line: `3.81 m`. */
export function unbreakUnits(text: string): string {
  return text.replace(/(\d) (?=mm?\b)/g, '$1\u00a0')
}

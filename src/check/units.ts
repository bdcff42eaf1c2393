/** How units are written in sentences, where it is not as in the data. */
const spellings: Record<string, string> = {
  metre: 'm',
  metres: 'm',
  meter: 'm',
  meters: 'm',
  microns: 'micron',
  year: 'years',
}

/** The unit that a word of a sentence means. */
export function unitOf(word: string): string {
  return spellings[word] ?? word
}

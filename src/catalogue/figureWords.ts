/** The faults of texts that are not figures, for editors: in the forms, the spreadsheet and the check. */
export const figureFaults = {
  unread: 'Write a figure like "0.5", "0.30, 0.35", "350 to 650", "up to 5" or "3000 and more".',
  comma:
    'A comma without a space may be a decimal point. Write "0.30" with a point, or add a space after the comma.',
  groups: 'Write one number without commas, or a list with a space after each comma.',
  zeros: 'Write a number without zeros before it.',
  uneven: (first: number, second: number, last: number) =>
    `The steps from ${first} to ${second} do not reach ${last}. Write all values.`,
  noUnit: 'Choose the unit.',
  order: 'Write the smaller figure of a range first.',
}

/** Words and signs that do not belong to a figure. */
export const figureHints = {
  letters: (letters: readonly string[]) =>
    letters.length === 1
      ? `This is the letter ${letters[0]}.`
      : `These are the letters ${letters.slice(0, -1).join(', ')} and ${letters.at(-1)}.`,
  prefix: (letters: string, allowed: readonly string[]) =>
    allowed.length === 0
      ? `No letters belong before this figure, but it has "${letters}".`
      : `The letters "${letters}" do not belong before this figure: it can have ${allowed.join(' or ')}.`,
  tolerance: 'Write a tolerance as a range.',
  about: (word: string) => `A figure is exact: write it without "${word}", or write a range.`,
  gauge: (word: string) =>
    `A gauge is not the same thickness for every metal: write the thickness instead of "${word}".`,
  basis: (word: string) =>
    `"${word}" says how a thickness is measured, which is told in a row of its own. Write the number alone.`,
  name: (word: string) =>
    `"${word}" says what is measured, which the name of the row says. Write the number alone.`,
  meant: (text: string) => `Did you mean ${text}?`,
}

/** A kind of word of the trade that people type with a figure, and that is no part of it. */
export const tradeWords: readonly {
  words: readonly string[]
  fault(word: string): string
  /** True if the number belongs to the word and is not the figure: `26 gauge`. */
  isOtherNumber?: true
}[] = [
  {
    words: ['gauge', 'gauges', 'gage', 'ga', 'g', 'swg', 'bwg', 'bg'],
    fault: figureHints.gauge,
    isOtherNumber: true,
  },
  { words: ['tct', 'bmt'], fault: figureHints.basis },
  {
    words: [
      ...['thk', 'thick', 'thickness', 'dia', 'diameter', 'wide', 'width', 'long', 'length'],
      ...['high', 'height', 'deep', 'depth'],
    ],
    fault: figureHints.name,
  },
  {
    words: [
      'about',
      'around',
      'approximately',
      'approx',
      'nominal',
      'nom',
      'circa',
      'ca',
      '~',
      '≈',
    ],
    fault: figureHints.about,
  },
]

import type { AnswerDocument } from './finderIndex.ts'

/** The kinds of answers whose words have points of their own. */
export type Group = 'thing' | 'service' | 'question' | 'unlisted'

/** A name or a search word of one word, another search word, or a sentence. */
export type WordPlace = 'name' | 'search' | 'elsewhere'

/** A word that says more, or less, than others. */
export type WordClass =
  | 'number'
  | 'guessed'
  | 'verb'
  | 'ignored'
  | 'colour'
  | 'general'
  | 'common'
  | 'certain'

type GroupPoints = Readonly<
  Record<WordPlace | 'phrase', number> & Partial<Record<WordClass, number>>
>

/** The points by which a sentence is answered, fitted to 2843 queries and sentences of buyers. Others test them. */
export const points: Readonly<Record<Group, GroupPoints>> & {
  /** The points of each kind of answer before a word is read. */
  readonly atFirst: Readonly<Record<'product' | 'unlisted' | AnswerDocument['kind'], number>>
  /** The points of the rarest word: one that all answers have gets none. */
  readonly rarity: Readonly<Record<Group, number>>
  /** The points of an answer that has all telling words. */
  readonly coverage: Readonly<Record<Group, number>>
  /** The points of a word to which a sheet is likened: "khaprail" in "khaprail jaisi lohe ki chadar". */
  readonly liked: number
  /** The points that a count loses if all telling words are unknown. */
  readonly countOfUnknown: number
  /** An answer with so many points less than the best may be the right one as well. */
  readonly doubt: number
  /** The points that an answer has to exceed. */
  readonly unknown: Readonly<
    Record<
      | 'atFirst'
      | 'telling'
      | 'unknown'
      | 'allUnknown'
      | 'common'
      | 'foreign'
      | 'general'
      | 'number',
      number
    >
  >
} = {
  atFirst: {
    product: -0.7,
    question: -0.82,
    service: 0.51,
    job: -1.06,
    calculator: -0.08,
    category: -0.73,
    unlisted: -0.33,
  },
  rarity: { thing: 2.87, service: 2.22, question: 2.49, unlisted: 3.15 },
  coverage: { thing: 2.35, service: 2.71, question: 2.74, unlisted: 1.9 },
  thing: {
    name: 2.52,
    search: 0.84,
    elsewhere: 0.93,
    phrase: 1.77,
    number: -0.26,
    guessed: -0.49,
    verb: -0.18,
    ignored: -3.71,
    colour: -1.39,
    general: -1.42,
    common: 0.69,
  },
  service: {
    name: 1.54,
    search: 0.9,
    elsewhere: 0,
    phrase: 1.08,
    guessed: -0.05,
    ignored: -1.01,
    general: -0.93,
    common: -0.12,
  },
  question: {
    name: 3.42,
    search: 0.32,
    elsewhere: 0.11,
    phrase: 1.72,
    number: 1.08,
    verb: 0.15,
    ignored: -0.96,
    colour: -0.3,
    common: -0.32,
    certain: 1.31,
  },
  unlisted: {
    name: 3.34,
    search: 0.42,
    elsewhere: 0,
    phrase: 1.33,
    colour: -0.06,
    general: -0.56,
    common: 0.55,
  },
  liked: 1.1,
  countOfUnknown: 3,
  doubt: 1,
  unknown: {
    atFirst: 3.76,
    telling: 0.09,
    unknown: 0.36,
    allUnknown: 2.06,
    common: 1.28,
    foreign: 4.16,
    general: -2.12,
    number: 0.09,
  },
}

/** More words of these kinds are no better a sign of another trade. */
export const mostOf = { telling: 8, unknown: 4, common: 2 }

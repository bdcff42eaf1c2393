import { createColorWords } from './colorWords.ts'
import type { AnswerDocument, FinderFile, FinderProduct } from './finderIndex.ts'
import { phraseParts, typedForms, typedPhrase } from './joinedPhrases.ts'
import { likenedWords } from './likeness.ts'
import type { Respelled } from './respelling.ts'
import { phraseWords, type SearchPhrases } from './searchPhrases.ts'
import type { Phrases } from './understandQuery.ts'
import { verbOf } from './verbForms.ts'

/** The best answer to a sentence; `unknown` if it is about something else. */
export type SentenceAnswer =
  | { kind: 'product'; product: FinderProduct }
  | { kind: 'answer'; answer: AnswerDocument }
  | { kind: 'unlisted'; unlisted: number }
  | { kind: 'unknown' }

type Group = 'thing' | 'service' | 'question' | 'unlisted'

type Place = 'name' | 'search' | 'elsewhere'

type WordClass =
  | 'foreign'
  | 'number'
  | 'guessed'
  | 'verb'
  | 'ignored'
  | 'colour'
  | 'general'
  | 'common'
  | 'certain'

// The points were fitted to 1,430 queries and sentences of buyers; some were then set by hand. Others test them.

/** The points of each kind of answer before a word is read. */
const atFirst: Readonly<Record<'product' | 'unlisted' | AnswerDocument['kind'], number>> = {
  product: -0.52,
  question: -1.34,
  service: 0.16,
  job: -0.17,
  calculator: 1.14,
  category: -2.24,
  unlisted: -0.64,
}

/** The points of a word in a name or as a search word of its own, in other search words, and in sentences. */
const places: Readonly<Record<Group, Readonly<Record<Place, number>>>> = {
  thing: { name: 1.67, search: -0.47, elsewhere: 0.92 },
  service: { name: 0.6, search: -0.34, elsewhere: 0 },
  question: { name: 3.02, search: -0.85, elsewhere: 0.43 },
  unlisted: { name: 4.58, search: -0.05, elsewhere: 0 },
}

/** The points that words which say more, or less, than others have besides. */
const classes: Readonly<Record<Group, Readonly<Partial<Record<WordClass, number>>>>> = {
  thing: {
    number: -0.82,
    guessed: -1.12,
    verb: 0.51,
    ignored: -4.67,
    colour: -2.8,
    general: -1.6,
    common: 0.53,
  },
  service: { guessed: -0.34, verb: -1.25, ignored: -1.66, general: -1.31, common: 1.2 },
  question: {
    number: -0.86,
    verb: -2.43,
    ignored: -2.43,
    general: 1.03,
    common: -0.52,
    certain: 1.75,
  },
  unlisted: {},
}

/** The points of each word of a phrase besides. */
const phrasePoints: Readonly<Record<Group, number>> = {
  thing: 1.04,
  service: 1.61,
  question: 2.1,
  unlisted: 1.66,
}

/** The points of the rarest word: one that all answers have gets none. */
const RARITY = 6.07

/** The points of a word to which a sheet is likened: "khaprail" in "khaprail jaisi lohe ki chadar". */
const LIKED = 1.76

/** The points that an answer has to exceed: those for words of other trades, and for unknown ones if all are unknown. */
const unknownPoints = { atFirst: 3.9, common: 1.29, foreign: 5.3, allUnknown: 4.68 }

/** The points that a count loses if all telling words are unknown. */
const COUNT_OF_UNKNOWN = 10

/** More common words are no better a sign of another trade. */
const MOST_COMMON = 2

/** A product, an answer or a thing that is not listed. */
type Candidate = {
  answer: SentenceAnswer
  group: Group
  atFirst: number
  phrases: Phrases
  /** True for the calculator. */
  isCount?: boolean
}

function groupOf(kind: AnswerDocument['kind']): Group {
  return kind === 'question' || kind === 'service' ? kind : 'thing'
}

/** @returns a function that finds the best answer to a sentence: words of all kinds of answers are compared by one measure */
export function createSentenceAnswer(
  { products, answers, phrases: texts }: FinderFile,
  phrases: SearchPhrases,
) {
  const setOf = (some: Phrases) =>
    new Set(some.flatMap((phrase) => (phrase.length === 1 ? phrase : [])))
  const [ignored, general] = [setOf(phrases.ignored), setOf(phrases.general)]
  const [common, certain, foreign] = [phrases.common, phrases.certain, phrases.foreign].map(
    (some) => new Set(some.flat()),
  )
  const coloursIn = createColorWords(texts.colors)
  const candidates: Candidate[] = []
  const found = new Map<string, Map<number, Place>>()
  /** In how many answers a word is, but for their sentences. */
  const counts = new Map<string, number>()

  function add(candidate: Candidate, words: Readonly<Record<Place, string>>) {
    const id = candidates.push(candidate) - 1
    for (const place of ['name', 'search', 'elsewhere'] as const) {
      for (const word of words[place].split(' ')) {
        const places = found.get(word) ?? new Map<number, Place>()
        if (word === '' || places.has(id)) continue
        found.set(word, places.set(id, place))
        if (place !== 'elsewhere') counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
  }
  const inPlaces = ({ called, names, search, elsewhere }: FinderProduct['words']) => ({
    name: `${called} ${names}`,
    search,
    elsewhere,
  })
  const partsOf = (some: readonly string[] = []) => phraseWords(some).map(phraseParts)
  for (const product of products) {
    const answer = { kind: 'product' as const, product }
    add(
      { answer, group: 'thing', atFirst: atFirst.product, phrases: partsOf(product.phrases) },
      inPlaces(product.words),
    )
  }
  for (const answer of answers) {
    const group = groupOf(answer.kind)
    add(
      {
        answer: { kind: 'answer', answer },
        group,
        atFirst: atFirst[answer.kind],
        phrases: partsOf(answer.phrases),
        isCount: answer.kind === 'calculator',
      },
      inPlaces(answer.words),
    )
  }
  for (const [unlisted, names] of texts.unlisted.entries()) {
    add(
      {
        answer: { kind: 'unlisted', unlisted },
        group: 'unlisted',
        atFirst: atFirst.unlisted,
        phrases: partsOf(names.filter((name) => name.includes(' '))),
      },
      {
        name: names.filter((name) => !name.includes(' ')).join(' '),
        search: names
          .filter((name) => name.includes(' '))
          .join(' ')
          .split(' ')
          .filter((word) => !ignored.has(word))
          .join(' '),
        elsewhere: '',
      },
    )
  }

  function classOf(
    word: string,
    meant: readonly string[],
    colours: readonly string[],
  ): WordClass | undefined {
    if (foreign?.has(word)) return 'foreign'
    if (/^\d/.test(word)) return 'number'
    if (meant.includes(word)) return 'guessed'
    if (verbOf(word) !== undefined) return 'verb'
    if (ignored.has(word)) return 'ignored'
    if (colours.includes(word)) return 'colour'
    if (general.has(word)) return 'general'
    if (common?.has(word)) return 'common'
    return certain?.has(word) ? 'certain' : undefined
  }

  /** The share of the telling words that no answer has. */
  function unknownShare(words: readonly string[]): number {
    const telling = words.filter(
      (word) => !ignored.has(word) && !/^\d/.test(word) && verbOf(word) === undefined,
    )
    const isListed = (word: string) =>
      counts.has(word) || general.has(word) || common?.has(word) || certain?.has(word)
    return telling.filter((word) => !isListed(word)).length / Math.max(1, telling.length)
  }

  /** The points that an answer has to exceed. */
  function toExceed(words: readonly string[], share: number): number {
    const ofOthers = words.filter((word) => common?.has(word) && !general.has(word)).length
    return (
      unknownPoints.atFirst +
      unknownPoints.common * Math.min(MOST_COMMON, ofOthers) +
      (words.some((word) => foreign?.has(word)) ? unknownPoints.foreign : 0) +
      unknownPoints.allUnknown * share
    )
  }

  /**
   * @param typed all typed words, as they are known
   * @param respelled the same as the index has them
   */
  return (typed: readonly string[], { words, meant }: Respelled): SentenceAnswer => {
    const share = unknownShare(words)
    const points = candidates.map(({ atFirst, isCount }) =>
      // "How many calories" counts no sheets.
      isCount ? atFirst - COUNT_OF_UNKNOWN * share : atFirst,
    )
    const addTo = (id: number, more: number) => {
      points[id] = (points[id] ?? 0) + more
    }
    const colours = coloursIn(words)
    const liked = likenedWords(words)
    for (const word of words) {
      const wordClass = classOf(word, meant, colours)
      const rarity = 1 - Math.log((counts.get(word) ?? 0) + 0.5) / Math.log(candidates.length + 1)
      for (const [id, place] of found.get(word) ?? []) {
        const group = candidates[id]?.group ?? 'thing'
        const less = wordClass === undefined ? 0 : (classes[group][wordClass] ?? 0)
        const own = place === 'elsewhere' ? 0 : RARITY * rarity + less
        const isLiked = place !== 'elsewhere' && group === 'thing' && liked.includes(word)
        addTo(id, places[group][place] + own + (isLiked ? LIKED : 0))
      }
    }
    const forms = typedForms(phraseParts(typed))
    for (const [id, { phrases, group }] of candidates.entries()) {
      const longest = Math.max(0, ...phrases.map((phrase) => typedPhrase(forms, phrase).length))
      addTo(id, phrasePoints[group] * longest)
    }
    const most = Math.max(...points)
    const best = candidates[points.indexOf(most)]
    return best === undefined || most < toExceed(words, share) ? { kind: 'unknown' } : best.answer
  }
}

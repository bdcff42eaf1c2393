import { createColorWords } from './colorWords.ts'
import type { AnswerDocument, FinderFile, FinderProduct } from './finderIndex.ts'
import { createForeignWords } from './foreignWords.ts'
import { phraseParts, typedForms, typedPhrase } from './joinedPhrases.ts'
import { deniedWords, likenedWords } from './likeness.ts'
import type { Respelled } from './respelling.ts'
import { phraseWords, type SearchPhrases } from './searchPhrases.ts'
import {
  type Group,
  points as given,
  mostOf,
  type WordClass,
  type WordPlace,
} from './sentencePoints.ts'
import type { Phrases } from './understandQuery.ts'
import { verbOf } from './verbForms.ts'

/** An answer to a sentence. */
export type SentenceAnswer =
  | { kind: 'product'; product: FinderProduct }
  | { kind: 'answer'; answer: AnswerDocument }
  | { kind: 'unlisted'; unlisted: number }

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

/** The answers of one doubtful sentence. */
const MOST_ANSWERS = 3

/** True for an answer that another one may be shown beside. Products are listed together, and a count is no guess. */
function isRival(best: SentenceAnswer, other: SentenceAnswer): boolean {
  const isCount = (one: SentenceAnswer) => one.kind === 'answer' && one.answer.kind === 'calculator'
  const areProducts = best.kind === 'product' && other.kind === 'product'
  return !areProducts && !isCount(best) && !isCount(other)
}

/**
 * @returns a function that finds the best answer to a sentence, and after it those with nearly as many points: words of
 * all kinds of answers are compared by one measure. It finds none if the sentence is about something else
 */
export function createSentenceAnswer(
  { products, answers, phrases: texts }: FinderFile,
  phrases: SearchPhrases,
) {
  const setOf = (some: Phrases) =>
    new Set(some.flatMap((phrase) => (phrase.length === 1 ? phrase : [])))
  const [ignored, general] = [setOf(phrases.ignored), setOf(phrases.general)]
  const [common, certain] = [phrases.common, phrases.certain].map((some) => new Set(some.flat()))
  const isForeign = createForeignWords(phrases)
  const coloursIn = createColorWords(texts.colors)
  const productNames = new Set(
    products.flatMap(({ words }) => `${words.called} ${words.names}`.split(' ')),
  )
  const candidates: Candidate[] = []
  const found = new Map<string, Map<number, WordPlace>>()
  /** In how many answers a word is, but for their sentences. */
  const counts = new Map<string, number>()

  function add(candidate: Candidate, words: Readonly<Record<WordPlace, string>>) {
    const id = candidates.push(candidate) - 1
    for (const place of ['name', 'search', 'elsewhere'] as const) {
      for (const word of words[place].split(' ')) {
        const places = found.get(word) ?? new Map<number, WordPlace>()
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
      { answer, group: 'thing', atFirst: given.atFirst.product, phrases: partsOf(product.phrases) },
      inPlaces(product.words),
    )
  }
  for (const answer of answers) {
    const group = groupOf(answer.kind)
    add(
      {
        answer: { kind: 'answer', answer },
        group,
        atFirst: given.atFirst[answer.kind],
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
        atFirst: given.atFirst.unlisted,
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
    if (isNumber(word)) return 'number'
    if (meant.includes(word)) return 'guessed'
    if (verbOf(word) !== undefined) return 'verb'
    if (ignored.has(word)) return 'ignored'
    if (colours.includes(word)) return 'colour'
    if (general.has(word)) return 'general'
    if (common?.has(word)) return 'common'
    return certain?.has(word) ? 'certain' : undefined
  }

  /** True for a word that tells answers apart, if one has it. */
  function isTelling(word: string): boolean {
    return !ignored.has(word) && !general.has(word) && !isNumber(word) && verbOf(word) === undefined
  }

  function isUnknown(word: string): boolean {
    return isTelling(word) && !counts.has(word) && !common?.has(word) && !certain?.has(word)
  }

  /** The share of the telling words that no answer has. */
  function unknownShare(words: readonly string[]): number {
    return words.filter(isUnknown).length / Math.max(1, words.filter(isTelling).length)
  }

  /** 1 for a word that no other answer has, 0 for one that all have. */
  function rarityOf(word: string): number {
    return 1 - Math.log((counts.get(word) ?? 0) + 0.5) / Math.log(candidates.length + 1)
  }

  /** The points that an answer has to exceed. */
  function toExceed(typed: readonly string[], words: readonly string[]): number {
    const { unknown } = given
    const count = (is: (word: string) => boolean) => words.filter(is).length
    const ofOthers = count((word) => common?.has(word) === true && !general.has(word))
    return (
      unknown.atFirst +
      unknown.telling * Math.min(mostOf.telling, count(isTelling)) +
      unknown.unknown * Math.min(mostOf.unknown, count(isUnknown)) +
      unknown.allUnknown * unknownShare(words) +
      unknown.common * Math.min(mostOf.common, ofOthers) +
      (isForeign(words) || isForeign(typed) ? unknown.foreign : 0) +
      (words.some((word) => general.has(word)) ? unknown.general : 0) +
      (words.some(isNumber) ? unknown.number : 0)
    )
  }

  /** The points of each candidate. */
  function pointsFor(typed: readonly string[], { words, meant }: Respelled): number[] {
    const share = unknownShare(words)
    const points = candidates.map(({ atFirst, isCount }) =>
      // "How many calories" counts no sheets.
      isCount ? atFirst - given.countOfUnknown * share : atFirst,
    )
    const addTo = (id: number, more: number) => {
      points[id] = (points[id] ?? 0) + more
    }
    const colours = coloursIn(words)
    const [liked, denied] = [likenedWords(words), deniedWords(words)]
    const told = words
      .filter(isTelling)
      .map((word) => (counts.has(word) ? rarityOf(word) : 1))
      .reduce((sum, rarity) => sum + rarity, 0)
    const classes = new Map(words.map((word) => [word, classOf(word, meant, colours)]))
    const isMaterial = words.some((word) => isPlain(classes.get(word)) && productNames.has(word))
    for (const word of words) {
      const wordClass = classes.get(word)
      const rarity = rarityOf(word)
      const covered = isTelling(word) ? rarity / told : 0
      for (const [id, place] of found.get(word) ?? []) {
        const group = candidates[id]?.group ?? 'thing'
        const own = given[group]
        // "Stainless sheet, blue": the material comes before the colour.
        if (group === 'thing' && wordClass === 'colour' && isMaterial) continue
        // Every question may be about a sheet.
        if (group === 'question' && wordClass === 'general') continue
        // "Roof without screws" is about no screw.
        if (place === 'name' && denied.includes(word) && isDeniable(group)) continue
        addTo(id, own[place])
        if (place === 'elsewhere') continue
        const less = wordClass === undefined ? 0 : (own[wordClass] ?? 0)
        addTo(id, given.rarity[group] * rarity + given.coverage[group] * covered + less)
        if (group === 'thing' && liked.includes(word)) addTo(id, given.liked)
      }
    }
    const forms = typedForms(phraseParts(typed))
    for (const [id, { phrases, group }] of candidates.entries()) {
      const longest = Math.max(0, ...phrases.map((phrase) => typedPhrase(forms, phrase).length))
      addTo(id, given[group].phrase * longest)
    }
    return points
  }

  /**
   * @param typed all typed words, as they are known
   * @param respelled the same as the index has them
   */
  return (typed: readonly string[], respelled: Respelled): readonly SentenceAnswer[] => {
    const points = pointsFor(typed, respelled)
    const most = Math.max(...points)
    const least = toExceed(typed, respelled.words)
    const best = candidates[points.indexOf(most)]?.answer
    if (best === undefined || most < least) return []
    const rivals = candidates
      .flatMap(({ answer }, id) => ({ answer, points: points[id] ?? 0 }))
      .filter(
        ({ answer, points }) => points >= Math.max(least, most - given.doubt) && answer !== best,
      )
      .filter(({ answer }) => isRival(best, answer))
      .sort((a, b) => b.points - a.points)
    return [best, ...rivals.map(({ answer }) => answer)].slice(0, MOST_ANSWERS)
  }
}

/** True for a group of answers that a sheet may lack: "without paint" is about no coating. */
function isDeniable(group: Group): boolean {
  return group === 'thing' || group === 'unlisted'
}

/** True for the class of a word that says as much as others. */
function isPlain(wordClass: WordClass | undefined): boolean {
  return wordClass === undefined || wordClass === 'common' || wordClass === 'certain'
}

function isNumber(word: string): boolean {
  return /^\d/.test(word)
}

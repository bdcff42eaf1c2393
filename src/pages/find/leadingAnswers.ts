import { type AnswerDocument, answerKinds } from './finderIndex.ts'
import { type Points, SHORTEST_BEGINNING, THRESHOLD } from './points.ts'
import { type Hit, hasWhole, nameFields, type SearchIndex, typedFields } from './searchIndex.ts'
import { verbOf } from './verbForms.ts'

/** An answer besides the products and the questions that a query names. */
type NamedAnswer = Hit & {
  answer: AnswerDocument
  /** True if the query asks for the work of this service. */
  isWork: boolean
}

/** True if an answer is named by one of its words, or by a typed word that is not too short. */
function isNamed(word: string, typed: readonly string[]): boolean {
  return typed.some((one) => word === one || one.length >= SHORTEST_BEGINNING)
}

/** @returns a function that finds the answers that suit a query at least as well as the best product */
export function createLeadingAnswers(
  answers: readonly AnswerDocument[],
  index: SearchIndex,
  { isCommon, distinctiveWords }: Points,
) {
  const answerWords = new Set(
    answers
      .filter(({ kind }) => kind !== 'question')
      .flatMap(({ words }) => Object.values(words).flatMap((text) => text.split(' '))),
  )

  /**
   * True if a query asks for the work of a service, on whatever part of a roof: "leaking near a screw". It has a word of
   * its own, or several, that the best product does not have.
   */
  function asksWork(service: Hit, product: Hit | undefined, hasJob: boolean): boolean {
    const own = distinctiveWords(service.queryTerms).filter(
      (word) =>
        !product?.queryTerms.includes(word) &&
        hasWhole(word, service, ['called', 'search']) &&
        // A verb asks for work if it says so by itself. "To put up a greenhouse" is about the greenhouse.
        (verbOf(word) === undefined || (!hasJob && hasWhole(word, service, ['called']))),
    )
    return (
      own.length >= THRESHOLD ||
      own.some((word) => !isCommon(word) && hasWhole(word, service, ['called']))
    )
  }

  /** The answers besides the questions that are named, the best first. */
  function namedAnswers(hits: readonly Hit[], bestProduct: Hit | undefined): NamedAnswer[] {
    const order = ({ answer }: NamedAnswer) => answerKinds.indexOf(answer.kind)
    const hasJob = hits.some(
      (hit) =>
        index.answerOf(hit)?.kind === 'job' &&
        distinctiveWords(hit.queryTerms).some((word) => hasWhole(word, hit, ['called'])),
    )
    return hits
      .flatMap((hit) => {
        const answer = index.answerOf(hit)
        const isNamedHit = hit.terms.some((term) => isNamed(term, hit.queryTerms))
        if (answer === undefined || answer.kind === 'question' || !isNamedHit) return []
        const isWork = answer.kind === 'service' && asksWork(hit, bestProduct, hasJob)
        return [{ ...hit, answer, isWork }]
      })
      .sort(
        (a, b) => Number(b.isWork) - Number(a.isWork) || b.score - a.score || order(a) - order(b),
      )
  }

  /**
   * The best answer, and those of its kind that match the same words. Words for any sheet or roof tell no answers apart,
   * and a product is no better for the words of its sentences and its jobs.
   * @param hasBuilding true beside the size of a building: its walls ask for no work on them
   */
  return (words: readonly string[], hasBuilding = false): AnswerDocument[] => {
    const distinctive = distinctiveWords(words)
    if (distinctive.length === 0) return []
    // Of whole words, only the same words count: in Gujarati a name may have one with and without an ending.
    const isWhole = distinctive.every((word) => answerWords.has(word))
    const narrowed = index.search(distinctive, {
      fields: [...typedFields],
      ...(isWhole ? { prefix: false } : {}),
    })
    const bestProduct = narrowed.find(index.isProduct)
    const bestScore = bestProduct?.score ?? 0
    const named = namedAnswers(narrowed, bestProduct)
    // A category is less than a product of it, unless nothing fits better.
    // A job of which only the title has the words is less than a product with that name: "cement sheet".
    const isTitleOnly = (hit: NamedAnswer) =>
      hit.answer.kind === 'job' && hit.queryTerms.every((word) => hasWhole(word, hit, ['names']))
    const isPart = (hit: NamedAnswer) =>
      hasBuilding &&
      hit.answer.kind === 'service' &&
      !hit.queryTerms.some((word) => hasWhole(word, hit, nameFields))
    const leading = named.filter(
      (hit) =>
        hit.isWork ||
        (hit.answer.kind === 'category' || isTitleOnly(hit)
          ? hit.score > bestScore
          : hit.score >= bestScore && !isPart(hit)),
    )
    const [best] = leading
    if (best === undefined) return []
    const same = leading.filter(
      (hit) =>
        hit.answer.kind === best.answer.kind &&
        best.queryTerms.every(
          (word) =>
            hit.queryTerms.includes(word) &&
            (hasWhole(word, hit, nameFields) || !hasWhole(word, best, nameFields)),
        ),
    )
    // "Coastal warehouse" is two jobs: each is named by a word that the other does not have.
    const more = named.filter(
      (hit) =>
        best.answer.kind === 'job' &&
        hit.answer.kind === 'job' &&
        !same.includes(hit) &&
        hit.queryTerms.some(
          (word) => !best.queryTerms.includes(word) && hasWhole(word, hit, nameFields),
        ),
    )
    // A hazard comes before the building.
    const namesIn = (hit: NamedAnswer) =>
      hit.queryTerms.filter((word) => hasWhole(word, hit, nameFields)).length
    const isFirst = (hit: NamedAnswer) =>
      hit.answer.hazard === true &&
      hit.queryTerms.length >= best.queryTerms.length &&
      namesIn(hit) >= namesIn(best)
    const both = [...same, ...more]
    if (more.length > 0) both.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    return both.map(({ answer }) => answer)
  }
}

import { answerTo, type FinderAnswer } from '../../../src/pages/find/answer.ts'
import { isIndic } from '../../../src/pages/find/indicSpelling.ts'
import { createFinder } from '../../../src/pages/find/search.ts'
import { tradeCatalogue, translatedTrade } from '../../helpers/tradeCatalogue.ts'
import { viewOfKind, viewsOf } from '../../helpers/views.ts'

const views = viewsOf(tradeCatalogue, [tradeCatalogue], translatedTrade)
const { file, indic } = views.finderContents()
const [latin, allScripts] = [await createFinder(file), await createFinder(indic.file)]

/** The finder's page of the whole range. */
export const page = viewOfKind(views, '/Find', 'find')

/** The answer of the finder of the whole range, with the words of buyers in three scripts. */
export function answer(text: string): FinderAnswer {
  return answerTo({ text, chosen: {} }, page, isIndic(text) ? allScripts : latin)
}

/** The first answer in a word: a job, a service, an answer about the business, or the path of a product or category. */
export function firstAnswer(text: string): string {
  return answersShown(text)[0] ?? 'nothing'
}

/** The answers that are shown first: several beside each other if none is sure. */
export function answersShown(text: string): readonly string[] {
  const { lead, perhaps, result, isUnknown } = answer(text)
  if (perhaps === undefined) return [nameOf(lead, result, isUnknown)]
  return perhaps.map((one) =>
    one.kind === 'product' ? one.product.link.path : nameOf(one, result, isUnknown),
  )
}

function nameOf(
  lead: FinderAnswer['lead'],
  result: FinderAnswer['result'],
  isUnknown: FinderAnswer['isUnknown'],
): string {
  switch (lead?.kind) {
    case 'jobs':
      return `job ${lead.jobs[0]?.key}`
    case 'service':
      return `service ${lead.service.title}`
    case 'category':
      return lead.category.path
    case 'question':
      return `answer ${lead.question.title}`
    case 'unlisted':
      return `not listed: ${lead.thing.name}`
    case 'calculator':
      return lead.kind
    default:
      return isUnknown ? 'unknown' : (result?.products[0]?.link.path ?? 'nothing')
  }
}

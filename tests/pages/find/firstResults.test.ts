import { describe, expect, it } from 'vitest'
import type { Figure } from '../../../src/model/shape/figure.ts'
import { answerTo } from '../../../src/pages/find/answer.ts'
import { isIn } from '../../../src/pages/find/bands.ts'
import { createFinder } from '../../../src/pages/find/search.ts'
import { views } from '../../helpers/registry.ts'
import { viewOfKind } from '../../helpers/views.ts'

const page = viewOfKind(views, '/Find', 'find')
const { products, spellings } = views.finding().file
const finder = await createFinder({ products, spellings })
const answer = (text: string) => answerTo({ text, chosen: {} }, page, finder)
const paths = (text: string) => answer(text).result?.products.map(({ link }) => link.path) ?? []

describe('a query finds', () => {
  it.each(['2 mm', '0.5 mm'])('for "%s" only products that come in this size', (text) => {
    const size: Figure = { values: [Number.parseFloat(text)], unit: 'mm' }
    const coming = products.filter(({ sizes }) => sizes.some((figure) => isIn(size, figure)))
    if (coming.length === 0) return
    expect(paths(text).toSorted()).toEqual(coming.map(({ link }) => link.path).toSorted())
  })

  it.each(
    page.unlisted.flatMap(({ name, words }) =>
      words.map((one) => [one.join(' '), name, words.some(finder.hasName)] as const),
    ),
  )('for "%s" that it is not listed, until it is', (text, name, isListed) => {
    const { unlisted } = answer(text)
    if (isListed) expect(unlisted).toBeUndefined()
    else expect(unlisted?.name).toBe(name)
    expect(paths(text)).not.toContain(unlisted?.nearest.path)
  })

  it.each(['p', 'પ'])('for "%s", a single letter, nothing yet', (text) => {
    expect(answer(text)).toMatchObject({ tooShort: true, result: undefined })
  })
})

it('what is not listed is no longer said of a product that has the name', () => {
  const [thing] = page.unlisted
  const [words] = thing?.words ?? []
  if (thing === undefined || words === undefined) return
  const listing = { ...finder, hasName: () => true }
  expect(answerTo({ text: words.join(' '), chosen: {} }, page, listing).unlisted).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import { Figure } from '../../src/catalogue/schemas/figure.ts'
import { group, listMayBeEmpty, listOf, Point } from '../../src/catalogue/schemas/group.ts'
import { PropertyKey } from '../../src/catalogue/schemas/properties.ts'
import { headingText, PictureFile, text } from '../../src/catalogue/schemas/text.ts'
import { pageContent } from '../../src/check/pageContent.ts'
import { findUniqueParts, picturesNamedIn } from '../../src/check/pageFacts.ts'
import { contentRules } from '../../src/check/rules/pages.ts'
import { FullPage } from '../../src/pages/product/fullSchema.ts'
import { frozenCatalogue, fullPages } from '../helpers/frozenCatalogue.ts'

/** A product page with a section that no code knows. */
const schema = FullPage.extend({
  care: group('Care', 'How to keep it.', {
    heading: headingText('Shown above it.', 'Care'),
    note: text('Note', 'What to know first.', 'Rinse it.'),
    steps: listOf('Steps', 'The steps, in their order.', Point),
    picture: PictureFile.meta({ leastWidth: 640 }).optional(),
    pictures: listMayBeEmpty('Pictures', 'More of them.', PictureFile),
  }),
  life: group('Life', 'How long it lasts.', { property: PropertyKey, figure: Figure }),
  weights: listMayBeEmpty('Weights', 'What it weighs.', Figure),
})

const [first, second] = fullPages.map(({ page }, i) => ({
  ...page,
  care: {
    heading: 'Care',
    note: `Rinse it with water number ${'one two'.split(' ')[i] ?? 'three'}.`,
    steps: [{ title: `Step ${i}`, text: `Wash sheet ${page.heading}.` }],
    picture: 'hose.jpg',
    pictures: ['brush.jpg'],
  },
  life: { property: 'service-life', figure: { values: [37 + i], unit: 'years' as const } },
  weights: [{ values: [811 + i], unit: 'GSM' as const }],
}))
if (first === undefined || second === undefined) throw new Error('there are no two full pages')

/** Everything that is found in the texts and figures of a page. */
function found(page: object): string[] {
  const content = pageContent(page, schema)
  return contentRules.flatMap((rule) =>
    Array.from(rule(content, frozenCatalogue), ({ jsonPath, message }) => {
      return `${jsonPath?.join('/')}: ${message}`
    }),
  )
}

/** The paths of what two pages have in common. */
function shared(page: object, other: object): string[] {
  const hashes = new Set(findUniqueParts(other, schema).map(({ hash }) => hash))
  const parts = findUniqueParts(page, schema).filter(({ hash }) => hashes.has(hash))
  return parts.map(({ jsonPath }) => jsonPath.join('/'))
}

describe('a section that is only in the schema of a page', () => {
  it('has nothing wrong in it while it is right', () => {
    expect(schema.parse(first)).toEqual(first)
    expect(found(first)).toEqual(found(fullPages[0]?.page ?? {}))
    expect(shared(first, second)).toEqual(shared(fullPages[0]?.page ?? {}, second))
  })

  it('is reported if another page has its texts, whatever its heading and its pictures are', () => {
    const { note, steps } = second.care
    const care = { ...first.care, heading: 'Cleaning', note, steps, picture: 'other.jpg' }
    expect(shared({ ...first, care }, second)).toContain('care')
    expect(shared({ ...first, care: { ...care, note: 'Leave it.' } }, second)).not.toContain('care')
  })

  it('is reported if another page has its figures', () => {
    expect(shared({ ...first, life: second.life }, second)).toContain('life')
  })

  it.each([
    ['care/note', { ...first.care, note: 'It holds for 37 years.' }],
    ['care/steps/0/title', { ...first.care, steps: [{ title: '37 years', text: 'Wash it.' }] }],
    ['care/steps/0/text', { ...first.care, steps: [{ title: 'Wash', text: 'For 37 years.' }] }],
  ])('may not repeat a figure of a new field in %s', (place, care) => {
    expect(found({ ...first, care })).toContain(
      `${place}: "37 years" is typed into a sentence, but the claims or the table already give it`,
    )
  })

  it('may not repeat a figure that is one of no property', () => {
    expect(found({ ...first, care: { ...first.care, note: 'It has 811 GSM.' } })).toContain(
      'care/note: "811 GSM" is typed into a sentence, but the figures of this page already give it',
    )
  })

  it('may have figures in its heading', () => {
    const care = { ...first.care, heading: 'Care for 37 years' }
    expect(found({ ...first, care })).toEqual(found(first))
  })

  it('has figures that are possible, ascend, and have the unit of their property', () => {
    const weights = [{ values: [3, 2], unit: 'GSM' }]
    expect(found({ ...first, weights })).toContain(
      'weights/0/values/1: 2 comes after 3, but lists go from small to large',
    )
    const life = { property: 'thickness', figure: { values: [37], unit: 'years' } }
    expect(found({ ...first, life })).toContain(
      'life/figure/unit: "years" is a unit of time, but the thickness has figures of length',
    )
  })

  it('shows its pictures, each as wide as its place needs', () => {
    const own = picturesNamedIn(first, schema).filter(({ jsonPath }) => jsonPath[0] === 'care')
    expect(own).toEqual([
      { jsonPath: ['care', 'picture'], picture: 'hose.jpg', width: 640 },
      { jsonPath: ['care', 'pictures', 0], picture: 'brush.jpg', width: 1200 },
    ])
  })
})

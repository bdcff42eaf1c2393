import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldMeta } from '../../src/catalogue/schemas/fieldMeta.ts'
import { group, listOf } from '../../src/catalogue/schemas/group.ts'
import { unwrapOptional } from '../../src/catalogue/schemas/schema.ts'
import { LinkPath, PathText, SubjectPath, text } from '../../src/catalogue/schemas/text.ts'
import { entriesAbout, referencesTo } from '../../src/check/pageReferences.ts'
import { formatPointer } from '../../src/check/pointer.ts'
import { readCatalogue } from '../../src/check/readCatalogue.ts'
import { fixedFiles, schemaOfFile } from '../../src/pages/dataFiles.ts'
import { pageSchema } from '../../src/pages/pageSchemas.ts'
import { withText } from '../helpers/translations.ts'
import { whole } from '../helpers/wholeCatalogue.ts'

const patternOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema).pattern
const pathPattern = patternOf(PathText)

/** The fields of a schema that hold the path of a page and do not say what becomes of their entry without it. */
function unsaid(schema: z.core.$ZodType, place: string): string[] {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((one) => unsaid(one, place))
  if (inner instanceof z.ZodArray) return unsaid(inner.element, place)
  if (inner instanceof z.ZodRecord) return unsaid(inner.valueType, place)
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([name, field]) =>
      unsaid(field, `${place}, ${fieldMeta(field).title ?? name}`),
    )
  }
  const { names, reference } = fieldMeta(schema)
  const isPath =
    names === 'path' || (inner instanceof z.ZodString && patternOf(inner) === pathPattern)
  if (!isPath || reference !== undefined) return []
  return [
    `${place}: write SubjectPath if its entry is about the page and goes with it, LinkPath if it only leads there (catalogue/schemas/text.ts)`,
  ]
}

describe('a field that refers to a page', () => {
  it.each([...fixedFiles, 'a page'])('says what goes with the page: %s', (file) => {
    expect(unsaid(schemaOfFile(file) ?? pageSchema, file)).toEqual([])
  })

  it.each([
    ['a path of any kind', PathText],
    ['a path with a title of its own', PathText.meta({ title: 'Product', names: 'path' })],
    ['a path that may be left out', PathText.optional()],
  ])('is reported if it is %s', (_, path) => {
    const schema = group('Offers', 'What is on offer.', {
      offers: listOf(
        'Offers',
        'All.',
        group('Offer', 'One.', { path, text: text('Text', '.', 'Cheap.') }),
      ),
    })
    expect(unsaid(schema, 'data/offers.json')).toEqual([
      expect.stringMatching(
        /^data\/offers\.json, Offers, \w+: write SubjectPath if .* LinkPath if /,
      ),
    ])
  })

  it('is not reported if it says so', () => {
    const offer = group('Offer', 'One.', { path: SubjectPath, next: LinkPath.optional() })
    expect(unsaid(z.array(offer), 'data/offers.json')).toEqual([])
  })
})

describe('what is written about a page', () => {
  const title = '"title": "Ridged sheets"'
  const about = (path: string, files = whole) =>
    entriesAbout(readCatalogue(files).draft, path).map(
      ({ file, jsonPath, texts }) => `${file}${formatPointer(jsonPath)}: ${texts.join(', ')}`,
    )

  it('is found in menus, jobs, parts of the roof and cards, also by a short address', () => {
    const parts = [
      'ventilator',
      'ridge',
      'screw',
      'sheet',
      'skylight',
      'insulation',
      'purlin',
      'wall',
    ]
    expect(about('/Ridgedsheet')).toEqual([
      'data/categories.json/categories/0/items/0: Ridged sheets',
      'data/jobs.json/jobs/0/products/1: It spans farther.',
      'data/jobs.json/jobs/1/products/0: It is long and stiff.',
      ...parts.map((part) => `data/home.json/roof/parts/${part}/products/0: `),
      'data/home.json/products/cards/2: Ridged sheets',
    ])
  })

  it('leaves out the texts of the products in the menu of the page', () => {
    expect(about('/RoofingSheet')).toEqual([
      'data/categories.json/categories/1: Sheets, Sheets for every roof.',
    ])
  })

  it('is no card that opens the nearest page, which is a link', () => {
    const files = withText(whole, 'data/home.json', title, `${title}, "nearest": true`)
    expect(about('/Ridgedsheet', files).join()).not.toContain('/products/cards/')
    const links = referencesTo(readCatalogue(files).draft, '/Ridgedsheet').filter(
      ({ subject }) => subject === undefined,
    )
    expect(links.map(({ file, jsonPath }) => file + formatPointer(jsonPath))).toEqual([
      'data/aliases.json/~1RidgedSheet',
      'data/home.json/products/cards/2/path',
    ])
  })
})

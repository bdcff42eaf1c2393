import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { answerTo } from '../../../src/pages/find/answer.ts'
import { choicesQuery } from '../../../src/pages/find/productChoices.ts'
import { createFinder } from '../../../src/pages/find/search.ts'
import { tradeCatalogue, translatedTrade } from '../../helpers/tradeCatalogue.ts'
import { viewOfKind, viewsOf } from '../../helpers/views.ts'
import { answer, answersShown, firstAnswer, page } from './tradeFinder.ts'

// The words of a buyer across the counter, and the answer that a salesman would give first.

it.each([
  ['12 x 30 m shed near the sea', 'job shed-by-the-sea'],
  ['a c sheet', 'job old-cement-sheets'],
  ['20 x 30 m a c sheet', 'job old-cement-sheets'],
  ['g i pipe', '/Msandgipipe'],
  ['c z', '/Candzpurlin'],
  ['clear sheet broken', 'job daylight'],
  ['broken clear sheets', 'job daylight'],
  ['broken clear sheets polyhouse', 'job polyhouse'],
  ['broken sheet', 'job old-cement-sheets'],
  ['shed near the sea', 'job shed-by-the-sea'],
  ['shed', '/Pebpreengineeredbuilding'],
  ['roof near sea', 'job shed-by-the-sea'],
  ['clear sheet for polyhouse', 'job polyhouse'],
  ['green house roof', 'job polyhouse'],
  ['godown roof', 'job factory-shed'],
  ['warehouse sheet price', 'job factory-shed'],
  ['roof leak repair', 'service Roof Repairs'],
  ['leaking roof', 'service Roof Repairs'],
  ['new roof installation', 'service Roof Installation'],
  ['gi sheet', '/Gccircularroofingsheet'],
  ['galvanised sheet', '/Gccircularroofingsheet'],
  ['aluminium screw', '/Selfdrillingscrew'],
  ['screws for aluminium roof', '/Selfdrillingscrew'],
  ['10 feet sheet', '/Tiledprofileroofingsheet'],
  ['3.66 m sheet', '/Tiledprofileroofingsheet'],
  ['rate', 'answer Prices'],
  ['price list', 'answer Prices'],
  ['how many sheets for 20x40', 'calculator'],
  ['20x40', 'calculator'],
  ['pergola', 'job car-porch'],
  ['chapra', '/Colorcoatedroofingsheet'],
  ['thermocol', '/Thermalinsulationsheet'],
  ['पतरा', '/Colorcoatedroofingsheet'],
  ['blue sheet 0.5', '/Colorcoatedroofingsheet'],
  ['24 gauge', 'answer Gauge'],
  ['24 gauge sheet', 'answer Gauge'],
  ['tin', '/Colorcoatedroofingsheet'],
  ['car parking shed price', 'job car-porch'],
  ['purlin', '/Candzpurlin'],
  ['screw', '/Selfdrillingscrew'],
  ['ridge', 'not listed: ridge and flashings'],
  ['ગોડાઉન માટે પતરા', 'job factory-shed'],
  ['दरिया के पास शेड', 'job shed-by-the-sea'],
])('the first answer to "%s" is %s', (text, expected) => {
  expect(firstAnswer(text)).toBe(expected)
})

it.each([
  ['12 x 30 m shed near the sea', { length: 30, width: 12, unit: 'm' }],
  ['how many sheets for 20x40', { length: 40, width: 20, unit: undefined }],
  ['godown roof', undefined],
])('the roof calculator gets the building of "%s"', (text, building) => {
  expect(answer(text).building).toEqual(building)
})

it('a building is counted first, and the advice for its job follows', () => {
  const { lead, result } = answer('12 m x 25 m warehouse roof')
  expect(lead).toMatchObject({ kind: 'calculator', advice: { jobs: [{ key: 'factory-shed' }] } })
  expect(result?.products).not.toEqual([])
})

it.each([
  ['blue sheet 0.5', { 'v.thickness': '0.5mm', 'v.colour': 'blue', for: 'blue sheet 0.5' }],
  ['0.5 mm blue patra', { 'v.thickness': '0.5mm', for: '0.5 mm blue patra' }],
  ['pvc corrugated blue', { 'v.colour': 'blue', for: 'pvc corrugated blue' }],
  ['10 feet sheet', { for: '10 feet sheet' }],
  [
    'blue pvc sheet 12 x 30 m',
    {
      for: 'blue pvc sheet 12 x 30 m',
      'r.eave': '30',
      'r.span': '12',
      'r.unit': 'm',
      'r.by': 'unsure',
    },
  ],
  ['60 patra', { for: '60 patra' }],
  ['patra', {}],
])('the first product of "%s" opens with what was typed', (text, expected) => {
  const { result, understood, typedChoices } = answer(text)
  const [first] = result?.products ?? []
  if (first === undefined || understood === undefined) throw new Error('nothing is found')
  const query = Object.fromEntries(
    new URLSearchParams(choicesQuery(first, typedChoices, understood, text)),
  )
  expect(query).toEqual(expect.objectContaining(expected))
  if (Object.keys(expected).length === 0) expect(query).toEqual({})
})

it.each([
  ['shed near the sea', 'shed-by-the-sea'],
  ['roof for godown', 'factory-shed'],
  ['dark shed', 'daylight'],
])('with all languages published, the first job for "%s" is %s', async (text, key) => {
  const all = viewsOf(tradeCatalogue, [tradeCatalogue, ...translatedTrade], translatedTrade)
  const finder = await createFinder(all.finderContents().file)
  const { lead } = answerTo({ text, chosen: {} }, viewOfKind(all, '/Find', 'find'), finder)
  expect(lead?.kind === 'jobs' && lead.jobs[0]?.key).toBe(key)
})

it.each([
  ...(page.jobs?.jobs ?? []).map(({ title }) => title),
  'coastal warehouse',
  'dark godown',
  'ghar mate patra',
])('the products below the jobs for "%s" begin with those that the jobs advise', (text) => {
  const { lead, result } = answer(text)
  const listed = result?.products.map(({ link }) => link.path) ?? []
  const jobs = lead?.kind === 'jobs' ? lead.jobs : []
  const advice = new Set(jobs.flatMap(({ products }) => products.map(({ path }) => path)))
  const advised = [...advice].filter((path) => listed.includes(path))
  expect(jobs).not.toEqual([])
  expect(listed.slice(0, advised.length)).toEqual(advised)
})

/** The queries of a table whose first answer, or all of several first ones, are not in their row. */
function wrongAnswers(file: string): { wrong: readonly string[]; count: number } {
  const rows = readFileSync(`tests/fixtures/${file}.tsv`, 'utf8').trimEnd().split('\n')
  const wrong = rows.filter((row) => {
    const [text = '', expected = '', others = ''] = row.split('\t')
    const right = [expected, ...others.split('|')].map((answer) => answer.trim())
    return !answersShown(text).some((shown) => right.includes(shown))
  })
  return { wrong, count: rows.length }
}

it('of 145 sentences by people who had not seen the index, at least 95 % get a right answer first', () => {
  const { wrong, count } = wrongAnswers('buyerQueries')
  expect(count).toBe(145)
  expect(wrong.length / count, wrong.join('\n')).toBeLessThanOrEqual(0.05)
})

it('every query of the counter gets its answer first, and one of another trade none', () => {
  expect(wrongAnswers('counterQueries').wrong).toEqual([])
})

it.each([
  ['aluminium vs colour coated', '/Aluminiunroofingsheet', '/Colorcoatedroofingsheet'],
  ['એલ્યુમિનિયમ કે કલર કોટેડ પતરા', '/Aluminiunroofingsheet', '/Colorcoatedroofingsheet'],
  [
    'aluminium ya colour coated kaunsi achhi ghar ke liye',
    '/Aluminiunroofingsheet',
    '/Colorcoatedroofingsheet',
  ],
  ['colour coated or aluminium', '/Colorcoatedroofingsheet', '/Aluminiunroofingsheet'],
  ['pvc or polycarbonate', '/Pvccorrugatedroofingsheet', '/Polycarbonatecorrugatedsheet'],
])('the first two products of "%s" are those that it compares', (text, ...compared) => {
  const listed = answer(text).result?.products.map(({ link }) => link.path) ?? []
  expect(listed.slice(0, 2)).toEqual(compared)
})

it.each([
  ['do you give gst bill and deliver to Bardoli', 'answer GST bill', 'answer Delivery'],
  ['gst bill ane delivery', 'answer GST bill', 'answer Delivery'],
  ['sample and payment terms', 'answer Samples', 'answer Payment'],
])('"%s" asks two questions, and both are answered', (text, ...asked) => {
  expect(answersShown(text).toSorted()).toEqual(asked.toSorted())
})

it.each([
  'cow shed 20 x 40 ft, how many sheets',
  'gay ke shed ke liye 20 x 40 foot kitni chadar lagegi',
  'गाय के शेड के लिए 20 x 40 फुट कितनी चादर लगेगी',
  'ગાયના શેડ માટે 20 x 40 ફૂટ કેટલા પતરા',
])('the count for "%s" has the advice for a cattle shed below it', (text) => {
  expect(answer(text).lead).toMatchObject({
    kind: 'calculator',
    advice: { jobs: [{ key: 'cattle-shed' }] },
  })
})

it('a sentence that suits several answers nearly as well has them side by side, and no lead', () => {
  const { lead, perhaps = [], result } = answer('पॉलीहाउस के ऊपर कौन सी शीट लगती है')
  const named = perhaps.flatMap((one) => (one.kind === 'product' ? one.product : []))
  expect(lead).toBeUndefined()
  expect(perhaps.length).toBeGreaterThan(1)
  expect(result?.products.filter((one) => named.includes(one))).toEqual([])
})

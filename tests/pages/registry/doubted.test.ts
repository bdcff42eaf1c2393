import { describe, expect, it } from 'vitest'
import { checkCatalogue } from '../../../src/check/checkCatalogue.ts'
import { launchList } from '../../../src/check/launchList.ts'
import { sourcesOf } from '../../../src/check/sources.ts'
import { comparisonRows } from '../../../src/pages/compare/rows.ts'
import { structuredProduct } from '../../../src/pages/product/structured.ts'
import { viewOfKind, viewsOf } from '../../helpers/views.ts'
import { readBy, ridged, withFile, withSources } from '../../helpers/wholeCatalogue.ts'

const files = withFile(ridged, ({ specification }: Record<string, never>) => {
  const colour = Object(specification).rows.find((row: object) =>
    JSON.stringify(row).includes('"colour"'),
  )
  colour.value = ['light-grey', { text: 'RMP' }]
})

const row = { file: ridged, pointer: '/specification/rows/colour', from: 'owner' }
const reason = 'Is it this colour?'
const word = { ...row, reason, doubted: ['light-grey'] }
const text = { ...row, reason, doubted: ['RMP'] }
const launch = { key: 'doubtful', question: 'Are these values right?' }
const confirmedAs = (value: string) => readBy(ridged, value)
const [grey, rmp] = [/light.grey/i, /rmp/i]
const other = { file: 'data/site.json', pointer: '/phone', from: 'owner' }

/** The colours that each reader of the table gets. */
function readersOf(entry: object, more = {}) {
  const { catalogue } = checkCatalogue(withSources([other, entry], files, more))
  if (catalogue === undefined) throw new Error('the catalogue has a problem')
  const views = viewsOf(catalogue)
  const page = viewOfKind(views, '/Ridgedsheet', 'full')
  const compared = [{ property: 'colour', label: 'Colour' }]
  const facts = {
    site: catalogue.site,
    vocabulary: catalogue.properties,
    sources: sourcesOf(catalogue),
    absolute: (path: string) => path,
    absoluteFile: String,
    image: '',
  }
  return {
    table: JSON.stringify(page.specification.rows),
    finder: JSON.stringify(views.finderContents()),
    comparison: JSON.stringify(
      comparisonRows([page], compared, views.layout.writing, []).map(({ cells }) => cells),
    ),
    structured: JSON.stringify(structuredProduct(page, facts)),
  }
}

describe('a value of a table that may be wrong', () => {
  it.each<[string, object, RegExp[], RegExp[], object?]>([
    ['a word is left out of search, comparison and structured data', word, [rmp], [grey]],
    ['a text is, too', text, [grey], [rmp]],
    [
      'each is in all of them once the value is confirmed',
      text,
      [grey, rmp],
      [],
      confirmedAs('Light grey, RMP'),
    ],
    [
      'it is left out again if another value was confirmed',
      text,
      [grey],
      [rmp],
      confirmedAs('Light grey'),
    ],
    ['what is not doubted is in all of them', row, [grey, rmp], []],
  ])('%s', (_, entry, settled, doubted, more) => {
    const { table, ...others } = readersOf(entry, more)
    for (const item of [grey, rmp]) expect(table).toMatch(item)
    for (const [reader, text] of Object.entries(others)) {
      for (const item of settled) expect(text, reader).toMatch(item)
      for (const item of doubted) expect(text, reader).not.toMatch(item)
    }
  })

  it('is asked before the launch until it is confirmed', () => {
    const entry = { ...word, launch: launch.key }
    const stateWith = (more: object) => {
      const { answers } = launchList(withSources([other, entry], files, more))
      return answers.find(({ key }) => key === launch.key)
    }
    expect(stateWith({ launch: [launch] })).toMatchObject({ state: 'open', notes: [reason] })
    const answered = confirmedAs('Light grey, RMP').confirmed[ridged]?.[0]
    expect(stateWith({ launch: [{ ...launch, answered }] })).toMatchObject({ state: 'answered' })
  })
})

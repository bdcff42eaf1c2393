import { describe, expect, it } from 'vitest'
import type { JsonPath } from '../../../src/catalogue/problem.ts'
import { describeConflicts } from '../../../src/editor/edit/describeConflicts.ts'
import { changeValue, insertEntry, removeEntry } from '../../../src/editor/edit/editJson.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { withTranslations } from '../../helpers/translations.ts'
import { ridged, whole } from '../../helpers/wholeCatalogue.ts'

const base = String(whole.texts.get(ridged))

type Change = (value: unknown) => unknown

const put = (path: JsonPath, next: unknown): Change => {
  return (value) => changeValue(value, path, next)
}
const add = (path: JsonPath, entry: unknown): Change => {
  return (value) => insertEntry(value, path, entry)
}
const remove = (path: JsonPath): Change => {
  return (value) => removeEntry(value, path)
}
const thicknesses = (...values: number[]) => {
  return put(['specification', 'rows', 0, 'value', 'values'], values)
}

function printed(change: Change): string {
  return JSON.stringify(change(JSON.parse(base)), null, 2)
}

/** The places that two people have changed, each in their own way. */
function conflicts(mine: Change, theirs: Change) {
  const [own, other] = [mine, theirs].map((change) => printed(change))
  return describeConflicts(whole, ridged, { base, mine: own, theirs: other })
}

const coil = 'Ridged sheets are rolled from coil.'
const length = { property: 'length', value: { values: [3], unit: 'm' } }
const table = [
  'Width: 900 mm, 1000 mm',
  'Effective width: 850 mm, 950 mm',
  'Coating: Zinc, Z100 GSM',
  'Colour: Light grey',
]

describe('a place that two people have changed', () => {
  it.each<[string, Change, Change, string, string[], string[], string[]?]>([
    ['a text', put(['heading'], 'Ribs'), put(['heading'], 'Waves'), 'Heading', ['Ribs'], ['Waves']],
    [
      'a text that one has removed',
      remove(['tagline']),
      put(['tagline'], 'For every shed.'),
      'Tagline',
      [editorWords.nothingThere],
      ['For every shed.'],
    ],
    [
      'a figure',
      put(['claims', 0, 'figure', 'max'], 6),
      put(['claims', 0, 'figure', 'max'], 7),
      'Warranty',
      ['up to 6 years'],
      ['up to 7 years'],
    ],
    [
      'a figure with several values',
      thicknesses(0.5, 0.6, 0.75, 1),
      thicknesses(0.5, 0.75, 1, 1.2),
      'Thickness',
      ['0.50 mm', '0.60 mm', '0.75 mm', '1.00 mm'],
      ['0.50 mm', '0.75 mm', '1.00 mm', '1.20 mm'],
      ['0.50 mm', '0.60 mm', '0.75 mm', '1.00 mm', '1.20 mm'],
    ],
    [
      'a list of paragraphs',
      add(['description'], 'They are painted.'),
      add(['description'], 'They are light.'),
      'Description',
      [coil, 'They are painted.'],
      [coil, 'They are light.'],
      [coil, 'They are light.', 'They are painted.'],
    ],
    [
      'a list of points',
      add(['applications', 'points'], { title: 'Porches', text: 'They stay dry.' }),
      add(['applications', 'points'], { title: 'Barns', text: 'They stay cool.' }),
      'Applications, Points',
      ['Sheds: It keeps the rain out.', 'Porches: They stay dry.'],
      ['Sheds: It keeps the rain out.', 'Barns: They stay cool.'],
      ['Sheds: It keeps the rain out.', 'Barns: They stay cool.', 'Porches: They stay dry.'],
    ],
    [
      'the rows of a table',
      add(['specification', 'rows'], length),
      (value) => thicknesses(0.6)(remove(['specification', 'rows', 5])(value)),
      'Specification, Rows',
      ['Thickness: 0.50 mm, 0.75 mm, 1.00 mm', ...table, 'Warranty', 'Length: 3 m ≈ 9 ft 10 in'],
      ['Thickness: 0.60 mm', ...table],
      ['Thickness: 0.60 mm', ...table, 'Length: 3 m ≈ 9 ft 10 in'],
    ],
    [
      'a list that one has emptied of what the other has changed',
      put(['whyChoose', 'points', 0, 'text'], 'One man carries it.'),
      put(['whyChoose', 'points'], []),
      'Why choose it, Points',
      ['Light: One man carries it.'],
      [editorWords.nothingThere],
    ],
    [
      'a value that does not fit its field',
      put(['heading'], { text: 'Ribs', size: 2 }),
      put(['heading'], 'Waves'),
      'Heading',
      ['Ribs', '2'],
      ['Waves'],
    ],
  ])(
    'is shown with all that each has there: %s',
    (_what, mine, theirs, label, own, other, both) => {
      const [found, ...more] = conflicts(mine, theirs)
      expect(more).toEqual([])
      expect(found?.label).toBe(label)
      expect(found?.sides).toEqual({ mine: own, theirs: other, ...(both && { both }) })
    },
  )

  it('is one of several in a file', () => {
    const mine: Change = (value) => thicknesses(0.6)(put(['heading'], 'Ribs')(value))
    const theirs: Change = (value) => thicknesses(0.8)(put(['heading'], 'Waves')(value))
    expect(conflicts(mine, theirs).map(({ label }) => label)).toEqual(['Heading', 'Thickness'])
  })

  it('is a whole page that one has removed and the other has changed', () => {
    const mine = printed(put(['heading'], 'Ribs'))
    const [found] = describeConflicts(whole, ridged, { base, mine })
    expect(found).toMatchObject({
      label: '',
      sides: {
        mine: [editorWords.keptThere, 'Heading: Ridged sheets → Ribs'],
        theirs: [editorWords.removedThere],
      },
    })
  })

  it('is named by its English text if it is a translation', () => {
    const file = 'data/gu/pages/Screw.json'
    const files = withTranslations('data/pages/Screw.json', { Screws: 'સ્ક્રૂ' })
    const before = String(files.texts.get(file))
    const [mine, theirs] = ['ખીલા', 'ખીલી'].map((text) => before.replace('સ્ક્રૂ', text))
    expect(describeConflicts(files, file, { base: before, mine, theirs })).toMatchObject([
      { label: 'Heading', sides: { mine: ['ખીલા'], theirs: ['ખીલી'] } },
    ])
  })

  it('is a picture, which is known by its hash', () => {
    const file = 'public/pictures/roof.jpg'
    expect(describeConflicts(whole, file, { base: 'a', mine: 'b', theirs: 'c' })).toMatchObject([
      { label: '', pictures: { mine: 'b', theirs: 'c' } },
    ])
    const [deleted] = describeConflicts(whole, file, { base: 'a', mine: 'b' })
    expect(deleted?.pictures?.theirs).toBeUndefined()
  })
})

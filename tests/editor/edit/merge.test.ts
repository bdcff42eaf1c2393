import { expect, it } from 'vitest'
import { mergeTexts } from '../../../src/editor/edit/merge.ts'

const [thickness, width, ask] = [{ property: 'thickness' }, { property: 'width' }, { value: 'ask' }]
const row = (property: object, value: object = ask) => ({ ...property, ...value })
const figure = { value: { values: [1], unit: 'm' } }

it.each<[string, unknown[], unknown[], unknown[], unknown[] | 'conflict']>([
  [
    'one moves rows, the other fills in the second',
    [row(thickness), row(width)],
    [row(width), row(thickness)],
    [row(thickness), row(width, figure)],
    'conflict',
  ],
  [
    'one puts a row in the place of another, the other fills that in',
    [row(thickness), row(width)],
    [row(width), row({ property: 'finish' })],
    [row(thickness, figure), row(width)],
    'conflict',
  ],
  [
    'both fill in rows, each another',
    [row(thickness), row(width)],
    [row(thickness, figure), row(width)],
    [row(thickness), row(width, figure)],
    [row(thickness, figure), row(width, figure)],
  ],
  [
    'one gives a point another title, the other another text',
    [{ title: 'one', text: 'The first.' }],
    [{ title: 'First', text: 'The first.' }],
    [{ title: 'one', text: 'It comes first.' }],
    [{ title: 'First', text: 'It comes first.' }],
  ],
  ['one adds a city, the other changes one', ['Surat'], ['Surat', 'Vapi'], ['Navsari'], 'conflict'],
])('%s', (_what, base, mine, theirs, expected) => {
  const [was, own, other] = [base, mine, theirs].map((list) => JSON.stringify({ list }))
  const merged = mergeTexts('a.json', was, own, other)
  expect(merged === 'conflict' ? merged : JSON.parse(merged.text ?? '').list).toEqual(expected)
})

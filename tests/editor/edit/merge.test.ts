import { describe, expect, it } from 'vitest'
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
  const merged = mergeTexts('a.json', ...texts(base, mine, theirs))
  expect('conflicts' in merged ? 'conflict' : listIn(merged.text)).toEqual(expected)
})

function texts(base: unknown, mine: unknown, theirs: unknown): [string, string, string] {
  const text = (list: unknown) => JSON.stringify({ list })
  return [text(base), text(mine), text(theirs)]
}

function listIn(text: string | undefined): unknown {
  return JSON.parse(text ?? '{}').list
}

const [daman, surat, vapi] = ['Daman', 'Surat', 'Vapi'].map((name) => ({ key: name, name }))

describe('a list that both have changed', () => {
  it.each<[string, unknown, unknown, unknown, unknown[] | undefined]>([
    [
      'both add a city',
      ['Surat'],
      ['Surat', 'Vapi'],
      ['Surat', 'Daman'],
      ['Surat', 'Daman', 'Vapi'],
    ],
    [
      'one adds one in front',
      ['Surat'],
      ['Vapi', 'Surat'],
      ['Surat', 'Daman'],
      ['Vapi', 'Surat', 'Daman'],
    ],
    [
      'both add the same, and one more',
      ['Surat'],
      ['Surat', 'Vapi'],
      ['Surat', 'Vapi', 'Daman'],
      ['Surat', 'Vapi', 'Daman'],
    ],
    [
      'one adds, the other removes',
      ['Surat', 'Vapi'],
      ['Surat', 'Vapi', 'Daman'],
      ['Vapi'],
      ['Vapi', 'Daman'],
    ],
    ['one adds, the other changes', ['Surat'], ['Surat', 'Vapi'], ['Navsari'], ['Navsari', 'Vapi']],
    [
      'both remove another',
      ['Surat', 'Vapi', 'Daman'],
      ['Vapi', 'Daman'],
      ['Surat', 'Daman'],
      ['Daman'],
    ],
    ['both begin the list', undefined, ['Surat'], ['Vapi'], ['Vapi', 'Surat']],
    ['both add thicknesses', [0.5, 1], [0.5, 1, 1.2], [0.5, 0.6, 1], [0.5, 0.6, 1, 1.2]],
    [
      'both add one between the same two',
      [0.5, 1],
      [0.5, 0.55, 1],
      [0.5, 0.6, 1],
      [0.5, 0.55, 0.6, 1],
    ],
    ['one turns it round, the other adds one', [0.5, 1], [1, 0.5], [0.5, 0.6, 1], [1, 0.5, 0.6]],
    ['both add some at the end', [0.5], [0.5, 0.6, 0.8], [0.5, 0.7], [0.5, 0.6, 0.7, 0.8]],
    [
      'one sorts, the other adds',
      ['Vapi', 'Surat'],
      ['Surat', 'Vapi'],
      ['Vapi', 'Surat', 'Daman'],
      ['Surat', 'Daman', 'Vapi'],
    ],
    [
      'one moves rows, the other fills in one',
      [row(thickness), row(width)],
      [row(width), row(thickness)],
      [row(thickness, figure), row(width)],
      [row(width), row(thickness, figure)],
    ],
    ['both add an entry with a name', [surat], [surat, vapi], [surat, daman], [surat, daman, vapi]],
    ['both sort it in another way', ['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b'], undefined],
    [
      'one removes what the other fills in',
      [row(thickness), row(width)],
      [row(width)],
      [row(thickness, figure), row(width)],
      undefined,
    ],
    [
      'both add an entry of one name with other texts',
      [surat],
      [surat, vapi],
      [surat, { ...vapi, name: 'Wapi' }, daman],
      undefined,
    ],
    ['an entry is there twice', ['a'], ['a', 'b', 'b'], ['a', 'c'], undefined],
    ['one has made a text of it', ['a'], 'a and b', ['a', 'c'], undefined],
  ])(
    'can be kept with the changes of both only if they fit: %s',
    (_what, base, mine, theirs, both) => {
      const all = texts(base, mine, theirs)
      const merged = mergeTexts('a.json', ...all)
      expect(merged).toMatchObject({ conflicts: [{ jsonPath: ['list'], mine, theirs }] })
      expect('conflicts' in merged && merged.conflicts[0]?.both).toEqual(both)
      const chosen = mergeTexts('a.json', ...all, () => 'both')
      expect('conflicts' in chosen ? undefined : listIn(chosen.text)).toEqual(both)
      for (const [side, list] of [
        ['mine', mine],
        ['theirs', theirs],
      ] as const) {
        const own = mergeTexts('a.json', ...all, () => side)
        expect('conflicts' in own ? undefined : listIn(own.text)).toEqual(list)
      }
    },
  )
})

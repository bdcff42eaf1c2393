import { describe, expect, it } from 'vitest'
import type { Row } from '../../../src/catalogue/schemas/specification.ts'
import { textOfRuns } from '../../../src/catalogue/textRuns.ts'
import { keyFigures } from '../../../src/pages/product/keyFigures.ts'
import { vocabulary } from '../../catalogue/vocabulary.ts'

const figures = ['thickness', 'width', 'length', 'size', 'colour']
const known = {
  ...vocabulary,
  productKinds: { sheet: { askedFor: [], figures, quantities: ['pieces' as const] } },
  words: { ...vocabulary.words, 'on-request': { label: 'On request', unknown: true as const } },
}
const thickness: Row = {
  property: 'thickness',
  value: { values: [0.5, 0.75, 1], unit: 'mm', decimals: 2 },
}
const size = (...texts: string[]): Row => ({
  property: 'size',
  value: texts.map((text) => ({ text })),
})

function keyOf(rows: readonly Row[], productKind: string | undefined = 'sheet', guidance?: true) {
  const { figures, note } = keyFigures(
    { specification: { heading: 'Table', rows: [...rows] }, productKind },
    known,
    () => ({ text: 'Where from', ...(guidance && { guidance }) }),
  )
  return { figures: figures.map(({ label, runs }) => [label, textOfRuns(runs)]), note }
}

describe('the main figures of a product', () => {
  it.each<[string, Row[], string[][]]>([
    ['from the smallest to the largest', [thickness], [['Thickness', '0.50–1.00\u00a0mm']]],
    [
      'over all its variants, in one unit',
      [
        {
          variants: {
            by: 'ribs',
            columns: ['width'],
            rows: [
              {
                ribs: { values: [4], unit: 'rib' },
                width: { values: [900], unit: 'mm' },
              },
              {
                ribs: { values: [5], unit: 'rib' },
                width: { values: [1.1], unit: 'm' },
              },
            ],
          },
        },
      ],
      [['Width', '900–1100\u00a0mm']],
    ],
    ['as one value if there is only one', [size('Small')], [['Size', 'Small']]],
    ['with the first and the last of many words', [size('A', 'B', 'C', 'D')], [['Size', 'A … D']]],
    [
      'from the first to the last of many sizes',
      [size('M 4', 'M 5', 'M 6', 'M 8')],
      [['Size', 'M 4–M 8']],
    ],
    ['without values on request', [{ property: 'width', value: 'on-request' }], []],
  ])('are written %s', (_, rows, written) => {
    expect(keyOf(rows).figures).toEqual(written)
  })

  it('are the first three of its product kind that the table gives, in the order of the kind', () => {
    const colour: Row = { property: 'colour', value: 'light-grey' }
    const length: Row = { property: 'length', value: { values: [1830], unit: 'mm' } }
    const rows = [colour, size('Small'), length, thickness]
    expect(keyOf(rows).figures.map(([label]) => label)).toEqual(['Thickness', 'Length', 'Size'])
    expect(keyOf(rows, 'no kind').figures).toEqual([])
  })

  it('have a note if one of them is guidance', () => {
    expect(keyOf([thickness]).note).toBeUndefined()
    expect(keyOf([thickness], 'sheet', true).note).toBe('Where from')
  })
})

import { expect, it } from 'vitest'
import type { Figure } from '../../../src/catalogue/schemas/figure.ts'
import { bandName, bandsOf, isInBand } from '../../../src/pages/find/bands.ts'
import { vocabulary } from '../../catalogue/vocabulary.ts'

const [below, between, above] = bandsOf({
  label: 'Thickness',
  measures: 'length',
  unit: 'mm',
  bands: [1, 2],
  explanation: '',
})

it.each<[string, Figure, (Figure | undefined)[]]>([
  ['a list', { values: [0.5, 3], unit: 'mm' }, [below, above]],
  ['the edge of two bands', { values: [1], unit: 'mm' }, [below, between]],
  ['a range over all', { min: 0.8, max: 12, unit: 'mm' }, [below, between, above]],
  ['another unit', { values: [0.0015], unit: 'm' }, [between]],
  ['up to', { max: 1.5, unit: 'mm' }, [below, between]],
  ['this and more', { min: 1.5, unit: 'mm' }, [between, above]],
  ['no length', { values: [1], unit: 'MPa' }, []],
])('bands contain the right figures: %s', (_case, figure, bands) => {
  const all = [below, between, above]
  expect(
    all.filter((band) => band !== undefined && isInBand(band, figure, vocabulary.units)),
  ).toEqual(bands)
  expect(all.map((band) => band && bandName(band))).toEqual(['-1', '1-2', '2-'])
})

import type { RoofField, slopeMethods } from '../../src/roof/typedRoof.ts'
import { jobs } from './catalogue.ts'

/** A roof as described by a buyer who knows nothing about sheets. */
export type JobRoof = {
  /** The job in a buyer's words. */
  called: string
  /** The size as buyers write it, and the area in square metres. */
  size: string
  area: string
  slopes: '1' | '2'
  by: (typeof slopeMethods)[number]
  /** The texts for the fields of the calculator, in their order. */
  typed: readonly (readonly [field: RoofField, text: string])[]
}

const roofs: readonly JobRoof[] = [
  {
    called: 'hazira',
    size: '12 x 30 m',
    area: '371',
    slopes: '2',
    by: 'rise',
    typed: [
      ['eave', '30'],
      ['span', '12'],
      ['rise', '1.5'],
    ],
  },
  {
    called: 'bungalow',
    size: "12'6\" x 20'",
    area: '23',
    slopes: '1',
    by: 'slope',
    typed: [
      ['eave', "20'"],
      ['slope', '12\'6"'],
    ],
  },
  {
    called: 'polyhouse',
    size: '8 x 32 m',
    area: '272',
    slopes: '2',
    by: 'pitch',
    typed: [
      ['eave', '32'],
      ['span', '8'],
      ['pitch', '20'],
    ],
  },
  {
    called: 'cement sheet',
    size: '8 x 15 m',
    area: '123',
    slopes: '2',
    by: 'slope',
    typed: [
      ['eave', '15'],
      ['slope', '4.1'],
    ],
  },
  {
    called: 'textile mill',
    size: '24 x 60 m',
    area: '1469',
    slopes: '2',
    by: 'pitch',
    typed: [
      ['eave', '60'],
      ['span', '24'],
      ['pitch', '1 in 5'],
    ],
  },
  {
    called: 'car porch',
    size: '3 x 5.5 m',
    area: '17',
    slopes: '1',
    by: 'slope',
    typed: [
      ['eave', '5.5'],
      ['slope', '3'],
    ],
  },
]

const [firstJob] = jobs
if (firstJob === undefined) throw new Error('the catalogue has no jobs')

/** The roofs, each with the job of the catalogue that is called so, or with the first one. */
export const jobRoofs = roofs.map((roof) => ({
  job:
    jobs.find(({ title, search = [] }) =>
      [title, ...search].some((name) => name.toLowerCase().includes(roof.called)),
    ) ?? firstJob,
  roof,
}))

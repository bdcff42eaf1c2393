import type { RoofField, slopeMethods } from '../../src/roof/typedRoof.ts'
import { jobs } from './catalogue.ts'

/** A roof as a buyer knows it, who knows nothing of the sheet. */
export type JobRoof = {
  /** What buyers call the job. */
  called: string
  /** The size as they say it, and the area in square metres. */
  size: string
  area: string
  slopes: '1' | '2'
  by: (typeof slopeMethods)[number]
  /** What they type in the calculator, in the order of its fields. */
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

/** The jobs that are called so in the catalogue, each with its roof. */
export const jobRoofs = roofs.flatMap((roof) => {
  const job = jobs.find(({ title, search = [] }) =>
    [title, ...search].some((name) => name.toLowerCase().includes(roof.called)),
  )
  return job === undefined ? [] : [{ job, roof }]
})

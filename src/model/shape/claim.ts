import type { z } from 'zod'
import { Figure } from './figure.ts'
import { group } from './group.ts'
import { PropertyKey } from './properties.ts'

/** A marketing claim with its figure. */
export const Claim = group('Claim', 'A promise with its figure.', {
  property: PropertyKey.meta({
    title: 'Property',
    description: 'What the claim is about: a property of data/properties.json with figures.',
    examples: ['warranty'],
  }),
  figure: Figure,
})

export type Claim = z.infer<typeof Claim>

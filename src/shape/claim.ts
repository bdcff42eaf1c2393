import { z } from 'zod'
import { Figure } from './figure.ts'
import { text } from './text.ts'

/** What a claim can be about. */
export const ClaimSubject = z
  .enum([
    'warranty',
    'durability',
    'colour guarantee',
    'impact resistance',
    'light transmission',
    'strength',
    'oxygen index',
  ])
  .meta({
    title: 'Subject',
    description: 'What the claim is about. Two claims about one subject may not contradict.',
    examples: ['warranty'],
  })

/** A marketing claim with its figure; `subject` groups claims that may not contradict each other. */
export const Claim = z
  .strictObject({
    subject: ClaimSubject,
    label: text('Label', 'What the figure is called on the page.', 'Light transmission'),
    figure: Figure,
  })
  .meta({ title: 'Claim', description: 'A promise with its figure.' })

export type ClaimSubject = z.infer<typeof ClaimSubject>
export type Claim = z.infer<typeof Claim>

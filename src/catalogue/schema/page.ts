import { z } from 'zod'
import { Figure } from './figure.ts'
import { Profile } from './profile.ts'
import { Specification } from './specification.ts'
import { PictureFile, Text } from './text.ts'

/** A marketing claim with its figure; `subject` groups claims that may not contradict each other. */
export const Claim = z.strictObject({
  subject: z.enum([
    'warranty',
    'durability',
    'colour guarantee',
    'impact resistance',
    'light transmission',
    'strength',
    'oxygen index',
  ]),
  label: Text,
  figure: Figure,
})

/** A short point: what it is called, and why it matters to the buyer. */
export const Point = z.strictObject({ title: Text, text: Text })

const Points = z.strictObject({ heading: Text, points: z.array(Point).min(1) })

/** A page that holds its heading only. The picture, if any, is used where other pages link to it. */
export const PlaceholderPage = z.strictObject({
  kind: z.literal('placeholder'),
  heading: Text,
  summary: Text,
  picture: PictureFile.optional(),
})

/** A product page with everything on it. */
export const FullPage = z.strictObject({
  kind: z.literal('full'),
  heading: Text,
  tagline: Text,
  summary: Text,
  description: z.array(Text).min(1),
  picture: PictureFile.optional(),
  gallery: z.strictObject({
    images: z.array(PictureFile),
    main: z.int().min(0).optional(),
  }),
  claims: z.array(Claim),
  whyChoose: Points,
  specification: Specification,
  profile: Profile.optional(),
  applications: Points,
  whyGujarat: Points,
})

export const Page = z.discriminatedUnion('kind', [FullPage, PlaceholderPage])

export type Claim = z.infer<typeof Claim>
export type Point = z.infer<typeof Point>
export type FullPage = z.infer<typeof FullPage>
export type PlaceholderPage = z.infer<typeof PlaceholderPage>
export type Page = z.infer<typeof Page>

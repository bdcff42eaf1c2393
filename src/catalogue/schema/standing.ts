import { z } from 'zod'
import { Figure } from './figure.ts'
import { Point } from './page.ts'
import { Path, PictureFile, Text } from './text.ts'

/** One field of a form: its label, and an example or hint where one helps. */
const Field = z.strictObject({ label: Text, placeholder: Text.optional(), hint: Text.optional() })

const Section = z.strictObject({
  heading: Text,
  text: Text,
})

/** `home.json` */
export const HomePage = z.strictObject({
  kind: z.literal('home'),
  title: Text,
  summary: Text,
  hero: z.strictObject({ heading: Text, text: Text, picture: PictureFile }),
  quote: z.strictObject({
    heading: Text,
    text: Text,
    fields: z.strictObject({
      firstName: Field,
      lastName: Field,
      email: Field,
      phone: Field,
      interest: z.strictObject({
        label: Text,
        options: z.array(z.strictObject({ value: z.string(), label: Text })).min(1),
      }),
    }),
    submit: Text,
  }),
  categories: Section,
  strengths: z.strictObject({ heading: Text, points: z.array(Point).length(6) }),
  welcome: z.strictObject({
    heading: Text,
    text: z.array(Text).min(1),
    stats: z.array(z.strictObject({ figure: Figure, label: Text })).min(1),
  }),
  products: z.strictObject({
    heading: Text,
    button: Text,
    cards: z.array(z.strictObject({ path: Path, title: Text, picture: PictureFile })).length(16),
  }),
})

/** `about.json` */
export const AboutPage = z.strictObject({
  kind: z.literal('about'),
  heading: Text,
  summary: Text,
  lead: Text,
  sections: z
    .array(
      z.strictObject({
        topic: z.enum([
          'product range',
          'manufacturing capabilities',
          'geographic coverage',
          'quality commitment',
          'sector solutions',
          'why choose',
          'technical support',
          'certifications',
          'regional market',
          'contact',
        ]),
        heading: Text,
        text: z.array(Text).min(1),
        points: z.array(Point).optional(),
        /** What of the site's own data is shown below the text. */
        shows: z.enum(['categories', 'regions', 'makers', 'contact']).optional(),
      }),
    )
    .length(10),
})

/** `contact.json` */
export const ContactPage = z.strictObject({
  kind: z.literal('contact'),
  heading: Text,
  summary: Text,
  text: Text,
  form: z.strictObject({
    heading: Text,
    fields: z.strictObject({ username: Field, email: Field, message: Field }),
    submit: Text,
  }),
  direct: z.strictObject({ heading: Text, text: Text }),
})

export type HomePage = z.infer<typeof HomePage>
export type AboutPage = z.infer<typeof AboutPage>
export type ContactPage = z.infer<typeof ContactPage>

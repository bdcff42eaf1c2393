import { z } from 'zod'
import { formFields } from './enquiries.ts'
import { Figure } from './figure.ts'
import { group, headed } from './group.ts'
import { Point } from './page.ts'
import { Path, PictureFile, text } from './text.ts'

function kind<Name extends string>(name: Name) {
  const description = `This file always says "${name}".`
  return z.literal(name).meta({ title: 'Kind of page', description, examples: [name] })
}

function paragraphs(description: string) {
  return z
    .array(text('Paragraph', 'One paragraph.', 'We make sheets.'))
    .min(1)
    .meta({ title: 'Text', description })
}

const summary = text(
  'Summary',
  'One or two sentences that search engines show below the title.',
  'Sheets for every roof. Ask for the price.',
)

const submit = text('Submit', 'The button that sends the form.', 'Submit')

/** `home.json` */
export const HomePage = group('Home page', 'Everything on the home page.', {
  kind: kind('home'),
  title: text('Title', 'Stands in the tab and in search engines.', 'Sheets from the maker'),
  summary,
  hero: group('Hero', 'The top of the page.', {
    heading: text('Heading', 'The headline.', 'A roof that lasts'),
    text: text('Text', 'Stands below the headline.', 'Tell us about your roof.'),
    picture: PictureFile,
  }),
  quote: group('Quote form', 'The form beside the headline.', {
    heading: text('Heading', 'Stands above the form.', 'Free quote'),
    text: text('Text', 'Stands below the heading.', 'A phone number is enough.'),
    fields: formFields('quote'),
    submit,
  }),
  categories: headed('Categories', 'Stands above the four ranges.', 'What we supply', 'All of it.'),
  strengths: group('Strengths', 'What the business is good at.', {
    heading: text('Heading', 'Stands above the strengths.', 'What you can hold us to'),
    points: z
      .array(Point)
      .length(6)
      .meta({ title: 'Strengths', description: 'The six strengths.' }),
  }),
  welcome: group('Welcome', 'The introduction with its figures.', {
    heading: text('Heading', 'Stands above the text.', 'Welcome'),
    text: paragraphs('The paragraphs of the introduction.'),
    stats: z
      .array(
        group('Figure with its label', 'One figure in large type.', {
          figure: Figure,
          label: text('Label', 'What is counted.', 'roofs'),
        }),
      )
      .min(1)
      .meta({ title: 'Figures', description: 'The figures in large type.' }),
  }),
  products: group('Products', 'The grid of cards.', {
    heading: text('Heading', 'Stands above the cards.', 'Our products'),
    button: text('Button', 'The button on each card; it calls.', 'Get quotes'),
    cards: z
      .array(
        group('Card', 'One card of the grid.', {
          path: Path,
          title: text('Title', 'What the card says.', 'Ridged sheets'),
          picture: PictureFile,
        }),
      )
      .length(16)
      .meta({ title: 'Cards', description: 'The sixteen cards, in their order.' }),
  }),
})

const topics = [
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
] as const

/** `about.json` */
export const AboutPage = group('About page', 'Everything on the about page.', {
  kind: kind('about'),
  heading: text('Heading', 'Stands at the top.', 'About'),
  summary,
  lead: text('Lead', 'The first paragraph.', 'We make sheets.'),
  sections: z
    .array(
      group('Section', 'One section of the page.', {
        topic: z.enum(topics).meta({
          title: 'Topic',
          description: 'What the section is about. It is not shown.',
          examples: [topics[0]],
        }),
        heading: text('Heading', 'Stands above the section.', 'What we make'),
        text: paragraphs('The paragraphs of the section.'),
        points: z
          .array(Point)
          .meta({ title: 'Points', description: 'Points below the text.' })
          .optional(),
        shows: z
          .enum(['categories', 'regions', 'makers', 'contact'])
          .meta({
            title: 'Shows',
            description: "What of the site's own data is shown below the text.",
            examples: ['regions'],
          })
          .optional(),
      }),
    )
    .length(topics.length)
    .meta({ title: 'Sections', description: 'The ten sections, in their order.' }),
})

/** `contact.json` */
export const ContactPage = group('Contact page', 'Everything on the contact page.', {
  kind: kind('contact'),
  heading: text('Heading', 'Stands at the top.', 'Contact'),
  summary,
  text: text('Text', 'The first paragraph.', 'Ask for a price.'),
  form: group('Form', 'The contact form.', {
    heading: text('Heading', 'Stands above the form.', 'Write to us'),
    fields: formFields('contact'),
    submit,
  }),
  direct: headed('Direct', 'Stands beside phone and e-mail.', 'Rather talk?', 'Call us.'),
})

export type HomePage = z.infer<typeof HomePage>
export type AboutPage = z.infer<typeof AboutPage>
export type ContactPage = z.infer<typeof ContactPage>

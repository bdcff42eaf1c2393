import { z } from 'zod'
import { formFields } from '../../catalogue/schemas/enquiries.ts'
import { Figure } from '../../catalogue/schemas/figure.ts'
import { group, listMayBeEmpty, listOf, Point } from '../../catalogue/schemas/group.ts'
import {
  fixedKindField,
  messageSubject,
  paragraphs,
  submitLabel,
  summaryText,
} from '../../catalogue/schemas/page.ts'
import {
  field,
  headingText,
  PictureFile,
  SubjectPath,
  template,
  text,
} from '../../catalogue/schemas/text.ts'
import { ExplodedRoofWords } from './roof/roofSchema.ts'

/** `home.json` */
export const HomePage = group('Home page', 'Everything on the home page.', {
  kind: fixedKindField('home'),
  title: text('Title', 'Shown in the tab and in search engines.', 'Sheets from the maker'),
  summary: summaryText,
  hero: group('Hero', 'The top of the page.', {
    heading: headingText('The headline.', 'A roof that lasts'),
    text: text('Text', 'Shown below the headline.', 'Tell us about your roof.'),
    whatsapp: text('WhatsApp', 'The button that opens WhatsApp.', 'WhatsApp your roof size'),
    message: text(
      'WhatsApp message',
      'What the button has typed already, for buyers to complete.',
      'Hello, my roof is … long and … wide, in …',
    ),
    picture: PictureFile.meta({ leastWidth: 1600 }),
  }),
  quote: group('Quote form', 'The form below the top of the page.', {
    heading: headingText('Shown above the form.', 'Free quote'),
    text: text('Text', 'Shown below the heading.', 'A phone number is enough.'),
    about: messageSubject,
    fields: formFields('quote'),
    submit: submitLabel,
  }),
  roof: ExplodedRoofWords.meta({ module: 'exploded roof' }).optional(),
  jobs: group('Jobs', 'Below the roof: what people build, as tiles.', {
    heading: headingText('Shown above the tiles.', 'What do you want to build?'),
    count: text('Count', 'The link to the roof calculator.', 'Length × width: how many sheets?')
      .meta({ module: 'roof calculator' })
      .optional(),
  })
    .meta({ module: 'advice for jobs' })
    .optional(),
  photographs: group('Photographs', 'Below the jobs. If there are none, the section is left out.', {
    heading: headingText('Shown above the photographs.', 'Our roofs'),
    items: listMayBeEmpty(
      'Photographs',
      'Your own photographs, in their order. May be empty.',
      group('Photograph', 'One photograph with its caption.', {
        picture: PictureFile,
        caption: text('Caption', 'What it is, and where.', 'A shed in Kim'),
      }),
    ),
  }),
  strengths: group('Strengths', 'What the business is good at.', {
    heading: headingText('Shown above the strengths.', 'What you can hold us to'),
    points: listOf(
      'Strengths',
      'The strengths, in their order: those with proof first, because the first three are large.',
      Point,
    ),
  }),
  welcome: group('Welcome', 'The introduction with its figures.', {
    heading: headingText('Shown above the text.', 'Welcome'),
    text: paragraphs('The paragraphs of the introduction.'),
    stats: listOf(
      'Figures',
      'The figures in large type.',
      group('Figure with its label', 'One figure in large type.', {
        figure: Figure,
        label: text('Label', 'What is counted.', 'roofs'),
      }),
    ),
  }),
  products: group('Products', 'The grid of cards.', {
    heading: headingText('Shown above the cards.', 'Our products'),
    button: text('Button', 'The button on each card; it calls.', 'Get quotes'),
    calls: text('Calls', 'Read out after the button: that it calls.', 'by phone'),
    opens: template(
      ['name'],
      'Opens',
      'Shown on a card whose product has no page of its own.',
      'Nearest that we list: {name}',
    ),
    cards: listOf(
      'Cards',
      'The cards, in their order.',
      group('Card', 'One card of the grid.', {
        path: SubjectPath,
        title: text('Title', 'What the card says.', 'Ridged sheets'),
        picture: PictureFile,
        nearest: field(
          'Nearest',
          'With true, the product has no page: the card says that it opens the nearest one.',
          z.literal(true),
          true,
        )
          // Its title names something else than the page that it opens.
          .meta({ makesLink: true })
          .optional(),
      }),
    ),
  }),
})

export type HomePage = z.infer<typeof HomePage>

import { z } from 'zod'
import { headingAndText, listOf } from './group.ts'
import { text } from './text.ts'

/** Pieces that the shapes of several kinds of page are made of. */

/** The field that names the kind of a page. */
export function kind<Name extends string>(name: Name, description: string) {
  return z.literal(name).meta({ title: 'Kind of page', description, examples: [name] })
}

/** The kind of a page that exists once, in a file of its own. */
export function onlyKind<Name extends string>(name: Name) {
  return kind(name, `This file always says "${name}".`)
}

export const summaryText = text(
  'Summary',
  'One or two sentences that search engines show below the name.',
  'Ridged sheets for sheds and porches. Ask for sizes and the price.',
)

/** What a page is called outside of itself, where its heading would not say enough there. */
export const titleText = text(
  'Title',
  'Shown in the tab and in search engines: the product and the place. Left out: the heading and the name of the business.',
  'Ridged sheets in Surat, Gujarat',
)
  // A rule of its own compares titles.
  .meta({ repeatable: 'yes', hasFigures: true })
  .optional()

/** Text in paragraphs. */
export function paragraphs(description: string) {
  return listOf('Text', description, text('Paragraph', 'One paragraph.', 'We make sheets.'))
}

/** The subject of a form's message: its reader has not seen the page. */
export const messageSubject = text(
  'About',
  'What a message of this form is about, in its subject.',
  'a question from the website',
)

export const submitLabel = text('Submit', 'The button that sends the form.', 'Submit')

/** What a page offers that does little without script. */
export const otherWays = {
  direct: headingAndText(
    'Direct',
    'Shown above phone and WhatsApp.',
    'Call or write to us',
    'Call us.',
  ).meta({ repeatable: 'yes' }),
  browse: text('Browse', 'Shown above the links to all products.', 'All products').meta({
    repeatable: 'yes',
  }),
}

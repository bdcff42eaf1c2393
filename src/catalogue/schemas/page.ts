import { z } from 'zod'
import { headingAndText, listOf } from './group.ts'
import { text } from './text.ts'

// Parts of schemas that several kinds of page share.

/** The field `kind` of a page. */
export function kindField<Name extends string>(name: Name, description: string) {
  return z.literal(name).meta({ title: 'Kind of page', description, examples: [name] })
}

/** The field `kind` of a page that exists only once, such as the home page. */
export function fixedKindField<Name extends string>(name: Name) {
  return kindField(name, `This file always says "${name}".`)
}

export const summaryText = text(
  'Summary',
  'One or two sentences that search engines show below the name.',
  'Ridged sheets for sheds and porches. Ask for sizes and the price.',
).meta({ searchLength: 155 })

/** The title of a page in tabs and search results, if its heading alone does not say enough there. */
export const titleText = text(
  'Title',
  'Shown in the tab and in search engines: the product and the place. Left out: the heading and the name of the business.',
  'Ridged sheets in Surat, Gujarat',
)
  // A separate rule compares titles.
  .meta({ repeatable: 'yes', hasFigures: true, searchLength: 60 })
  .optional()

/** Text in paragraphs. */
export function paragraphs(description: string) {
  return listOf('Text', description, text('Paragraph', 'One paragraph.', 'We make sheets.'))
}

/** The subject of a form's message, for a reader who has not seen the page. */
export const messageSubject = text(
  'About',
  'What a message of this form is about, in its subject.',
  'a question from the website',
)

export const submitLabel = text('Submit', 'The button that sends the form.', 'Submit')

/** The alternatives that a page offers while its script has not loaded. */
export const withoutScriptWords = {
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

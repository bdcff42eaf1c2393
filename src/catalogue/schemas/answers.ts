import { z } from 'zod'
import { group, listOf } from './group.ts'
import { askedMessage, TermRole } from './site.ts'
import { headingText, LinkPath, text } from './text.ts'

/** The facts of the business that an answer can show: those of `site.json`, by their roles. */
export const AnswerFact = z
  .enum(['address', 'map', 'e-mail', 'GSTIN', 'delivery area', ...TermRole.options])
  .meta({
    title: 'Fact',
    description: 'A fact from “Business”. It is shown once it is given there.',
    examples: ['address'],
  })

export type AnswerFact = z.infer<typeof AnswerFact>

/** A place on a page; the calculator also takes its choices from it. */
const Fragment = z
  .string()
  .max(60)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z]+=[a-z0-9]+)?$/,
    'A place like "sheets" or "sheets/slopes=sketch" is expected here',
  )
  .meta({
    title: 'Place on the page',
    description: 'The place on that page, as it is in its address after the #.',
    examples: ['sheets', 'sheets/slopes=sketch'],
  })

/** A question about the business, and its answer. */
const Answer = group(
  'Answer',
  'What buyers ask of the business, and the answer. The call and WhatsApp, with the question in the message, are always below it.',
  {
    title: headingText('Shown above the answer.', 'Where we are'),
    text: text(
      'Text',
      'The answer in a sentence or two. Facts are not typed here: choose them below.',
      'Call before you come.',
    ),
    message: askedMessage.optional(),
    search: listOf(
      'Words',
      'What buyers type when they ask this. A single word is enough to be understood; of several, most must be typed.',
      text('Word', 'A word, or several.', 'where are you'),
    ).meta({ repeatable: 'yes', hasFigures: true }),
    facts: listOf('Facts', 'The facts that the answer shows.', AnswerFact).optional(),
    link: group('Link', 'Where the answer leads.', {
      label: text('Label', 'What the link says.', 'Count the sheets'),
      path: LinkPath,
      fragment: Fragment.optional(),
    }).optional(),
  },
)

/** `answers.json`: what buyers ask that is no product. The file may be left out. */
export const Answers = group(
  'Answers',
  'What buyers ask in the finder that is no product: address, hours, delivery, prices.',
  { answers: listOf('Answers', 'The answers. Of equal ones the first is shown.', Answer) },
)

export type Answers = z.infer<typeof Answers>

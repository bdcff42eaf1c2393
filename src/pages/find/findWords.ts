import type { z } from 'zod'
import { group, headingAndText } from '../../catalogue/schemas/group.ts'
import { searchWords } from '../../catalogue/schemas/searchWords.ts'
import { headingText, pluralTemplate, template, text } from '../../catalogue/schemas/text.ts'

/** The words of the jobs. */
export const JobWords = group('Jobs', 'The words of the jobs.', {
  heading: headingText('Shown above the jobs.', 'Which sheet for my job'),
  text: text('Text', 'Shown below the heading.', 'Choose a job.'),
  caution: text('Caution', 'Shown above the answers: it holds for all of them.', 'This is advice.'),
  compare: text('Compare', 'The link that compares the products of a job.', 'Compare these'),
  count: text('Count', 'The link from a job to the roof calculator.', 'Count the sheets')
    .meta({ module: 'roof calculator' })
    .optional(),
  listAll: text('List all', 'The button that puts all products of a job on the list.', 'List all'),
  listed: text('Listed', 'Shown when they are on the list.', 'They are on your list.'),
  open: text('Open', 'The link to the list.', 'Open my list'),
  close: text('Close', 'The link that closes a job.', 'Close it'),
  also: text('Also', 'Shown before the other jobs that were found.', 'Also:'),
})

export type JobWords = z.infer<typeof JobWords>

/** The words of the calculator's answer, and of the ranges if there is none. */
export const AnswerWords = group('Answers', 'Answers besides the jobs and the products.', {
  calculator: group('Calculator', 'The link to the roof calculator.', {
    search: searchWords,
    measured: template(
      ['length', 'width', 'unit'],
      'Measured',
      'Above the calculator, and the link to it, if length and width were typed.',
      '{length} × {width} {unit}: count the sheets',
    ),
    withoutUnit: template(
      ['length', 'width'],
      'Measured without a unit',
      'The same if no unit was typed: the calculator asks for it.',
      '{length} × {width}: count the sheets',
    ),
  })
    .meta({ module: 'roof calculator' })
    .optional(),
  ranges: text('Ranges', 'Shown above the ranges when nothing was found.', 'Our ranges:'),
})

export type AnswerWords = z.infer<typeof AnswerWords>

/** The words of the finder's filters. */
export const FilterWords = group('Filters', 'The words of the filters.', {
  heading: headingText('Opens the filters.', 'Narrow it down'),
  note: text(
    'Note',
    'Says what a filter leaves out.',
    'A product is left out where its page does not say this yet.',
  ),
  chosen: template(
    ['count'],
    'Chosen',
    'Opens the filters where some are chosen.',
    'Narrow ({count})',
  ),
  more: pluralTemplate(
    ['count'],
    'More values',
    'Opens the other values of a detail.',
    'Show {count} more',
  ),
  clear: text('Clear', 'Takes all filters away.', 'Take all filters away'),
  remove: template(['name'], 'Remove', 'The button that removes one filter.', 'Remove: {name}'),
  show: pluralTemplate(
    ['count'],
    'Show',
    'The button that closes the filters and shows what is left.',
    'Show {count} products',
  ),
})

export type FilterWords = z.infer<typeof FilterWords>

/** The words of the finder's results. */
export const ResultWords = group('Results', 'The words of what was found.', {
  heading: headingText('Names the list, for those who hear it.', 'Found'),
  count: pluralTemplate(['count'], 'Count', 'Says how many were found.', '{count} products'),
  nearly: template(
    ['count'],
    'Nearly',
    'Shown when none has all words, with the line that says how many were found.',
    '{count} No product has all of these words.',
  ),
  loading: text('Loading', 'Shown until the answer is there.', 'Looking …'),
  shortened: text(
    'Shortened',
    'Shown when an address asks for more than can be searched for.',
    'Only its beginning is searched for.',
  ),
  letters: text('Letters', 'Shown when a single letter is typed.', 'Type more letters.'),
  job: text('Job', 'Shown before the jobs that were found.', 'Advice for the job:')
    .meta({ module: 'advice for jobs' })
    .optional(),
  unlisted: template(['name'], 'Not listed', 'Shown for what is not listed.', '{name}: ask us.'),
  list: text(
    'List',
    'The link for a text with several quantities, to the buyer’s list.',
    'Read this as a list',
  ),
  listed: text('Is a list', 'Shown above it, for such a text.', 'This looks like a list.'),
  nearest: text('Nearest', 'Shown above the product that comes nearest to it.', 'Nearest:'),
  more: pluralTemplate(
    ['count'],
    'More',
    'The button that shows more of them.',
    'Show {count} more',
  ),
  unstated: template(
    ['names'],
    'Not stated',
    'Shown above the products that may have what was chosen: their pages do not state it.',
    '{names} not stated: ask us',
  ),
  none: headingAndText('None', 'Shown when nothing was found.', 'Nothing found', 'Call us.'),
  message: template(['words'], 'Message', 'The WhatsApp message of it.', 'I look for: {words}'),
  unknown: template(
    ['words'],
    'Unknown',
    'Shown when no product and no answer has the words that were typed.',
    'We do not know {words}.',
  ),
  perhaps: text(
    'Perhaps',
    'Shown above the answers to a sentence of which none is sure.',
    'Perhaps you mean:',
  ),
  meant: template(
    ['words'],
    'Meant',
    'Shown when a word was found by its likeness alone.',
    'Did you mean {words}?',
  ),
  question: template(
    ['words'],
    'Question',
    'The WhatsApp message below an answer about the business.',
    'My question: {words}',
  ),
  typed: template(
    ['words'],
    'Typed',
    'Quotes what was typed below the message of an answer, if it says more than that.',
    'I typed: {words}',
  ),
  failed: text('Failed', 'Shown when it could not be loaded.', 'Call us, or try again.'),
  again: text('Again', 'The button that tries again.', 'Try again'),
})

export type ResultWords = z.infer<typeof ResultWords>

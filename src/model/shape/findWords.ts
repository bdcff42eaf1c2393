import type { z } from 'zod'
import { group, headingAndText } from './group.ts'
import { template, text } from './text.ts'

/** The words of the finder's filters. */
export const FilterWords = group('Filters', 'The words of the filters.', {
  heading: text('Heading', 'Opens the filters.', 'Narrow it down'),
  note: text(
    'Note',
    'Says what a filter leaves out.',
    'A product is left out where its page does not say this yet.',
  ),
  clear: text('Clear', 'Takes all filters away.', 'Take all filters away'),
})

export type FilterWords = z.infer<typeof FilterWords>

/** The words of what the finder has found. */
export const ResultWords = group('Results', 'The words of what was found.', {
  heading: text('Heading', 'Names the list, for those who hear it.', 'Found'),
  one: text('One', 'Said of a single product.', '1 product'),
  many: template(['count'], 'Many', 'Said of several products.', '{count} products'),
  nearly: text('Nearly', 'Said where none has all words.', 'No product has all of these words.'),
  job: text('Job', 'Stands before the jobs that were found.', 'Advice for the job:'),
  more: text('More', 'The button that shows more of them.', 'Show more'),
  none: headingAndText('None', 'Said where nothing was found.', 'Nothing found', 'Call us.'),
  message: template(['words'], 'Message', 'The WhatsApp message of it.', 'I look for: {words}'),
  failed: text('Failed', 'Said where it could not be looked up.', 'Call us, or try again.'),
  again: text('Again', 'The button that tries again.', 'Try again'),
})

export type ResultWords = z.infer<typeof ResultWords>

import { listOf } from './group.ts'
import { text } from './text.ts'

/** Search words of buyers; never shown. */
export const searchWords = listOf(
  'Search words',
  'What buyers call it and type when they look for it. It is not shown.',
  text('Search word', 'One name, in any spelling.', 'chadar'),
)
  .meta({ repeatable: 'yes', hasFigures: true })
  .optional()

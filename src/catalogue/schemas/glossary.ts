import { z } from 'zod'
import { listOf } from './group.ts'
import { field } from './text.ts'

const Term = z
  .string()
  .max(60)
  .regex(/^\S(?:.*\S)?$/, 'An English term like "thickness" is expected here')

/** `data/<language>/glossary.json`: English terms of the trade and their translations. */
export const Glossary = z
  .record(
    Term,
    listOf(
      'Words',
      'Each is a stem that every form of the word contains; a translation uses one of them.',
      field('Word', 'The word in this language.', z.string().min(1).max(60), 'પર્લિન'),
    ),
  )
  .meta({
    title: 'Glossary',
    description:
      'English terms, each with its words in this language. A term of capital letters is found as it is written.',
    examples: [{ purlin: ['પર્લિન'] }],
  })

export type Glossary = z.infer<typeof Glossary>

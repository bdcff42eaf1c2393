import { z } from 'zod'
import { listOf } from './group.ts'
import { PropertyKey, WordKey } from './properties.ts'
import { field } from './text.ts'

/** The words of a product for the filters of the finder and for the comparison that its table does not have, by property. */
export const filterWordsSchema = field(
  'Filter words',
  'Values for the filters and the comparison that the table does not have: a property and its words.',
  z.record(PropertyKey, listOf('Words', 'Words from “Properties”.', WordKey)),
  { material: ['zinc'] },
).optional()

export type ProductFilterWords = z.infer<typeof filterWordsSchema>

import { Vocabulary } from '../../src/catalogue/schemas/properties.ts'
import file from '../fixtures/whole/data/properties.json' with { type: 'json' }

const { $schema: _, ...fields } = file

/** The vocabulary of the fixtures. */
export const vocabulary = Vocabulary.parse(fields)

import { z } from 'zod'
import { measures } from '../catalogue/unit.ts'
import { Decimals, Unit } from './figure.ts'
import { group } from './group.ts'
import { text } from './text.ts'

/** A name of the vocabulary: `cover-width`, `light-grey`. */
const key = z
  .string()
  .max(60)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'A key like "cover-width" (small letters, digits and hyphens) is expected here',
  )
  .meta({ title: 'Key', description: 'The name that tables use. It is not shown.' })

/** A name that a page uses; a rule of the check says which one was meant where there is no such. */
const used = z.string().max(100)

export const PropertyKey = used.meta({
  title: 'Property',
  description: 'What is told: a key under "properties" in data/properties.json.',
  examples: ['thickness'],
})

export const WordKey = used.meta({
  title: 'Word',
  description: 'A key under "words" in data/properties.json.',
  examples: ['custom'],
})

const Property = group('Property', 'One thing that tables and claims can tell of a product.', {
  label: text('Label', 'What it is called, wherever it stands.', 'Thickness'),
  measures: z.enum(measures).meta({
    title: 'Measures',
    description: 'What its figures are figures of; "words" where it has none.',
    examples: ['length'],
  }),
  unit: Unit.meta({
    title: 'Unit',
    description: 'The unit in which products are put side by side.',
    examples: ['mm'],
  }).optional(),
  decimals: Decimals.optional(),
  explanation: text(
    'Explanation',
    'One plain sentence that tells a buyer what it means.',
    'How thick one sheet is.',
  ),
})

const Word = group('Word', 'One word that tables use.', {
  label: text('Label', 'The word as it stands inside a sentence.', 'custom'),
  explanation: text(
    'Explanation',
    'One plain sentence that tells a buyer what it means, where it is a term.',
    'Made to your size.',
  ).optional(),
})

const sign = z
  .string()
  .max(20)
  .meta({
    title: 'Sign',
    description: 'How the unit is written on pages; empty "" where it is not written.',
    examples: ['mm'],
  })

/** `properties.json`: the vocabulary of all tables and claims. */
export const Vocabulary = group(
  'Properties',
  'What tables and claims can tell, and in what words.',
  {
    upTo: text('Up to', 'Stands before a figure that has an upper limit only.', 'up to'),
    units: z
      .record(Unit, sign)
      .meta({ title: 'Units', description: 'How each unit is written on pages.' }),
    properties: z.record(key, Property).meta({
      title: 'Properties',
      description: 'Each property under its key.',
      examples: [
        {
          thickness: {
            label: 'Thickness',
            measures: 'length',
            unit: 'mm',
            explanation: 'How thick one sheet is.',
          },
        },
      ],
    }),
    words: z.record(key, Word).meta({
      title: 'Words',
      description: 'Each word that tables use, under its key.',
      examples: [{ custom: { label: 'custom' } }],
    }),
  },
)

export type Vocabulary = z.infer<typeof Vocabulary>
export type Property = z.infer<typeof Property>

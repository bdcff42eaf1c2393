import { z } from 'zod'
import { measures } from '../catalogue/unit.ts'
import { Decimals, Unit } from './figure.ts'
import { group } from './group.ts'
import { field, key, text } from './text.ts'

/** A name of the vocabulary: `cover-width`, `light-grey`. */
const Key = key('cover-width', 'The name that tables use. It is not shown.')

/** A key that a page uses; a rule of the check suggests one where it does not exist. */
const vocabularyKey = z.string().max(100)

export const PropertyKey = vocabularyKey.meta({
  title: 'Property',
  description: 'What is told: a key under "properties" in data/properties.json.',
  names: 'property',
  examples: ['thickness'],
})

export const WordKey = vocabularyKey.meta({
  title: 'Word',
  description: 'A key under "words" in data/properties.json.',
  names: 'word',
  examples: ['custom'],
})

/** A field that is true, or left out. */
function flag(title: string, description: string) {
  return field(title, description, z.literal(true), true).optional()
}

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
  usual: group('Usual', 'What its figures usually are, in its unit. Beyond it the check asks.', {
    min: z.number().meta({
      title: 'Least',
      description: 'The smallest figure that is usual. With 0 the figure may be 0.',
      examples: [0.1],
    }),
    max: field('Most', 'The largest that is usual.', z.number().positive(), 40),
  }).optional(),
  feet: flag('Feet', 'With true, its figures are written in feet as well: builders order in feet.'),
  filter: flag(
    'Filter',
    'With true, buyers can leave out all products but those with one of its values.',
  ),
  bands: field(
    'Bands',
    'Where its figures are cut for the filter: [1, 2] is below 1, 1 to 2, from 2 on.',
    z.array(z.number().positive()).min(1).max(12),
    [0.5, 1, 2],
  ).optional(),
  choose: flag('Choose', 'With true, buyers choose one of its values when they ask for a price.'),
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
  open: flag('Open', 'With true, the word names no value: buyers write in what they need.'),
})

const sign = field(
  'Sign',
  'How the unit is written on pages; empty "" where it is not written.',
  z.string().max(20),
  'mm',
)

/** `properties.json`: the vocabulary of all tables and claims. */
export const Vocabulary = group(
  'Properties',
  'What tables and claims can tell, and in what words.',
  {
    upTo: text('Up to', 'Stands before a figure that has an upper limit only.', 'up to'),
    units: field('Units', 'How each unit is written on pages.', z.record(Unit, sign)),
    feet: group('Feet', 'How feet are written behind a figure in metres: 1830 mm ≈ 6 ft.', {
      about: text('About', 'Stands before the feet, which are rounded to an inch.', '≈'),
      foot: text('Foot', 'Stands behind the feet.', 'ft'),
      inch: text('Inch', 'Stands behind the inches.', 'in'),
    }),
    properties: z.record(Key, Property).meta({
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
    words: z.record(Key, Word).meta({
      title: 'Words',
      description: 'Each word that tables use, under its key.',
      examples: [{ custom: { label: 'custom' } }],
    }),
  },
)

export type Vocabulary = z.infer<typeof Vocabulary>
export type Property = z.infer<typeof Property>

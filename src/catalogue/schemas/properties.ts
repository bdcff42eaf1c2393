import { z } from 'zod'
import { propertyRoles } from '../propertyRole.ts'
import { roofAmounts, sheetJoints } from '../sheetJoint.ts'
import { lengthUnits, quantityUnits } from '../unit.ts'
import { group, listOf } from './group.ts'
import { Respondent } from './sources.ts'
import { field, key, language, SubjectPath, text } from './text.ts'
import { Decimals, DeclaredUnit, Measures, SpelledWord, UnitKey, UnitName } from './unit.ts'
import { Writing } from './writing.ts'

/** A name of the vocabulary: `cover-width`, `light-grey`. */
const Key = key('cover-width', 'The name that tables use. It is not shown.')

/** A key that a page uses; if it does not exist, a rule of the check suggests one. */
const vocabularyKey = z.string().max(100)

export const PropertyKey = vocabularyKey.meta({
  title: 'Property',
  description: 'One of the list “Properties”.',
  names: 'property',
  examples: ['thickness'],
})

export const WordKey = vocabularyKey.meta({
  title: 'Word',
  description: 'One of the words of “Properties”.',
  names: 'word',
  examples: ['custom'],
})

/** A field that is either true or absent. */
function flag(title: string, description: string) {
  return field(title, description, z.literal(true), true).optional()
}

/** The person who can answer an open question, and the effect of the answer. */
export const OpenQuestion = group(
  'Asked',
  'Who can say what is missing, and what an answer unlocks.',
  {
    of: Respondent,
    unlocks: text(
      'Unlocks',
      'What the answer makes possible.',
      'The calculator counts by itself.',
    ).meta({ text: false }),
  },
)

/** Letters before the numbers of a figure, such as the `Z` of `Z100 GSM`. They are the same in every language. */
const FigurePrefix = field(
  'Prefix',
  'Letters directly before each number, exactly as they are written.',
  z
    .string()
    .min(1)
    .max(10)
    .regex(/^[^\s\d{}.,-]+$/, 'Letters like "Z" are expected here'),
  'Z',
)

const Property = group('Property', 'One thing that tables and claims can tell of a product.', {
  label: text('Label', 'Its name, wherever it is shown.', 'Thickness'),
  measures: Measures,
  group: field(
    'Group',
    'Its group in long tables: a key of the "groups".',
    vocabularyKey,
    'size',
  ).optional(),
  role: field(
    'Role',
    'Its use in the drawing, the roof calculator, the lists and the form, which find it by this role and not by its key. One property has each role. Left out: tables, filters and comparisons show it, and nothing is drawn or counted with it.',
    z.enum(propertyRoles),
    'cover width',
  ).optional(),
  unit: field('Unit', 'The unit in which products are put side by side.', UnitKey, 'mm').optional(),
  units: field(
    'Units',
    'The units that its figures can have. Left out: every unit of what it measures.',
    z.array(UnitKey).min(1).max(20),
    ['mm'],
  ).optional(),
  prefixes: field(
    'Prefixes',
    'The letters that its figures can have directly before a number. Left out: none.',
    z.array(FigurePrefix).min(1).max(20),
    ['Z', 'AZ'],
  ).optional(),
  decimals: Decimals.optional(),
  usual: group('Usual', 'What its figures usually are, in its unit. Beyond it the check asks.', {
    min: field(
      'Least',
      'The smallest figure that is usual. With 0 the figure may be 0.',
      z.number(),
      0.1,
    ),
    max: field('Most', 'The largest that is usual.', z.number().positive(), 40),
  }).optional(),
  feet: flag('Feet', 'With true, its figures are written in feet as well: builders order in feet.'),
  filter: flag(
    'Filter',
    'With true, buyers can leave out all products but those with one of its values.',
  ),
  decides: flag(
    'Decides',
    'With true, comparisons show it above everything else, because it decides which product suits.',
  ),
  work: flag(
    'Work',
    'With true, its words say what work a product does: comparisons say so if two products have none in common.',
  ),
  bands: field(
    'Bands',
    'Where its figures are cut for the filter: with 1 and 2, it is below 1, 1 to 2, from 2 on.',
    z.array(z.number().positive()).min(1).max(12),
    [0.5, 1, 2],
  ).optional(),
  untranslated: flag(
    'Untranslated',
    'With true, its words are grades, codes or trade marks: browsers that translate the page leave them as they are.',
  ),
  choose: flag('Choose', 'With true, buyers choose one of its values when they ask for a price.'),
  term: flag('Term', 'With true, tables explain its name, not only its words, below them.'),
  basisOf: field(
    'Basis of',
    'The property whose figures it qualifies. Products are compared by both together, and a table with such figures explains it.',
    PropertyKey,
    'thickness',
  ).optional(),
  schemaOrg: field(
    'For search engines',
    'What a confirmed value is for search engines: its words are the makers. Left out: a value like any other.',
    z.enum(['manufacturer']),
    'manufacturer',
  ).optional(),
  asked: OpenQuestion.optional(),
  explanation: text(
    'Explanation',
    'One plain sentence that tells a buyer what it means.',
    'How thick one sheet is.',
  ),
})

/** Something that is bought together with a product. */
const Companion = group('Goes with it', 'Something that is bought together with such a product.', {
  name: text('Name', 'What it is, also inside a list.', 'Screws'),
  path: SubjectPath.meta({
    title: 'Product',
    description:
      'Its product in this catalogue. Left out: it is ordered together with the product.',
    examples: ['/Screw'],
  }).optional(),
  reason: text('Reason', 'Why it is needed, and which one.', 'They hold the sheet to the purlin.'),
  amount: field(
    'Amount',
    'What the roof calculator knows of it: the length of the ridge or of the eaves, or the number of screws. Left out: nothing.',
    z.enum(roofAmounts),
    'screws',
  )
    .meta({ module: 'roof calculator' })
    .optional(),
})

/** A kind of product, with what buyers want to know about it even if its tables do not say it. */
const ProductKind = group('Kind of product', 'What buyers ask of products of one kind.', {
  askedFor: field(
    'Asked for',
    'The properties that buyers ask for. Those that a table does not have are open questions of the catalogue, and no page names them.',
    z.array(PropertyKey).max(40),
    ['cover-width'],
  ),
  figures: field(
    'Main figures',
    'The properties whose figures are shown at the top of a page and in lists of products, the most important first. Of those that the table gives, a page shows the first three and a list the first two.',
    z.array(PropertyKey).max(12),
    ['thickness'],
  ).optional(),
  quantities: field(
    'Counted in',
    'What buyers count such products in, the usual one first.',
    z.array(z.enum(quantityUnits)).min(1).max(quantityUnits.length),
    ['pieces'],
  ),
  asksUnit: flag(
    'Asks for the unit',
    'With true, a number alone does not say its unit, and buyers are asked for it: 500 pieces are not 500 m of them. Left out: a number alone is in the first unit.',
  ),
  lengthUnit: field(
    'Unit of a length',
    'The unit of a length that buyers type as a number alone. Left out: metres.',
    z.enum(lengthUnits),
    'mm',
  ).optional(),
  calculator: field(
    'Roof calculator',
    'How the sheets are joined: "laps" anywhere, at their tile "steps", or in joining "profiles", which are asked for. Left out: they are not counted for a roof.',
    z.enum(sheetJoints),
    'laps',
  )
    .meta({ module: 'roof calculator' })
    .optional(),
  goesWith: listOf(
    'Goes with it',
    'What is bought together with such products: shown on their pages, in the roof calculator, and on a list that has none of it.',
    Companion,
  ).optional(),
})

/** The kind of a product, as a key of `productKinds`. */
export const productKind = field(
  'Kind of product',
  'One of the kinds of product of “Properties”.',
  vocabularyKey,
  'coated-steel-sheet',
)
  .meta({ control: 'productKind' })
  .optional()

const Word = group('Word', 'One word that tables use.', {
  label: text('Label', 'The word as it is written inside a sentence.', 'custom'),
  explanation: text(
    'Explanation',
    'One plain sentence that tells a buyer what it means, if it is a term.',
    'Made to your size.',
  ).optional(),
  chip: field(
    'Colour value',
    'What a colour looks like: # and six digits or letters from a to f. Until an entry in “Sources” says who has confirmed it, only the choice of colours shows it, as indicative.',
    z.string().regex(/^#[0-9a-f]{6}$/, 'A colour like "#0b4a7a" is expected here'),
    '#0b4a7a',
  ).optional(),
  spellings: field(
    'Spellings',
    'Other words that people type for it, in every language of the site: a colour in a pasted list.',
    z.array(SpelledWord).min(1).max(200),
    ['neela', 'નીલો'],
  ).optional(),
  open: flag('Open', 'With true, the word names no value: buyers write in what they need.'),
  unknown: flag(
    'Unknown',
    'With true, a row that has only this word is moved to the end of its table.',
  ),
})

/** `properties.json`: the vocabulary of all tables and claims. */
export const Vocabulary = group(
  'Properties',
  'What tables and claims can tell, and in what words.',
  {
    language: language(
      'The language of these words, the same as in “Business”. Numbers, lists and plural forms follow it.',
    ),
    writing: Writing,
    units: field(
      'Units',
      'Each unit of figures and typed quantities under its sign: how it is written and typed, its kind and its size.',
      z.record(UnitName, DeclaredUnit),
      { mm: { written: '{number} mm', kind: 'length', factor: 1, spellings: ['millimetre'] } },
    ),
    properties: field('Properties', 'Each property under its key.', z.record(Key, Property), {
      thickness: {
        label: 'Thickness',
        measures: 'length',
        unit: 'mm',
        explanation: 'How thick one sheet is.',
      },
    }),
    groups: field(
      'Groups',
      'The groups of rows in long tables, each under its key, in their order.',
      z.record(
        Key,
        group('Group', 'Some rows of a table.', {
          label: text('Label', 'Shown above them.', 'Size'),
        }),
      ),
      { size: { label: 'Size' } },
    ).optional(),
    productKinds: field(
      'Kinds of product',
      'What buyers ask of each kind of product, under its key.',
      z.record(Key, ProductKind),
      { 'flat-sheet': { askedFor: ['width'] } },
    ).optional(),
    words: field('Words', 'Each word that tables use, under its key.', z.record(Key, Word), {
      custom: { label: 'custom' },
    }),
  },
)

export type Vocabulary = z.infer<typeof Vocabulary>
export type Companion = z.infer<typeof Companion>
export type ProductKind = z.infer<typeof ProductKind>
export type Property = z.infer<typeof Property>

import { z } from 'zod'
import { group, listMayBeEmpty, listOf } from './group.ts'
import { field, text } from './text.ts'

/** The people who can answer an open question. */
export const Respondent = z.enum(['owner', 'sales', 'engineer', 'supplier', 'reader']).meta({
  title: 'Who can answer',
  description: 'The person whose list of questions it is on. Left out: the owner.',
  examples: ['sales'],
})

/** A day in ISO format: it sorts, and is the same in every country. */
const Day = z.iso.date('A day like "2026-03-12" is expected here')

const Confirmed = group('Confirmed', 'Who has confirmed it, and what was confirmed.', {
  by: text('By', 'The name of the person.', 'R. Patel'),
  on: field('On', 'The day: year, month, day.', Day, '2026-03-12'),
  // Not a text(), because the value may be a template with braces.
  value: field(
    'What it said',
    'The value as it was written then. Once it is another, it has to be confirmed anew.',
    z.string().min(1).max(1000),
    '0.50 mm',
  ),
})

/** The fields of a reference to one or several values of the data. */
export const referenceFields = {
  file: text(
    'File',
    'The page or list that it is about, or all pages that have it.',
    'data/site.json',
  ).meta({ control: 'placeFile' }),
  pointer: z.string().meta({
    title: 'Place',
    description:
      'The fields that lead to it, each after a slash. An entry of a list is its place, counted from 0, or its name; * means all.',
    examples: ['/addresses/0'],
    control: 'placePointer',
  }),
}

/** The source of a value. A value without an entry is from the owner's specification. */
export const Source = group(
  'Source',
  'Where one value comes from, or one field of many pages, and who confirmed it.',
  {
    ...referenceFields,
    from: z
      .enum([
        'owner',
        "maker's sheet",
        'test report',
        'standard',
        'general knowledge',
        "this site's own words",
      ])
      .meta({
        title: 'From',
        description:
          'Where it comes from: the owner, a maker’s sheet, a test report, a standard, general knowledge of the trade, or this site’s own words.',
        examples: ['owner'],
      }),
    confirmed: Confirmed.optional(),
    doubted: listOf(
      'Doubted',
      'What may be wrong in the value of a table. The table shows it; until the value is confirmed, the finder, the comparison and search engines do not get it.',
      z
        .string()
        .max(100)
        .meta({
          title: 'Word',
          description: 'A word of the value by its name, or a text as the value has it.',
          examples: ['galvanised'],
        }),
    ).optional(),
    ask: Respondent.optional(),
    reason: text(
      'Reason',
      'Why it has to be confirmed.',
      'The street is not known yet.',
    ).optional(),
  },
)

/** `sources.json`: the sources of values, and the people who confirmed them. */
export const Sources = group(
  'Sources',
  'Where facts, claims, tables and texts come from, and who confirmed them. What is not named here is from the owner’s specification.',
  {
    entries: listMayBeEmpty('Entries', 'Each is open until it is confirmed.', Source),
  },
)

export type Respondent = z.infer<typeof Respondent>
export type Source = z.infer<typeof Source>
export type Sources = z.infer<typeof Sources>

import { z } from 'zod'
import { group, listMayBeEmpty, listOf } from './group.ts'
import { referenceFields } from './lists.ts'
import { field, key, text, WebAddress } from './text.ts'
import { schemaText } from './wording.ts'

/** The people who can answer an open question. */
export const Respondent = z.enum(['owner', 'sales', 'engineer', 'supplier', 'reader']).meta({
  title: 'Who can answer',
  description: 'The person whose list of questions it is on. Left out: the owner.',
  examples: ['sales'],
})

/** A day in ISO format: it sorts, and is the same in every country. */
const Day = z.iso.date('A day like "2026-03-12" is expected here')

function day(title: string, description: string) {
  return field(title, description, Day, '2026-03-12')
}

const paperFields = {
  title: text('Title', 'What the paper is called.', 'Test of the tensile strength'),
  number: text('Number', 'Its number, if it has one.', '4471').optional(),
  date: day('Date', 'The day on the paper: year, month, day.'),
}

/** A paper with its location: a web address, or the place where the office keeps it. */
const Paper = z
  .union([
    group('Paper of the internet', 'A paper that everybody can open.', {
      ...paperFields,
      link: WebAddress,
    }),
    group('Paper of the office', 'A paper that the business keeps.', {
      ...paperFields,
      file: text('Kept in', 'Where it is found.', 'Folder "Tests", 2026-03-12.pdf'),
    }),
  ])
  .meta({
    title: 'Paper',
    description: schemaText(
      'A paper has a "title", a "date", its "number" if there is one, and a "link" to it or the "file" in which it is kept.',
      'A paper has a title, a date, its number if there is one, and a link to it or where it is kept.',
    ),
  })

const Confirmed = group('Confirmed', 'Who has confirmed it, and what was confirmed.', {
  by: text('By', 'The name of the person.', 'R. Patel'),
  on: day('On', 'The day: year, month, day.'),
  // Not a text(), because the value may be a template with braces.
  value: field(
    'What it said',
    'The value as it was written then. Once it is another, it has to be confirmed anew.',
    z.string().min(1).max(1000),
    '0.50 mm',
  ),
})

const state = {
  confirmed: Confirmed.optional(),
  doubted: listOf(
    'Doubted',
    'What may be wrong in the value of a table. The table shows it; until the value is confirmed, the finder, the comparison and search engines do not get it.',
    z
      .string()
      .max(100)
      .meta({
        title: 'Word',
        description: schemaText(
          'A word of the value by its key, or a text as the value has it.',
          'A word of the value by its name, or a text as the value has it.',
        ),
        examples: ['galvanised'],
      }),
  ).optional(),
  ask: Respondent.optional(),
  reason: text('Reason', 'Why it has to be confirmed.', 'The street is not known yet.').optional(),
}

function from<Name extends string>(name: Name) {
  return z.literal(name).meta({
    title: 'From',
    description:
      'Where it comes from: the owner, a paper (a maker’s sheet, a test report, a standard), general knowledge of the trade, or this site’s own words.',
    examples: [name],
  })
}

function sourceWithoutPaper<Name extends string>(name: Name) {
  return group(`From: ${name}`, 'Where a value comes from, without a paper.', {
    ...referenceFields,
    from: from(name),
    ...state,
  })
}

function sourceOnPaper<Name extends string>(name: Name) {
  return group(`From: ${name}`, 'Where a value comes from, with its paper.', {
    ...referenceFields,
    from: from(name),
    paper: z
      .string()
      .max(100)
      .meta({
        title: 'Paper',
        description: schemaText(
          'The key of a paper under "papers" in this file.',
          'One of the papers of “Sources”.',
        ),
        names: 'paper',
        examples: ['test-4471'],
      }),
    ...state,
  })
}

/** The source of a value. A value without an entry is from the owner's specification. */
export const Source = z
  .discriminatedUnion('from', [
    sourceWithoutPaper('owner'),
    sourceOnPaper("maker's sheet"),
    sourceOnPaper('test report'),
    sourceOnPaper('standard'),
    sourceWithoutPaper('general knowledge'),
    sourceWithoutPaper("this site's own words"),
  ])
  .meta({
    title: 'Source',
    description: 'Where one value comes from, or one field of many pages, and who confirmed it.',
  })

/** The values of `from` that need a paper. */
export const paperSources = ["maker's sheet", 'test report', 'standard'] as const

/** `sources.json`: the sources of values, and the people who confirmed them. */
export const Sources = group(
  'Sources',
  'Where facts, claims, tables and texts come from, and who confirmed them. What is not named here is from the owner’s specification.',
  {
    papers: z.record(key('test-4471', 'The name that entries use. It is not shown.'), Paper).meta({
      title: 'Papers',
      description: 'Each paper under its key.',
      examples: [{}],
    }),
    entries: listMayBeEmpty(
      'Entries',
      schemaText(
        'Each is open until it is confirmed (npm run check -- --launch).',
        'Each is open until it is confirmed.',
      ),
      Source,
    ),
  },
)

export type Respondent = z.infer<typeof Respondent>
export type Paper = z.infer<typeof Paper>
export type Source = z.infer<typeof Source>
export type Sources = z.infer<typeof Sources>

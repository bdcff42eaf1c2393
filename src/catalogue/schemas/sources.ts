import { z } from 'zod'
import { Day } from './day.ts'
import { group, listMayBeEmpty, listOf } from './group.ts'
import { field, key, text } from './text.ts'

/** The people who can answer an open question. */
export const Respondent = z.enum(['owner', 'sales', 'engineer', 'supplier', 'reader']).meta({
  title: 'Who can answer',
  description: 'The person whose list of questions it is on. Left out: the owner.',
  examples: ['sales'],
})

const By = text('By', 'The name of the person.', 'R. Patel')
const On = field('On', 'The day: year, month, day.', Day, '2026-03-12')

/**
 * Who has confirmed texts, and which: a text that has changed since is not among them. The fingerprints are those of
 * `check/confirmations.ts`.
 */
const Confirmation = group('Confirmation', 'Who has confirmed what is there, and on which day.', {
  by: By,
  on: On,
  texts: listMayBeEmpty(
    'Texts',
    'A fingerprint of each text that was confirmed. The editor writes them.',
    z
      .string()
      .max(20)
      .meta({
        title: 'Fingerprint',
        description: 'Another text has another one.',
        examples: ['1k2m3n4p5q6r7'],
      }),
  ),
})

/** A question that has an answer before the site goes live. */
const LaunchQuestion = group('Question', 'What has to be answered before the site goes live.', {
  key: key(
    'phone',
    'Unique among the questions: entries name the question that they belong to.',
  ).meta({ examples: ['phone'] }),
  question: text(
    'Question',
    'The question, as the owner reads it.',
    'Which number do buyers call?',
  ),
  help: text('Help', 'Shown below the question.', 'It is on every page.').optional(),
  property: z
    .string()
    .max(60)
    .meta({
      title: 'Property',
      description:
        'A property that tables lack: its values are the answer, and the launch does not wait for them.',
      names: 'property',
      examples: ['cover-width'],
    })
    .optional(),
  mayBeUnknown: field(
    'May be unknown',
    'Whether the site can go live with the answer "I do not know".',
    z.literal(true),
    true,
  ).optional(),
  answered: Confirmation.meta({ formless: true }).optional(),
  unknown: group('Unknown', 'Who has answered that they do not know, and on which day.', {
    by: By,
    on: On,
  })
    .meta({ formless: true })
    .optional(),
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
    launch: z
      .string()
      .max(60)
      .meta({
        title: 'Question before the launch',
        description:
          'The key of the question that it belongs to. Left out: it is confirmed with its page.',
        examples: ['phone'],
      })
      .optional(),
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
    confirms: text(
      'Who confirms',
      'The person who answers the questions before the launch.',
      'R. Patel',
    ).optional(),
    launch: listOf(
      'Before the launch',
      'The questions that are asked before the site goes live, in their order.',
      LaunchQuestion,
    ).optional(),
    confirmed: z
      .record(
        z.string().max(200),
        listOf('Confirmations', 'The last one is the newest.', Confirmation),
      )
      .meta({
        title: 'Pages that were read',
        description:
          'The file of a page, or the folder of a language -> who has read it, and what it said then.',
        examples: [
          { 'data/about.json': [{ by: 'R. Patel', on: '2026-03-12', texts: ['1k2m3n4p5q6r7'] }] },
        ],
        formless: true,
      })
      .optional(),
  },
)

export type Respondent = z.infer<typeof Respondent>
export type Source = z.infer<typeof Source>
export type Sources = z.infer<typeof Sources>
export type Confirmation = z.infer<typeof Confirmation>
export type LaunchQuestion = z.infer<typeof LaunchQuestion>

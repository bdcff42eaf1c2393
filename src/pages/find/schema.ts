import type { z } from 'zod'
import { group, listOf } from '../../catalogue/schemas/group.ts'
import {
  fixedKindField,
  summaryText,
  titleText,
  withoutScriptWords,
} from '../../catalogue/schemas/page.ts'
import { headingText, SubjectPath, text } from '../../catalogue/schemas/text.ts'
import { AnswerWords, FilterWords, JobWords, ResultWords } from './findWords.ts'

/** `find.json` */
export const FindPage = group('Find page', 'The page on which buyers look for a product.', {
  kind: fixedKindField('find'),
  heading: headingText('Shown at the top.', 'Find a product'),
  title: titleText,
  summary: summaryText,
  text: text('Text', 'The first paragraph.', 'Write what you look for.'),
  unscripted: text(
    'Without script',
    'Shown when the browser runs no script.',
    'The search needs JavaScript. Everything else on this page works without it.',
  ).meta({ repeatable: 'yes' }),
  ignored: listOf(
    'Ignored words',
    'Words that say nothing about a product: a search goes by the other words alone.',
    text('Word', 'A word, or several in a row.', 'price of'),
  ).optional(),
  general: listOf(
    'General words',
    'Words for any sheet or roof. They choose among products, not among jobs.',
    text('Word', 'One word.', 'sheet'),
  ).optional(),
  common: listOf(
    'Common words',
    'What other trades have as well, such as car. One of these words beside unknown words finds nothing.',
    text('Word', 'One word.', 'car'),
  ).optional(),
  certain: listOf(
    'Certain words',
    'Words of answers that hardly any other trade uses, such as quotation. They ask it beside unknown words too.',
    text('Word', 'One word.', 'quotation'),
  ).optional(),
  foreign: listOf(
    'Words of other trades',
    'Words that only other trades have, such as pillow. One of them finds nothing, even beside a word for a sheet.',
    text('Word', 'One word.', 'pillow'),
  ).optional(),
  unlisted: listOf(
    'Not listed',
    'What buyers look for and the catalogue does not have. It is not shown once a product has the name.',
    group('Thing', 'One thing that is not listed.', {
      name: text('Name', 'What it is called, inside of a sentence.', 'gutters'),
      title: text(
        'Title',
        'Shown in place of the sentence that it is not listed.',
        'Ridge pieces: order them with the sheets.',
      ).optional(),
      search: listOf(
        'Search words',
        'What buyers type when they look for it.',
        text('Word', 'One name, in any spelling.', 'gutter'),
      ),
      nearest: group('Nearest product', 'The product that comes nearest to it.', {
        path: SubjectPath,
        reason: text('Reason', 'Why this product comes nearest.', 'Ask for them with the sheets.'),
      }).optional(),
    }),
  ).optional(),
  answers: AnswerWords,
  filters: FilterWords,
  results: ResultWords,
  jobs: JobWords.meta({ module: 'advice for jobs' }).optional(),
  ...withoutScriptWords,
})

export type FindPage = z.infer<typeof FindPage>

import type { z } from 'zod'
import { FilterWords, ResultWords } from '../../model/shape/findWords.ts'
import { group, headingAndText, list } from '../../model/shape/group.ts'
import { onlyKind, otherWays, summary } from '../../model/shape/page.ts'
import { text } from '../../model/shape/text.ts'

/** `find.json` */
export const FindPage = group('Find page', 'The page on which buyers look for a product.', {
  kind: onlyKind('find'),
  heading: text('Heading', 'Stands at the top.', 'Find a product'),
  summary,
  text: text('Text', 'The first paragraph.', 'Write what you look for.'),
  unscripted: text(
    'Without script',
    'Said where the browser runs no script.',
    'The search needs JavaScript. Everything else on this page works without it.',
  ),
  ignored: list(
    'Ignored words',
    'Words that say nothing about a product: a search goes by the other words alone.',
    text('Word', 'A word, or several that stand one after the other.', 'price of'),
  ).optional(),
  filters: FilterWords,
  results: ResultWords,
  jobs: headingAndText(
    'Jobs',
    'Stands above the jobs.',
    'Which sheet for my job',
    'This is advice.',
  ),
  ...otherWays,
})

export type FindPage = z.infer<typeof FindPage>

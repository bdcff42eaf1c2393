import type { z } from 'zod'
import { group } from '../../catalogue/schemas/group.ts'
import { fixedKindField, summaryText, withoutScriptWords } from '../../catalogue/schemas/page.ts'
import { headingText, text } from '../../catalogue/schemas/text.ts'
import { ListWords } from '../../enquiry/schemas/listWords.ts'

/** `list.json` */
export const ListPage = group('List page', 'The page of the buyer’s list.', {
  kind: fixedKindField('list'),
  heading: headingText('Shown at the top.', 'My list'),
  summary: summaryText,
  text: text('Text', 'The first paragraph.', 'Put products on one list.'),
  unscripted: text(
    'Without script',
    'Shown when the browser runs no script: why the list is empty.',
    'The list needs JavaScript. Call us instead.',
  ).meta({ repeatable: 'yes' }),
  ...withoutScriptWords,
  words: ListWords,
})

export type ListPage = z.infer<typeof ListPage>

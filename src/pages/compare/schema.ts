import type { z } from 'zod'
import { group } from '../../catalogue/schemas/group.ts'
import { fixedKindField, summaryText, withoutScriptWords } from '../../catalogue/schemas/page.ts'
import { headingText, text } from '../../catalogue/schemas/text.ts'
import { CompareWords } from './compareWords.ts'

/** `compare.json` */
export const ComparePage = group('Compare page', 'The page that puts products side by side.', {
  kind: fixedKindField('compare'),
  heading: headingText('Shown at the top.', 'Compare products'),
  summary: summaryText,
  text: text('Text', 'The first paragraph.', 'Put two to four products side by side.'),
  unscripted: text(
    'Without script',
    'Shown when the browser runs no script: why nothing is compared.',
    'Comparing needs JavaScript. Open the products one by one.',
  ).meta({ repeatable: 'yes' }),
  ...withoutScriptWords,
  words: CompareWords,
})

export type ComparePage = z.infer<typeof ComparePage>

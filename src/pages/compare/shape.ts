import type { z } from 'zod'
import { CompareWords } from '../../model/shape/compareWords.ts'
import { group } from '../../model/shape/group.ts'
import { onlyKind, otherWays, summary } from '../../model/shape/page.ts'
import { text } from '../../model/shape/text.ts'

/** `compare.json` */
export const ComparePage = group('Compare page', 'The page that puts products side by side.', {
  kind: onlyKind('compare'),
  heading: text('Heading', 'Stands at the top.', 'Compare products'),
  summary,
  text: text('Text', 'The first paragraph.', 'Put two to four products side by side.'),
  ...otherWays,
  words: CompareWords,
})

export type ComparePage = z.infer<typeof ComparePage>

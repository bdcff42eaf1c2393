import type { PageRule } from '../../check/draft.ts'
import { claimRows, claims, typedAgain } from './rules/claims.ts'
import { gallery, repeatedTexts } from './rules/gallery.ts'
import { profile, widths } from './rules/sheets.ts'
import { properties, repeats, units, variants, words } from './rules/table.ts'
import type { FullPage } from './shape.ts'

export const rules: readonly PageRule<FullPage>[] = [
  ...[gallery, repeatedTexts],
  ...[properties, words, repeats, variants, units],
  ...[widths, profile],
  ...[claims, claimRows, typedAgain],
]

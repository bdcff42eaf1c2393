import { facts } from '../facts.ts'
import type { PageRule } from '../partialCatalogue.ts'
import { claimRows, claims, figuresInSentences } from './rules/claims.ts'
import { figureTexts, usualFigures } from './rules/figures.ts'
import { gallery } from './rules/gallery.ts'
import { profile, thickness, widths } from './rules/sheets.ts'
import { properties, repeats, units, variants, words } from './rules/table.ts'
import type { FullPage } from './shape.ts'

export const rules: readonly PageRule<FullPage>[] = [
  ...[gallery, facts, properties, words, repeats, variants, units, figureTexts, usualFigures],
  ...[widths, thickness, profile],
  ...[claims, claimRows, figuresInSentences],
]

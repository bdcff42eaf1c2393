import type { Rule } from '../pages/draftCatalogue.ts'
import { categoryRules } from './rules/categories.ts'
import { copyRules } from './rules/copies.ts'
import { linkLabels } from './rules/linkLabels.ts'
import { linkRules } from './rules/links.ts'
import { lostPoints } from './rules/lostPoints.ts'
import { modules } from './rules/modules.ts'
import { crossPageRules } from './rules/pages.ts'
import { pictureRules } from './rules/pictures.ts'
import { routeRules } from './rules/routes.ts'
import { scripts } from './rules/scripts.ts'
import { siteRules } from './rules/site.ts'
import { sourceRules } from './rules/sources.ts'
import { textRules } from './rules/texts.ts'
import { translationRules } from './rules/translations.ts'
import { vocabularyRules } from './rules/vocabulary.ts'

/**
 * The rules across files, and for files other than pages, by name. Each definition states its rule in
 * one sentence; `tests/fixtures/wrong` shows the reports.
 */
export const rulesByName: Readonly<Record<string, Rule>> = {
  ...routeRules,
  ...categoryRules,
  ...linkRules,
  ...siteRules,
  ...vocabularyRules,
  crossPageRules,
  ...copyRules,
  linkLabels,
  lostPoints,
  modules,
  ...pictureRules,
  ...textRules,
  scripts,
  ...sourceRules,
  ...translationRules,
}

export const rules: readonly Rule[] = Object.values(rulesByName)

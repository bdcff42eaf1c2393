import type { Rule } from '../pages/draftCatalogue.ts'
import { categoryRules } from './rules/categories.ts'
import { copyRules } from './rules/copies.ts'
import { linkRules } from './rules/links.ts'
import { pageRelations } from './rules/pages.ts'
import { pictureRules } from './rules/pictures.ts'
import { routeRules } from './rules/routes.ts'
import { linkLabels } from './rules/similarPages.ts'
import { siteRules } from './rules/site.ts'
import { sourceRules } from './rules/sources.ts'
import { textRules } from './rules/texts.ts'
import { translationRules } from './rules/translations.ts'
import { vocabularyRules } from './rules/vocabulary.ts'

/**
 * What must hold between the files, and within those beside the pages, each rule under its name. One
 * sentence at its definition says what it holds; `tests/fixtures/wrong` shows what it reports.
 */
export const rulesByName: Readonly<Record<string, Rule>> = {
  ...{ ...routeRules, ...categoryRules, ...linkRules, ...siteRules, ...vocabularyRules },
  ...{ pageRelations, ...copyRules, linkLabels, ...pictureRules, ...textRules, ...sourceRules },
  ...translationRules,
}

export const rules: readonly Rule[] = Object.values(rulesByName)

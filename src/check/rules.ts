import type { Rule } from './draft.ts'
import { categoryItems, categoryPages } from './rules/categories.ts'
import { figures } from './rules/figures.ts'
import { aliases, links } from './rules/links.ts'
import { headings, ownRules } from './rules/pages.ts'
import { describedPictures, namedPictures, realPictures, unusedPictures } from './rules/pictures.ts'
import {
  caseTwins,
  pagePaths,
  pagesAndRoutes,
  reservedPaths,
  standingRoutes,
} from './rules/routes.ts'
import { schemaNames } from './rules/schemas.ts'
import { address, language, phone } from './rules/site.ts'
import { texts } from './rules/texts.ts'
import { unconfirmed } from './rules/unconfirmed.ts'
import { vocabulary, words } from './rules/vocabulary.ts'

/** Everything that must hold within and between the files, each rule by itself. */
export const rules: readonly Rule[] = [
  ...[standingRoutes, pagePaths, reservedPaths, pagesAndRoutes, caseTwins],
  ...[categoryPages, categoryItems, aliases, links],
  ...[phone, address, language, vocabulary, words],
  ...[ownRules, headings, figures],
  ...[namedPictures, describedPictures, realPictures, unusedPictures],
  ...[texts, unconfirmed, schemaNames],
]

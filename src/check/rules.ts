import type { Rule } from './draft.ts'
import { categoryItems, categoryPages } from './rules/categories.ts'
import { claims, claimsAndTable, typedAgain } from './rules/claims.ts'
import { figures } from './rules/figures.ts'
import { aliases, links } from './rules/links.ts'
import { cardPictures, galleries, headings, repeatedTexts } from './rules/pages.ts'
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
import { cells, claimRows, profiles, repeats, units, widths } from './rules/specification.ts'
import { interests, topics } from './rules/standing.ts'
import { texts } from './rules/texts.ts'
import { unconfirmed } from './rules/unconfirmed.ts'

/** Everything that must hold within and between the files, each rule by itself. */
export const rules: readonly Rule[] = [
  ...[standingRoutes, pagePaths, reservedPaths, pagesAndRoutes, caseTwins],
  ...[categoryPages, categoryItems, aliases, links],
  ...[phone, address, language],
  ...[galleries, cardPictures, headings, repeatedTexts, topics, interests],
  ...[namedPictures, describedPictures, realPictures, unusedPictures],
  ...[
    cells,
    claimRows,
    repeats,
    units,
    widths,
    profiles,
    figures,
    claims,
    claimsAndTable,
    typedAgain,
  ],
  ...[texts, unconfirmed, schemaNames],
]

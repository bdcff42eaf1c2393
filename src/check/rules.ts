import type { Rule } from '../pages/partialCatalogue.ts'
import { categoryItems, categoryPages } from './rules/categories.ts'
import { copies, headings } from './rules/copies.ts'
import { jobs } from './rules/jobs.ts'
import { aliases, links } from './rules/links.ts'
import { pageRelations } from './rules/pages.ts'
import { describedPictures, namedPictures, realPictures, unusedPictures } from './rules/pictures.ts'
import {
  caseTwins,
  pagePaths,
  pagesAndRoutes,
  reservedPaths,
  standingRoutes,
} from './rules/routes.ts'
import { schemaNames } from './rules/schemas.ts'
import { linkLabels } from './rules/similarPages.ts'
import { address, email, gstin, language, phone, whatsapp } from './rules/site.ts'
import { entriesTwice, texts } from './rules/texts.ts'
import { unconfirmed } from './rules/unconfirmed.ts'
import { vocabulary, words } from './rules/vocabulary.ts'

/** Everything that must hold between the files, and within those beside the pages. */
export const rules: readonly Rule[] = [
  ...[standingRoutes, pagePaths, reservedPaths, pagesAndRoutes, caseTwins],
  ...[categoryPages, categoryItems, aliases, links, jobs],
  ...[phone, whatsapp, email, gstin, address, language, vocabulary, words],
  ...[pageRelations, headings, copies, linkLabels],
  ...[namedPictures, describedPictures, realPictures, unusedPictures],
  ...[texts, entriesTwice, unconfirmed, schemaNames],
]

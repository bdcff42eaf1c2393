import type { Rule } from '../pages/partialCatalogue.ts'
import { categoryItems, categoryPages } from './rules/categories.ts'
import { copiedPages, uniqueHeadings, uniqueTitles } from './rules/copies.ts'
import { aliases, jobs, links } from './rules/links.ts'
import { pageRelations } from './rules/pages.ts'
import { describedPictures, namedPictures, realPictures, unusedPictures } from './rules/pictures.ts'
import {
  caseTwins,
  pagePaths,
  pagesAndRoutes,
  reservedPaths,
  singlePageRoutes,
} from './rules/routes.ts'
import { schemaNames } from './rules/schemas.ts'
import { linkLabels } from './rules/similarPages.ts'
import { address, email, gstin, language, phone, whatsapp } from './rules/site.ts'
import {
  chipSources,
  confirmationDays,
  confirmations,
  sourceDates,
  sourcePapers,
  sourcePlaces,
} from './rules/sources.ts'
import { duplicateEntries, sentenceLength, texts } from './rules/texts.ts'
import { namedProperties, propertyUnits, uniqueWords } from './rules/vocabulary.ts'

/**
 * What must hold between the files, and within those beside the pages, each rule under its name. One
 * sentence at its definition says what it holds; `tests/fixtures/wrong` shows what it reports.
 */
export const rulesByName = {
  singlePageRoutes,
  pagePaths,
  reservedPaths,
  pagesAndRoutes,
  caseTwins,
  categoryPages,
  categoryItems,
  aliases,
  links,
  jobs,
  phone,
  whatsapp,
  email,
  gstin,
  address,
  language,
  namedProperties,
  propertyUnits,
  uniqueWords,
  pageRelations,
  uniqueHeadings,
  uniqueTitles,
  copiedPages,
  linkLabels,
  namedPictures,
  describedPictures,
  realPictures,
  unusedPictures,
  texts,
  duplicateEntries,
  sentenceLength,
  sourcePlaces,
  chipSources,
  sourcePapers,
  sourceDates,
  confirmationDays,
  confirmations,
  schemaNames,
} satisfies Record<string, Rule>

export const rules: readonly Rule[] = Object.values(rulesByName)

import type { Graph } from 'schema-dts'
import { kindOf, type PageView } from '../pages/pages.ts'
import { breadcrumbs, type StructuredFacts } from '../pages/structured.ts'

/**
 * A page's facts for search engines (schema.org). Only what stands on the page: no price, rating or
 * stock, no street where the data have none.
 */
export function structuredData(page: PageView, facts: StructuredFacts): Graph {
  const way = page.way === undefined ? [] : [breadcrumbs(page.way, facts)]
  const own = kindOf(page).structured?.(page, facts) ?? []
  return { '@context': 'https://schema.org', '@graph': [...way, ...own] }
}

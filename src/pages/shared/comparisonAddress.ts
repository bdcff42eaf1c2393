import { limits } from '../../catalogue/limits.ts'
import { slugOf } from '../../catalogue/path.ts'
import { createShortener } from '../../catalogue/shortener.ts'
import { isOfPurpose } from '../../enquiry/purpose.ts'

/** The most products that are compared. */
export const MAX_COMPARED = 4

/** The value of a checked box when the browser submits the form without script. */
const CHECKED = 'on'

/** @returns the URL fragment of `/Compare` with the products to compare, without `#` */
export function formatComparison(paths: readonly string[]): string {
  return paths.map(slugOf).join()
}

/** Some messengers write a comma as %2C, or %252C. Of a text that cannot be decoded, the encoded signs are left out. */
function decodeText(text: string, layers = 3): string {
  if (layers === 0 || !text.includes('%')) return text
  try {
    return decodeText(decodeURIComponent(text), layers - 1)
  } catch {
    return text.replaceAll(/%[\da-f]{0,2}/gi, '')
  }
}

/** The slug in a text: without line breaks and invisible signs, and without what was stuck to its end. */
function slugIn(text: string): string {
  const [slug = ''] = /[A-Za-z0-9]+/.exec(text.replaceAll(/[\s\p{Cf}]/gu, '')) ?? []
  return slug
}

/**
 * Reads an address of `/Compare`: `#Flatsheet,Clipsheet`, or `?Flatsheet=on` as the boxes of a list
 * submit it without script.
 * @returns the slug of each product once, and the number of those that exceed the limits
 */
export function parseComparison(
  hash: string,
  search: string,
): { slugs: readonly string[]; exceeding: number } {
  const checked = [...new URLSearchParams(search)].flatMap(([slug, value]) =>
    value === CHECKED && !isOfPurpose(slug) ? [slug] : [],
  )
  // NFKC, because a full-width comma is one.
  const named = [...checked, ...decodeText(hash).normalize('NFKC').split(',')].map(slugIn)
  // Letter case makes no difference, as in the paths of pages.
  const byLowerCase = new Map(
    named.filter(Boolean).map((slug) => [slug.toLowerCase(), slug] as const),
  )
  const all = [...byLowerCase.values()]
  const shortener = createShortener()
  // No page has a longer slug.
  const slugs = all.filter(({ length }) => length <= limits.slug)
  return {
    slugs: shortener.list(slugs, limits.compared),
    exceeding: shortener.count() + all.length - slugs.length,
  }
}

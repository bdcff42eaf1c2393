import { pageFile } from '../check/files.ts'
import { PAGES } from '../check/names.ts'
import type { SiteData } from './siteData.ts'
import { stamp } from './stamp.ts'

/**
 * Stamps what pages are made from.
 * @param shared the stamp of what all pages share in the built site
 * @returns the stamp of the files of some pages, and of everything that is no page
 */
export function sourceStamps(
  { texts, pictures }: SiteData,
  shared: string,
): (pages: readonly string[]) => string {
  const facts = [...pictures].map(([name, { facts }]) => [name, facts])
  const beside = [...texts].filter(([file]) => !file.startsWith(`${PAGES}/`)).sort()
  const common = stamp(shared, JSON.stringify([beside, facts]))
  const known = new Map<string, string>()
  function ofPage(path: string): string {
    const before = known.get(path) ?? stamp(JSON.stringify(texts.get(pageFile(path)) ?? null))
    known.set(path, before)
    return path + before
  }
  return (pages) => stamp(common, ...pages.map(ofPage))
}

import { PAGES } from '../model/catalogue/catalogueFiles.ts'
import { pageFile } from '../pages/files.ts'
import type { SiteData } from './siteData.ts'
import { stamp } from './stamp.ts'

/**
 * Stamps what pages are made from.
 * @param shared the stamp of what all pages share in the built site
 * @returns the stamp of the files of some pages, and of everything that is no page
 */
export function sourceStamps(
  { stamps, pictures }: SiteData,
  shared: string,
): (pages: readonly string[]) => string {
  const facts = [...pictures].map(([name, { facts }]) => [name, facts])
  const beside = [...stamps].filter(([file]) => !file.startsWith(`${PAGES}/`)).sort()
  const common = stamp(shared, JSON.stringify([beside, facts]))
  return (pages) => stamp(common, ...pages.map((path) => path + stamps.get(pageFile(path))))
}

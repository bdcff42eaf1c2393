import path from 'node:path'
import { PICTURES } from '../catalogue/catalogueFiles.ts'
import type { Problem } from '../catalogue/problem.ts'
import { sourcesOf } from '../check/sources.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import type { SourceLookup } from '../pages/shared/sourceView.ts'
import type { SiteAddresses } from './addresses.ts'
import { checkFolder } from './disk/checkFolder.ts'
import { type SiteLanguage, siteLanguages } from './languages.ts'
import { readPicture, type SourcePicture } from './pictures.ts'

/** The catalogue as the build and the dev server use it. */
export type SiteData = {
  /** In the site's own language. */
  catalogue: Catalogue
  addresses: SiteAddresses
  sources: SourceLookup
  /** The site's own, then the others that are published. */
  languages: readonly [own: SiteLanguage, ...others: SiteLanguage[]]
  /** By the name of their file. */
  pictures: ReadonlyMap<string, SourcePicture>
  warnings: Problem[]
}

/**
 * Reads and checks the whole catalogue, and prepares what pages are made from.
 * @param root the folder that holds `data/` and `public/`
 * @param base the site's root on its server, `/` or `/shop/`
 * @returns the data, or the problems (and warnings) where there are any
 */
export async function readSite(
  root: string,
  base: string,
): Promise<SiteData | { problems: Problem[] }> {
  const { catalogue, problems, warnings } = await checkFolder(root)
  if (catalogue === undefined || problems.length > 0) {
    return { problems: [...problems, ...warnings] }
  }
  const read = async (file: string) =>
    [file, await readPicture(path.join(root, PICTURES, file))] as const
  const pictures = new Map(await Promise.all(Object.keys(catalogue.pictures).map(read)))
  const facts = new Map(Array.from(pictures, ([file, picture]) => [file, picture.facts]))
  const sources = sourcesOf(catalogue)
  const languages = siteLanguages(catalogue, base, facts, sources)
  const [{ addresses }] = languages
  return { catalogue, addresses, sources, languages, pictures, warnings }
}

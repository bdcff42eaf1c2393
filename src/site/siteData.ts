import path from 'node:path'
import { PICTURES } from '../catalogue/catalogueFiles.ts'
import { forEachConcurrently } from '../catalogue/concurrency.ts'
import type { LocatedProblem } from '../catalogue/problem.ts'
import type { Memo } from '../check/parseFile.ts'
import { sourcesOf } from '../check/sources.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import type { SourceLookup } from '../pages/shared/sourceView.ts'
import type { SiteAddresses } from './addresses.ts'
import { buildStep } from './buildStep.ts'
import { dataRevision } from './dataRevision.ts'
import { checkFolder } from './disk/checkFolder.ts'
import { withoutPastNotice } from './notice.ts'
import { readPicture, type SourcePicture } from './pictures.ts'
import { type SiteLanguage, siteLanguages } from './siteLanguages.ts'

/** The checked catalogue with everything that the build and the dev server derive from it. */
export type SiteData = {
  /** The catalogue in the site's own language. */
  catalogue: Catalogue
  addresses: SiteAddresses
  sources: SourceLookup
  /** The site's own language, then the other published ones. */
  languages: readonly [own: SiteLanguage, ...others: SiteLanguage[]]
  /** Source pictures by file name. */
  pictures: ReadonlyMap<string, SourcePicture>
  warnings: LocatedProblem[]
}

/**
 * Reads and checks the catalogue, and prepares the data for the pages.
 * @param root the folder that holds `data/` and `public/`
 * @param base the site's root on its server, `/` or `/shop/`
 * @param memo the memo of the reading before; it only saves time
 * @returns the data or, if the catalogue has problems, the problems and warnings
 */
export async function readSite(
  root: string,
  base: string,
  memo?: Memo,
): Promise<SiteData | { problems: LocatedProblem[] }> {
  const {
    catalogue: checked,
    problems,
    warnings,
  } = await buildStep('check', () => checkFolder(root, memo))
  if (checked === undefined || problems.length > 0) {
    return { problems: [...problems, ...warnings] }
  }
  const catalogue = { ...checked, site: withoutPastNotice(checked.site, Date.now()) }
  const pictures = new Map<string, SourcePicture>()
  await buildStep('facts of pictures', () =>
    forEachConcurrently(Object.keys(catalogue.pictures), async (file) => {
      pictures.set(file, await readPicture(path.join(root, PICTURES, file)))
    }),
  )
  const facts = new Map(Array.from(pictures, ([file, picture]) => [file, picture.facts]))
  const sources = sourcesOf(catalogue)
  const revision = await dataRevision(root)
  const languages = siteLanguages(catalogue, base, facts, sources, revision)
  const [{ addresses }] = languages
  return { catalogue, addresses, sources, languages, pictures, warnings }
}

import path from 'node:path'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { PICTURES } from '../check/names.ts'
import type { Problem } from '../check/problem.ts'
import { checkFolder } from '../disk/checkFolder.ts'
import { createViews, type Views } from '../pages/views.ts'
import { type Addresses, createAddresses } from './addresses.ts'
import { readPicture, type SourcePicture } from './pictures.ts'

/** The catalogue as the build and the dev server use it. */
export type SiteData = {
  catalogue: Catalogue
  addresses: Addresses
  views: Views
  pictures: ReadonlyMap<string, SourcePicture>
}

/**
 * Reads and checks the whole catalogue.
 * @param root the project's folder
 * @param base the site's root on its server, `/` or `/shop/`
 * @returns the data, or the problems that stand in the way; never both
 */
export async function readSite(
  root: string,
  base: string,
): Promise<SiteData | { problems: Problem[] }> {
  const { catalogue, problems } = await checkFolder(root)
  if (catalogue === undefined || problems.length > 0) return { problems }
  const files = Object.keys(catalogue.pictures)
  const pictures = new Map(
    await Promise.all(
      files.map(
        async (file) => [file, await readPicture(path.join(root, PICTURES, file))] as const,
      ),
    ),
  )
  const facts = new Map([...pictures].map(([file, { facts }]) => [file, facts]))
  const addresses = createAddresses(catalogue.site.url, base)
  return {
    catalogue,
    pictures,
    addresses,
    views: createViews(catalogue, facts, addresses.absolute),
  }
}

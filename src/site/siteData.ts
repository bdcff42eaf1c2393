import path from 'node:path'
import type { Registry } from '../catalogue/registry.ts'
import { checkRegistry, type Problem } from '../check/checkCatalogue.ts'
import { createViews, type Views } from '../pages/views/views.ts'
import { type Addresses, createAddresses } from './addresses.ts'
import { readPicture, type SourcePicture } from './pictures.ts'

/** The catalogue as the build and the dev server use it. */
export type SiteData = {
  registry: Registry
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
  const { registry, problems } = await checkRegistry(root)
  if (registry === undefined || problems.length > 0) return { problems }
  const files = Object.keys(registry.pictures)
  const pictures = new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [file, await readPicture(path.join(root, 'public/pictures', file))] as const,
      ),
    ),
  )
  const facts = new Map([...pictures].map(([file, { facts }]) => [file, facts]))
  const addresses = createAddresses(registry.site.url, base)
  return { registry, pictures, addresses, views: createViews(registry, facts, addresses.absolute) }
}

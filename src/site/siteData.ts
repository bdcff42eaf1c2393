import path from 'node:path'
import { checkCatalogue } from '../check/checkCatalogue.ts'
import { Memo } from '../check/memo.ts'
import { type Files, PICTURES } from '../model/catalogue/catalogueFiles.ts'
import type { Problem } from '../model/problem.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import { createViews, type Views } from '../pages/views.ts'
import { type Addresses, createAddresses } from './addresses.ts'
import { type KnownTexts, knownTexts, type TextStamps } from './disk/knownTexts.ts'
import { lookAtPictures } from './disk/pictures.ts'
import { soundPages } from './disk/soundPages.ts'
import { readPicture, type SourcePicture } from './pictures.ts'
import { WatchedPages } from './watchedPages.ts'

/** The catalogue as the build and the dev server use it. */
export type SiteData = {
  catalogue: Catalogue & { pages: WatchedPages }
  /** What the texts that it was read from are known by. */
  stamps: TextStamps
  addresses: Addresses
  views: Views
  pictures: ReadonlyMap<string, SourcePicture>
  /** What the check doubts; it stands in no one's way. */
  warnings: Problem[]
}

/** The files of a catalogue, as they were read, and what their texts are known by. */
type Read = Files & KnownTexts

/**
 * Reads the files of the whole catalogue, each once.
 * @param root the project's folder
 * @param cache where what was found out of pictures and texts is kept
 */
export async function readFiles(root: string, cache?: string): Promise<Read> {
  return { ...(await knownTexts(root, cache)), pictures: await lookAtPictures(root, cache) }
}

/**
 * Checks the whole catalogue, and makes ready what is made of it.
 * @param root the project's folder
 * @param base the site's root on its server, `/` or `/shop/`
 * @param cache where what was found out of pictures and pages is kept
 * @returns the data, or the problems that stand in the way; never both
 */
export async function readSite(
  root: string,
  base: string,
  read: Read,
  cache?: string,
): Promise<SiteData | { problems: Problem[] }> {
  const { stamps } = read
  const known = cache === undefined ? undefined : soundPages(cache, read.texts, stamps)
  const found = checkCatalogue(read, new Memo(known?.noted))
  await known?.keep(found)
  const { catalogue: checked, problems, warnings } = found
  if (checked === undefined || problems.length > 0) {
    return { problems: [...problems, ...warnings] }
  }
  const catalogue = { ...checked, pages: new WatchedPages(checked.pages) }
  const files = Object.keys(catalogue.pictures)
  const pictures = new Map(
    await Promise.all(
      files.map(
        async (file) => [file, await readPicture(path.join(root, PICTURES, file), cache)] as const,
      ),
    ),
  )
  const facts = new Map([...pictures].map(([file, { facts }]) => [file, facts]))
  const addresses = createAddresses(catalogue.site.url, base)
  return {
    catalogue,
    stamps,
    pictures,
    warnings,
    addresses,
    views: createViews(catalogue, facts, addresses.absolute),
  }
}

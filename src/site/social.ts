import { eachOf } from '../model/concurrency.ts'
import { kindOf, type PageView } from '../pages/pages.ts'
import type { SiteFiles } from './files.ts'
import { makeSocialPicture, type SocialPicture, socialPicture } from './ogPicture.ts'
import { encoders } from './pictures.ts'
import type { SiteData } from './siteData.ts'
import type { Tokens } from './tokens.ts'

/** The pictures for sharing: one for each photograph, and one for the pages that have none. */
export type SocialPictures = {
  of(page: PageView): SocialPicture
  all: readonly SocialPicture[]
}

/** Names the pictures for sharing. */
export function socialPictures({ catalogue, pictures }: SiteData, tokens: Tokens): SocialPictures {
  const { pages, site } = catalogue
  const plain = socialPicture(site.name, undefined, tokens)
  const byFile = new Map<string, SocialPicture>()
  const byPath = new Map<string, SocialPicture>()
  for (const [path, page] of pages) {
    const file = kindOf(page).picture?.(page)
    const picture = file === undefined ? undefined : pictures.get(file)
    if (file === undefined || picture === undefined) continue
    const alt = catalogue.pictures[file]?.alt ?? site.name
    const social = byFile.get(file) ?? socialPicture(site.name, { picture, alt }, tokens)
    byFile.set(file, social)
    byPath.set(path, social)
  }
  return { of: ({ path }) => byPath.get(path) ?? plain, all: [plain, ...byFile.values()] }
}

/** Writes the pictures for sharing into the site. */
export async function writeSocialPictures(
  social: SocialPictures,
  tokens: Tokens,
  files: SiteFiles,
  cache: string,
): Promise<void> {
  const write = async (picture: SocialPicture) =>
    files.copy(picture.address.slice(1), await makeSocialPicture(picture, tokens, cache))
  await eachOf(social.all, write, encoders)
}

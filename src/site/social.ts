import { eachOf } from '../model/concurrency.ts'
import type { PageView } from '../pages/pages.ts'
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
  const { pages, site, properties } = catalogue
  const pictureOf = (path: string) => pages.told(path, properties)?.picture
  const bare = socialPicture(site.name, undefined, tokens)
  const ofFile = new Map<string, SocialPicture>()
  for (const file of [...pages.keys()].map(pictureOf)) {
    const picture = file === undefined ? undefined : pictures.get(file)
    if (file === undefined || picture === undefined || ofFile.has(file)) continue
    const alt = catalogue.pictures[file]?.alt ?? site.name
    ofFile.set(file, socialPicture(site.name, { picture, alt }, tokens))
  }
  return {
    of: ({ path }) => ofFile.get(pictureOf(path) ?? '') ?? bare,
    all: [bare, ...ofFile.values()],
  }
}

/** Puts the pictures for sharing into the built site. */
export async function finishSocialPictures(
  social: SocialPictures,
  tokens: Tokens,
  { files, cache }: { files: SiteFiles; cache: string },
): Promise<void> {
  await eachOf(
    social.all,
    async (picture) => {
      const made = await makeSocialPicture(picture, tokens, cache)
      files.copy(picture.address.slice(1), made)
    },
    encoders,
  )
}

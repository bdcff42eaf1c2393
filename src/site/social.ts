import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { eachOf } from '../disk/concurrency.ts'
import type { PageView } from '../pages/views/types.ts'
import type { Page } from '../shape/page.ts'
import { makeSocialPicture, type SocialPicture, socialPicture } from './ogPicture.ts'
import { encoders } from './pictures.ts'
import type { SiteData } from './siteData.ts'
import type { Tokens } from './tokens.ts'

/** The pictures for sharing: one for each photograph, and one for the pages that have none. */
export type SocialPictures = {
  of(page: PageView): SocialPicture
  all: readonly SocialPicture[]
}

/** The picture that stands for a page: its gallery's main one, or that of its cards. */
function pictureOf(page: Page | undefined): string | undefined {
  if (page?.kind !== 'full') return page?.picture
  return page.gallery.images[page.gallery.main ?? 0] ?? page.picture
}

/** Names the pictures for sharing. */
export function socialPictures({ catalogue, pictures }: SiteData, tokens: Tokens): SocialPictures {
  const { home, pages, site } = catalogue
  const bare = socialPicture(site.name, undefined, tokens)
  const ofFile = new Map<string, SocialPicture>()
  for (const file of [home.hero.picture, ...[...pages.values()].map(pictureOf)]) {
    const picture = file === undefined ? undefined : pictures.get(file)
    if (file === undefined || picture === undefined || ofFile.has(file)) continue
    const alt = catalogue.pictures[file]?.alt ?? site.name
    ofFile.set(file, socialPicture(site.name, { picture, alt }, tokens))
  }
  return {
    of({ kind, path }) {
      const file = kind === 'home' ? home.hero.picture : pictureOf(pages.get(path.slice(1)))
      return ofFile.get(file ?? '') ?? bare
    },
    all: [bare, ...ofFile.values()],
  }
}

/** Puts the pictures for sharing into the built site. */
export async function finishSocialPictures(
  social: SocialPictures,
  tokens: Tokens,
  { dist, cache }: { dist: string; cache: string },
): Promise<void> {
  await eachOf(
    social.all,
    async (picture) => {
      const made = await makeSocialPicture(picture, tokens, cache)
      await copyFile(made, path.join(dist, picture.address))
    },
    encoders,
  )
}

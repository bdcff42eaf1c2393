import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Registry } from '../catalogue/registry.ts'
import type { PageView } from '../catalogue/view/types.ts'
import { inLanes } from './lanes.ts'
import { makeSocialPicture, type SocialPicture, socialPicture } from './ogPicture.ts'
import type { SiteData } from './site.ts'
import type { Tokens } from './tokens.ts'

/** The picture that stands for a page: its hero, its gallery's main one, or that of its cards. */
function pictureFile({ home, pages }: Registry, { kind, path }: PageView): string | undefined {
  if (kind === 'home') return home.hero.picture
  const page = pages.get(path.slice(1))
  if (page?.kind !== 'full') return page?.picture
  return page.gallery.images[page.gallery.main ?? 0] ?? page.picture
}

/** @returns what tells each page's picture for sharing. */
export function socialPictures({ registry, pictures }: SiteData, tokens: Tokens) {
  return (page: PageView): SocialPicture => {
    const file = pictureFile(registry, page)
    const words = {
      heading: page.kind === 'home' ? page.hero.heading : page.heading,
      name: registry.site.name,
      alt: file === undefined ? undefined : registry.pictures[file]?.alt,
    }
    const picture = file === undefined ? undefined : pictures.get(file)
    return socialPicture(page.path.slice(1) || 'index', words, picture, tokens)
  }
}

/** Puts the picture of each page into the built site. */
export async function finishSocialPictures(
  { registry, views }: SiteData,
  social: (page: PageView) => SocialPicture,
  tokens: Tokens,
  { dist, cache }: { dist: string; cache: string },
): Promise<void> {
  await mkdir(path.join(dist, 'pictures'), { recursive: true })
  await inLanes(Object.keys(registry.routes), async (declared) => {
    const page = views.page(declared)
    if (page === undefined) return
    const picture = social(page)
    const jpeg = await makeSocialPicture(picture, tokens, cache)
    await writeFile(path.join(dist, picture.address), jpeg)
  })
}

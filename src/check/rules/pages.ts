import type { FullPage } from '../../shape/page.ts'
import type { Rule } from '../draft.ts'
import { rule } from '../draft.ts'
import { fileOf, pageFile, slugOf } from '../files.ts'
import type { Finding, Spot } from '../problem.ts'
import { count } from '../say.ts'

/** The picture that a page shows first. */
export function mainPicture(page: FullPage): string | undefined {
  const { images, main } = page.gallery
  return images.length === 0 ? page.picture : images[main ?? 0]
}

/** A full page has exactly one source of its main picture, and that one picture. */
export const galleries: Rule = function* ({ pages }): Iterable<Finding> {
  for (const [slug, page] of pages) {
    if (page.kind !== 'full') continue
    const file = pageFile(slug)
    const { images, main } = page.gallery
    if (images.length === 0 && page.picture === undefined) {
      const message = 'The gallery is empty, and the page has no "picture" either'
      yield { file, spot: ['gallery'], message, hint: 'Add "picture": "<file>.jpg" to the page.' }
    }
    if (images.length > 0 && page.picture !== undefined) {
      const message = 'The page has a "picture" and pictures in its gallery'
      const hint = 'Keep one of the two: the page shows its gallery, or the one picture.'
      yield { file, spot: ['picture'], key: true, message, hint }
    }
    if (main !== undefined && main >= images.length) {
      const message = `The main picture is number ${main} of the gallery, which has ${count(images.length, 'picture')}`
      const hint =
        images.length === 0
          ? 'Delete "main".'
          : `Counting begins at 0: write a number from 0 to ${images.length - 1}.`
      yield { file, spot: ['gallery', 'main'], message, hint }
    }
    const seen = new Set<string>()
    for (const [i, image] of images.entries()) {
      if (!seen.has(image)) {
        seen.add(image)
        continue
      }
      const message = `"${image}" stands in this gallery already`
      yield { file, spot: ['gallery', 'images', i], message, hint: 'Delete one of the two.' }
    }
  }
}

/** A card shows the main picture of the full page that it leads to. */
export const cardPictures = rule(['home', 'aliases'], function* (draft): Iterable<Finding> {
  for (const [i, { path, picture }] of draft.home.products.cards.entries()) {
    const page = draft.pages.get(slugOf(draft.aliases[path] ?? path))
    if (page?.kind !== 'full') continue
    const main = mainPicture(page)
    if (main === undefined || main === picture) continue
    const message = `The card shows "${picture}", and the page it leads to shows "${main}"`
    const hint = `Write "${main}", so that visitors find what they clicked on.`
    yield { file: fileOf('home'), spot: ['products', 'cards', i, 'picture'], message, hint }
  }
})

/** No two pages have one name: visitors and search engines could not tell them apart. */
export const headings: Rule = function* ({ pages }): Iterable<Finding> {
  const seen = new Map<string, string>()
  for (const [slug, { heading }] of pages) {
    const name = heading.toLowerCase()
    const other = seen.get(name)
    if (other !== undefined) {
      const message = `The page ${pageFile(other)} is called "${heading}" already`
      yield { file: pageFile(slug), spot: ['heading'], message, hint: 'Give each its own name.' }
    }
    seen.set(name, other ?? slug)
  }
}

/** No paragraph and no point of a list stands twice on a page. */
export const repeatedTexts: Rule = function* ({ pages }): Iterable<Finding> {
  for (const [slug, page] of pages) {
    if (page.kind !== 'full') continue
    const lists: [Spot, string[]][] = [
      [['description'], page.description],
      ...(['whyChoose', 'applications', 'whyGujarat'] as const).map((list): [Spot, string[]] => [
        [list, 'points'],
        page[list].points.map(({ title }) => title),
      ]),
    ]
    for (const [spot, texts] of lists) {
      for (const [i, text] of texts.entries()) {
        if (texts.indexOf(text) === i) continue
        const message = `"${text}" stands here already`
        yield { file: pageFile(slug), spot: [...spot, i], message, hint: 'Delete one of the two.' }
      }
    }
  }
}

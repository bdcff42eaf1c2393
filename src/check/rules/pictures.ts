import { type Draft, rule } from '../draft.ts'
import { fileOf, PICTURES, pageFile, pictureFormatOf } from '../files.ts'
import type { Finding, Spot } from '../problem.ts'
import { suggestions } from '../suggest.ts'

/** Widths in pixels: what a wide screen with two pixels for each point shows sharply. */
const NEEDED = { page: 1200, hero: 1600 }

type Use = { file: string; spot: Spot; picture: string; width: number }

/** Everywhere in the catalogue that names a picture. */
function* uses({ pages, home }: Draft): Iterable<Use> {
  for (const [slug, page] of pages) {
    const file = pageFile(slug)
    const width = NEEDED.page
    if (page.picture !== undefined) yield { file, spot: ['picture'], picture: page.picture, width }
    if (page.kind !== 'full') continue
    for (const [i, picture] of page.gallery.images.entries()) {
      yield { file, spot: ['gallery', 'images', i], picture, width }
    }
  }
  if (home === undefined) return
  const file = fileOf('home')
  yield { file, spot: ['hero', 'picture'], picture: home.hero.picture, width: NEEDED.hero }
  for (const [i, { picture }] of home.products.cards.entries()) {
    yield { file, spot: ['products', 'cards', i, 'picture'], picture, width: NEEDED.page }
  }
}

/** Every picture that is named is there, and is large enough for its place. */
export const namedPictures = rule(['pictures'], function* (draft): Iterable<Finding> {
  const { pictures, knownPictures } = draft
  const nearPicture = suggestions(Object.keys(pictures))
  for (const { file, spot, picture, width } of uses(draft)) {
    if (pictures[picture] === undefined && !knownPictures.has(picture)) {
      const message = `There is no picture "${picture}"`
      const cure = `Put it into ${PICTURES}/ and describe it in ${fileOf('pictures')}.`
      yield { file, spot, message, hint: nearPicture(picture, cure) }
    }
    const facts = knownPictures.get(picture)
    if (facts?.width === undefined || facts.width >= width) continue
    const message = `"${picture}" is ${facts.width} pixels wide, and ${width} are needed here`
    yield { file, spot, message, hint: 'Put a larger picture in its place.' }
  }
})

/** Every picture that is described has its file, and the other way round. */
export const describedPictures = rule(['pictures'], function* (draft): Iterable<Finding> {
  const { pictures, knownPictures } = draft
  const file = fileOf('pictures')
  const undescribed = [...knownPictures.keys()].filter(
    (name) => pictures[name] === undefined && pictureFormatOf(name) !== undefined,
  )
  const lost = Object.keys(pictures).filter((name) => !knownPictures.has(name))
  const nearFile = suggestions(undescribed)
  const nearName = suggestions(lost)
  for (const name of lost) {
    const message = `There is no file ${PICTURES}/${name}`
    const hint = nearFile(name, 'Put the picture there, or delete these lines.')
    yield { file, spot: [name], key: true, message, hint }
  }
  for (const name of undescribed) {
    const message = `The picture is not described in ${file}`
    const hint = nearName(name, `Add "${name}" with its "alt" there, or delete the file.`)
    yield { file: `${PICTURES}/${name}`, message, hint }
  }
  for (const [name, { alt }] of Object.entries(pictures)) {
    if (!/\.(jpe?g|png|webp)\b|^(image|picture|photo|illustration) of\b/i.test(alt)) continue
    const message = `The description "${alt}" names a file or begins with the kind of picture`
    const hint = 'Say what is to be seen, as you would on the phone.'
    yield { file, spot: [name, 'alt'], message, hint }
  }
})

/** Every file among the pictures is the picture that its name says it is. */
export const realPictures = rule([], function* ({ knownPictures }): Iterable<Finding> {
  for (const [name, { fault }] of knownPictures) {
    if (fault !== undefined) yield { file: `${PICTURES}/${name}`, ...fault }
  }
})

/** No picture lies unused. Skipped while a page that may use it cannot be read. */
export const unusedPictures = rule(['pictures', 'home'], function* (draft): Iterable<Finding> {
  if (draft.brokenPages.size > 0 || draft.pages.size === 0) return
  const used = new Set([...uses(draft)].map(({ picture }) => picture))
  for (const name of Object.keys(draft.pictures)) {
    if (used.has(name) || !draft.knownPictures.has(name)) continue
    const message = `No page shows the picture "${name}"`
    const hint = `Name it on a page, or delete it here and in ${PICTURES}/.`
    yield { file: fileOf('pictures'), spot: [name], key: true, message, hint }
  }
})

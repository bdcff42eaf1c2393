import type { PictureUse } from '../../pages/kind.ts'
import { kindOf } from '../../pages/pages.ts'
import { type Draft, rule } from '../draft.ts'
import { pagesOf } from '../files.ts'
import { fileOf, PICTURES, pictureFormatOf } from '../names.ts'
import type { Finding } from '../problem.ts'
import { suggestions } from '../suggest.ts'
import { slugPages } from './routes.ts'

/** Everywhere in the catalogue that names a picture. */
function* uses(draft: Draft): Iterable<PictureUse & { by: string }> {
  for (const { file, page } of pagesOf(draft)) {
    for (const use of kindOf(page).pictures?.(page) ?? []) yield { by: file, ...use }
  }
}

/** Every picture that is named is there, and is large enough for its place. */
export const namedPictures = rule(['pictures'], function* (draft): Iterable<Finding> {
  const { pictures, knownPictures } = draft
  const nearPicture = suggestions(Object.keys(pictures))
  for (const { by, spot, file: picture, width } of uses(draft)) {
    if (pictures[picture] === undefined && !knownPictures.has(picture)) {
      const message = `There is no picture "${picture}"`
      const cure = `Put it into ${PICTURES}/ and describe it in ${fileOf('pictures')}.`
      yield { file: by, spot, message, hint: nearPicture(picture, cure) }
    }
    const facts = knownPictures.get(picture)
    if (facts?.width === undefined || facts.width >= width) continue
    const message = `"${picture}" is ${facts.width} pixels wide, and ${width} are needed here`
    yield { file: by, spot, message, hint: 'Put a larger picture in its place.' }
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
export const unusedPictures = rule(['pictures'], function* (draft): Iterable<Finding> {
  if (draft.brokenPages.size > 0 || slugPages(draft).length === 0) return
  const used = new Set([...uses(draft)].map(({ file }) => file))
  for (const name of Object.keys(draft.pictures)) {
    if (used.has(name) || !draft.knownPictures.has(name)) continue
    const message = `No page shows the picture "${name}"`
    const hint = `Name it on a page, or delete it here and in ${PICTURES}/.`
    yield { file: fileOf('pictures'), spot: [name], key: true, message, hint }
  }
})

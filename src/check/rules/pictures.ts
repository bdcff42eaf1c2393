import { PICTURES, pictureFormatOf, pictureName } from '../../catalogue/catalogueFiles.ts'
import { memoize } from '../../catalogue/memoize.ts'
import { lettersAndDigits } from '../../catalogue/messageText.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { Place } from '../../catalogue/place.ts'
import { createSuggester } from '../../catalogue/suggest.ts'
import { pageFile, sharedFilePath, sharedFiles, sharedSchemas } from '../../pages/dataFiles.ts'
import { type DraftCatalogue, type Rule, rule } from '../../pages/draftCatalogue.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import { type PictureUse, pageFacts, picturesNamedIn } from '../pageFacts.ts'
import { slugPages } from './routes.ts'

/** The shared files, each with a function that finds the pictures that it refers to. */
const sharedPictures = sharedFiles.map((part) => ({
  part,
  usesIn: memoize((value: object) => picturesNamedIn(value, sharedSchemas[part])),
}))

/** All references to pictures in the catalogue. */
export const pictureUses = memoize((draft: DraftCatalogue): readonly (PictureUse & Place)[] => {
  const uses: (PictureUse & Place)[] = []
  for (const [path, page] of draft.pages) {
    const file = pageFile(path)
    for (const use of pageFacts(page).pictures) uses.push({ file, ...use })
  }
  for (const { part, usesIn } of sharedPictures) {
    const file = sharedFilePath(part)
    const value = draft[part]
    for (const use of value === undefined ? [] : usesIn(value)) uses.push({ file, ...use })
  }
  return uses
})

/** Every referenced picture exists, and is large enough for its use. */
const namedPictures: Rule = function* (draft) {
  const { pictures, pictureFiles } = draft
  if (pictures === undefined) return
  const nearPicture = createSuggester(Object.keys(pictures))
  for (const { file, jsonPath, picture, width } of pictureUses(draft)) {
    if (ownValue(pictures, picture) === undefined && !pictureFiles.has(picture)) {
      const misnamed = [...pictureFiles.keys()].find((name) => pictureName(name) === picture)
      // A misnamed file is reported by itself.
      if (misnamed !== undefined) continue
      const message = `There is no picture "${picture}"`
      const fix = nearPicture(picture, 'Choose another, or add a new picture.')
      yield { file, jsonPath, message, fix }
    }
    const facts = pictureFiles.get(picture)
    if (facts?.width === undefined || facts.width >= width) continue
    const message = `"${picture}" is ${facts.width} pixels wide, but at least ${width} are needed here`
    yield { file, jsonPath, message, fix: 'Use a larger picture.' }
  }
}

/** Words that fit every picture. */
const ARTICLES = 'an?|the|our|my|this|of|here'
const ADJECTIVES = 'new|nice|main|untitled'
const NOUNS =
  'product|image|img|picture|pic|photo(?:graph)?|illustration|logo|file|alt|text|description'

/** A description made only of words that fit every picture. */
const EMPTY_ALT = new RegExp(
  String.raw`^\W*(?:(?:${ARTICLES}|${ADJECTIVES}|${NOUNS}|\d+)\W*)+$`,
  'i',
)

/** Every described picture has a file, and every picture file has a description. */
const describedPictures = rule(['pictures'], function* (draft) {
  const { pictures, pictureFiles } = draft
  const file = sharedFilePath('pictures')
  const undescribed = [...pictureFiles.keys()].filter(
    (name) => ownValue(pictures, name) === undefined && pictureFormatOf(name) !== undefined,
  )
  const lost = Object.keys(pictures).filter((name) => !pictureFiles.has(name))
  const nearFile = createSuggester(undescribed)
  const nearName = createSuggester(lost)
  for (const name of lost) {
    const message = `There is no picture "${name}"`
    const fix = nearFile(name, 'Add the picture again, or delete it.')
    yield { file, jsonPath: [name], key: true, message, fix }
  }
  for (const name of pictureFiles.keys()) {
    const right = pictureName(name)
    if (name === right || pictureFormatOf(right) === undefined) continue
    const message = 'Picture names can have only small letters, digits and hyphens'
    const fix = `Rename it "${right}", or add it again in the editor, which names it so.`
    yield { file: `${PICTURES}/${name}`, message, fix }
  }
  for (const name of undescribed) {
    if (name !== pictureName(name)) continue
    const message = `The picture is not described in “${fileTitle(file)}”`
    const fix = nearName(name, 'Add its description there, or delete the picture.')
    yield { file: `${PICTURES}/${name}`, message, fix }
  }
  const fix = 'Describe what the picture shows, as you would on the phone.'
  const seen = new Map<string, string>()
  for (const [name, { alt }] of Object.entries(pictures)) {
    const jsonPath = [name, 'alt']
    const other = seen.get(alt.toLowerCase())
    seen.set(alt.toLowerCase(), other ?? name)
    if (other !== undefined) {
      const message = `The picture "${other}" already has the description "${alt}"`
      yield { file, jsonPath, message, fix }
    } else if (
      /\.(jpe?g|png|webp)\b|^(?:an? )?(image|picture|photo|illustration) of\b/i.test(alt)
    ) {
      const message = `The description "${alt}" names a file or begins with the kind of picture`
      yield { file, jsonPath, message, fix }
    } else if (
      EMPTY_ALT.test(alt) ||
      lettersAndDigits(alt) === lettersAndDigits(name.replace(/\.\w+$/, ''))
    ) {
      yield {
        file,
        jsonPath,
        message: `The description "${alt}" does not say what the picture shows`,
        fix,
      }
    }
  }
})

/** Every picture file has the format of its name, and is not damaged. */
const realPictures: Rule = function* ({ pictureFiles }) {
  for (const [name, { fault }] of pictureFiles) {
    if (fault !== undefined) yield { file: `${PICTURES}/${name}`, ...fault }
  }
}

/** No picture is unused. Skipped while a page that may use it cannot be read. */
const unusedPictures: Rule = function* (draft) {
  if (draft.pictures === undefined || draft.brokenPages.size > 0 || slugPages(draft).length === 0)
    return
  const used = new Set(pictureUses(draft).map(({ picture }) => picture))
  for (const name of Object.keys(draft.pictures)) {
    if (used.has(name) || !draft.pictureFiles.has(name)) continue
    const message = `No page shows the picture "${name}"`
    const fix = 'Use it on a page, or delete it.'
    yield {
      file: sharedFilePath('pictures'),
      jsonPath: [name],
      key: true,
      message,
      fix,
      warning: true,
    }
  }
}

export const pictureRules = { namedPictures, describedPictures, realPictures, unusedPictures }

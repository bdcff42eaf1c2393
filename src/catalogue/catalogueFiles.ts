import { ownValue } from './ownValue.ts'
import type { Problem } from './problem.ts'

/** The folder of the pages, one file for each slug. */
export const PAGES = 'data/pages'

/** The folder of the pictures. */
export const PICTURES = 'public/pictures'

/** File extension -> picture format. */
export const pictureFormats: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
}

/** The picture format of a file name's extension; undefined if it is not a picture's. */
export function pictureFormatOf(name: string): string | undefined {
  return ownValue(pictureFormats, /\.\w+$/.exec(name)?.[0] ?? '')
}

/**
 * Names that Windows reserves for devices: no file can have one, with any extension.
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
export const deviceNames: readonly string[] = [
  'con',
  'prn',
  'aux',
  'nul',
  ...['com', 'lpt'].flatMap((port) => Array.from('123456789', (n) => `${port}${n}`)),
]

/** The name of a picture in the form that the check allows: `My Roof 1.JPG` -> `my-roof-1.jpg`. */
export function pictureName(name: string): string {
  const [, stem = name, extension = ''] = /^(.*?)(\.\w+)?$/.exec(name.toLowerCase()) ?? []
  const hyphenated = stem.normalize('NFKD').replace(/[^a-z0-9]+/g, '-')
  const trimmed = hyphenated.replace(/^-|-$/g, '') || 'picture'
  const allowed = deviceNames.includes(trimmed) ? `${trimmed}-picture` : trimmed
  return `${allowed}${extension.replace('.jpeg', '.jpg')}`
}

/** True for a path in the folder of the pages. */
export function isInPages(file: string): boolean {
  return file.startsWith(`${PAGES}/`)
}

/** True for a path in the folder of the pictures. */
export function isInPictures(file: string): boolean {
  return file.startsWith(`${PICTURES}/`)
}

/** True for the path of a picture with an allowed name. */
export function isPicture(file: string): boolean {
  if (!isInPictures(file)) return false
  const name = file.slice(PICTURES.length + 1)
  return pictureName(name) === name && pictureFormatOf(name) !== undefined
}

/** True if a path is one that a file of the catalogue can have. */
export function isCatalogueFile(file: string): boolean {
  const [, name] = /^data\/(?:[a-z]{2,3}\/)?(?:pages\/)?([A-Za-z0-9-]+)\.json$/.exec(file) ?? []
  return isPicture(file) || (name !== undefined && !deviceNames.includes(name.toLowerCase()))
}

/** The result of reading a picture's file: its width in pixels, a fault, or both. */
export type PictureFileCheck = { width?: number; fault?: Problem }

/** The input of the check, read from a disk, or from a server in the editor. */
export type Files = {
  /**
   * Path from the project's root, with `/` -> the file's text, or the reason why it cannot be read. The
   * path of an unexpected folder ends with a slash.
   */
  texts: ReadonlyMap<string, string | Problem>
  /** The files in `public/pictures/`, by name. */
  pictures: ReadonlyMap<string, PictureFileCheck>
}

/** True for the name of a language folder in `data/`. */
export function isLanguageFolder(name: string): boolean {
  return /^[a-z]{2,3}$/.test(name)
}

/** The start of a translation's path: `data/gu/site.json` translates `data/site.json`. */
const translationPath = /^data\/([a-z]{2,3})\/(?=[^/])/

/** The language and the English file of a file of translations; undefined for any other file. */
export function parseTranslationPath(file: string): { language: string; of: string } | undefined {
  const [start, language] = translationPath.exec(file) ?? []
  if (start === undefined || language === undefined) return undefined
  return { language, of: `data/${file.slice(start.length)}` }
}

/** The folder of the translations into a language: `gu` -> `data/gu`. */
export function translationFolder(language: string): string {
  return `data/${language}`
}

/** The glossary of a language. It is the one file of a language that has no English counterpart. */
export function glossaryFile(language: string): string {
  return `${translationFolder(language)}/glossary.json`
}

/** The translation of an English file: `gu`, `data/site.json` -> `data/gu/site.json`. */
export function translationFile(language: string, of: string): string {
  return `${translationFolder(language)}/${of.slice('data/'.length)}`
}

/** The field that names the schema for editors such as VS Code; it is not part of the data. */
export const SCHEMA_KEY = '$schema'

/** The value of a file's `$schema`, relative to the folder of the file. */
export function schemaPathOf(file: string): string {
  const { of, language } = parseTranslationPath(file) ?? {}
  if (of !== undefined && language !== undefined) {
    const name = file === glossaryFile(language) ? 'glossary' : 'translation'
    return `${isInPages(of) ? '../..' : '..'}/schema/${name}.schema.json`
  }
  return isInPages(file)
    ? '../schema/page.schema.json'
    : `./schema/${file.slice('data/'.length).replace(/\.json$/, '')}.schema.json`
}

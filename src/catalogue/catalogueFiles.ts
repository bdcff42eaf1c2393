import type { Fault } from './problem.ts'

/** The folder of the pages, one file for each slug. */
export const PAGES = 'data/pages'

/** The folder of the pictures. */
export const PICTURES = 'public/pictures'

/** The formats of pictures, by the endings of their names. */
export const pictureFormats: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
}

/** The format that a picture's name promises; undefined where it is no picture's name. */
export function pictureFormatOf(name: string): string | undefined {
  return pictureFormats[/\.\w+$/.exec(name)?.[0] ?? '']
}

/**
 * What Windows calls its devices: there no file can have such a name, whatever its ending.
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
export const deviceNames: readonly string[] = [
  ...['con', 'prn', 'aux', 'nul'],
  ...['com', 'lpt'].flatMap((port) => Array.from('123456789', (n) => `${port}${n}`)),
]

/** The nearest name that a picture may have: `My Roof 1.JPG` -> `my-roof-1.jpg`. */
export function pictureName(name: string): string {
  const [, stem = name, end = ''] = /^(.*?)(\.\w+)?$/.exec(name.toLowerCase()) ?? []
  const plain = stem.normalize('NFKD').replace(/[^a-z0-9]+/g, '-')
  const bare = plain.replace(/^-|-$/g, '') || 'picture'
  const free = deviceNames.includes(bare) ? `${bare}-picture` : bare
  return `${free}${end.replace('.jpeg', '.jpg')}`
}

/** Whether a path is that of a picture, with a name that the check allows. */
export function isPicture(file: string): boolean {
  if (!file.startsWith(`${PICTURES}/`)) return false
  const name = file.slice(PICTURES.length + 1)
  return pictureName(name) === name && pictureFormatOf(name) !== undefined
}

/** Whether a path is one that a file of the catalogue can have. */
export function isCatalogueFile(file: string): boolean {
  const [, name] = /^data\/(?:[a-z]{2,3}\/)?(?:pages\/)?([A-Za-z0-9-]+)\.json$/.exec(file) ?? []
  return isPicture(file) || (name !== undefined && !deviceNames.includes(name.toLowerCase()))
}

/** What is known of a picture's file: its width, what is wrong with it, or both. */
export type KnownPicture = { width?: number; fault?: Fault }

/** All that the check is given: from a disk, or from a server in the editor. */
export type Files = {
  /**
   * Path from the project's root, with `/` -> the file's text, or why it cannot be read. The path of
   * a folder where none is expected ends with a slash.
   */
  texts: ReadonlyMap<string, string | Fault>
  /** The files in `public/pictures/` by their names. */
  pictures: ReadonlyMap<string, KnownPicture>
}

/** Whether a folder of `data/` is named like a language. */
export function isLanguageFolder(name: string): boolean {
  return /^[a-z]{2,3}$/.test(name)
}

/** A folder that is named like a language: `data/gu/site.json` has the words of `data/site.json`. */
const translationPath = /^data\/([a-z]{2,3})\/(?=[^/])/

/** The language and the English file of a file of translations; undefined for any other file. */
export function parseTranslationPath(file: string): { language: string; of: string } | undefined {
  const [start, language] = translationPath.exec(file) ?? []
  if (start === undefined || language === undefined) return undefined
  return { language, of: `data/${file.slice(start.length)}` }
}

/** The file of a language that no English file has the name of: the words of its terms. */
export function glossaryFile(language: string): string {
  return `data/${language}/glossary.json`
}

/** The file with a language's words of a file: `gu`, `data/site.json` -> `data/gu/site.json`. */
export function translationFile(language: string, of: string): string {
  return `data/${language}/${of.slice('data/'.length)}`
}

/** What a file writes as its `$schema`, seen from its own folder. */
export function schemaPathOf(file: string): string {
  const { of, language } = parseTranslationPath(file) ?? {}
  if (of !== undefined && language !== undefined) {
    const name = file === glossaryFile(language) ? 'glossary' : 'translation'
    return `${of.startsWith(`${PAGES}/`) ? '../..' : '..'}/schema/${name}.schema.json`
  }
  return file.startsWith(`${PAGES}/`)
    ? '../schema/page.schema.json'
    : `./schema/${file.slice('data/'.length).replace(/\.json$/, '')}.schema.json`
}

import type { Part } from './files.ts'

/** Where the pages lie, one file for each slug. */
export const PAGES = 'data/pages'

/** Where the pictures lie. */
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

/** What is wrong with a file, and the cure. */
export type Fault = { message: string; hint: string }

/** What is known of a picture's file: its width, what is wrong with it, or both. */
export type KnownPicture = { width?: number; fault?: Fault }

/** All that the check is given, wherever it was read. */
export type Files = {
  /**
   * Path from the project's root, with `/` -> the file's text, or why it cannot be read. The path of
   * a folder where none is expected ends with a slash.
   */
  texts: ReadonlyMap<string, string | Fault>
  /** File name -> what lies under `public/pictures/`. */
  pictures: ReadonlyMap<string, KnownPicture>
}

/** `routes` -> `data/routes.json` */
export function fileOf(part: Part): string {
  return `data/${part}.json`
}

/** What a file writes as its `$schema`, seen from its own folder. */
export function schemaOf(file: string): string {
  return file.startsWith(`${PAGES}/`)
    ? '../schema/page.schema.json'
    : `./schema/${file.slice('data/'.length).replace(/\.json$/, '')}.schema.json`
}

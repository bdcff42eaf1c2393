import type { z } from 'zod'
import { Aliases, Categories, Pictures, Routes, Unconfirmed } from '../shape/lists.ts'
import { Page } from '../shape/page.ts'
import { Site } from '../shape/site.ts'
import { AboutPage, ContactPage, HomePage } from '../shape/standing.ts'

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

/** The one list of the files of `data/`, each with its shape; the pages' files stand in a folder. */
const list = {
  routes: Routes,
  aliases: Aliases,
  site: Site,
  categories: Categories,
  home: HomePage,
  about: AboutPage,
  contact: ContactPage,
  pictures: Pictures,
  unconfirmed: Unconfirmed,
}

export type Part = keyof typeof list

/** The values of `data/`'s files, by the files' names without their ending. */
export type Parts = { [P in Part]: z.infer<(typeof list)[P]> }

export const shapes: { readonly [P in Part]: z.ZodType<Parts[P]> } = list

function isPart(name: string): name is Part {
  return name in list
}

export const parts: readonly Part[] = Object.keys(list).filter(isPart)

export const pageShape = Page

/** `routes` -> `data/routes.json` */
export function fileOf(part: Part): string {
  return `data/${part}.json`
}

/** `About` -> `data/pages/About.json` */
export function pageFile(slug: string): string {
  return `${PAGES}/${slug}.json`
}

/** The path of the page, `/About`. */
export function pathOf(slug: string): string {
  return `/${slug}`
}

/** `/About` -> `About` */
export function slugOf(path: string): string {
  return path.slice(1)
}

/** What a file writes as its `$schema`, seen from its own folder. */
export function schemaOf(file: string): string {
  return file.startsWith(`${PAGES}/`)
    ? '../schema/page.schema.json'
    : `./schema/${file.slice('data/'.length).replace(/\.json$/, '')}.schema.json`
}

/** The shape of a file; undefined where it is no file of the catalogue. */
export function shapeOf(file: string): z.ZodType | undefined {
  if (file.startsWith(`${PAGES}/`) && file.endsWith('.json')) return pageShape
  const part = parts.find((one) => fileOf(one) === file)
  return part && shapes[part]
}

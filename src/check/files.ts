import type { z } from 'zod'
import { Aliases, Categories, Pictures, Routes, Unconfirmed } from '../shape/lists.ts'
import { Page } from '../shape/page.ts'
import { Site } from '../shape/site.ts'
import { AboutPage, ContactPage, HomePage } from '../shape/standing.ts'

/** Where the pages lie, one file for each slug. */
export const PAGES = 'data/pages'

/** The one place that says which file of `data/` has which shape. */
export const shapes = {
  routes: Routes,
  aliases: Aliases,
  site: Site,
  categories: Categories,
  home: HomePage,
  about: AboutPage,
  contact: ContactPage,
  pictures: Pictures,
  unconfirmed: Unconfirmed,
} as const

export type Part = keyof typeof shapes

/** The values of `data/`'s files, by the files' names without their ending. */
export type Parts = { [P in Part]: z.infer<(typeof shapes)[P]> }

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

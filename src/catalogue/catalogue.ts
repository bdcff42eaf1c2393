import type { Aliases, Category, Pictures, Routes, Unconfirmed } from '../shape/lists.ts'
import type { Page } from '../shape/page.ts'
import type { Site } from '../shape/site.ts'
import type { AboutPage, ContactPage, HomePage } from '../shape/standing.ts'

/** Everything in `data/`, read and of the right shape. Build time only. */
export type Registry = {
  routes: Routes
  aliases: Aliases
  site: Site
  categories: readonly Category[]
  home: HomePage
  about: AboutPage
  contact: ContactPage
  /** slug -> page; the slug is the file's name. */
  pages: ReadonlyMap<string, Page>
  pictures: Pictures
  unconfirmed: Unconfirmed
}

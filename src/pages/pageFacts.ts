import { once } from '../catalogue/once.ts'
import { type Own, ownParts } from '../check/rules/copies.ts'
import type { PictureUse } from './kind.ts'
import { type KindName, kindOf, type Page } from './pages.ts'

/** What the rules between files ask of a page; plain data, which can be written down. */
export type PageFacts = {
  kind: KindName
  heading?: string
  /** The names of its fields. */
  fields: readonly string[]
  /** Every picture that it names. */
  pictures: readonly PictureUse[]
  /** What of it no other page says. */
  own: readonly Own[]
}

/** Works out of a page what the rules between files ask of it. */
export const factsOf: (page: Page) => PageFacts = once((page: Page) => ({
  kind: page.kind,
  ...('heading' in page && { heading: page.heading }),
  fields: Object.keys(page),
  pictures: [...(kindOf(page).pictures?.(page) ?? [])],
  own: ownParts(page),
}))

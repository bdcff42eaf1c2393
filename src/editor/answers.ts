import { z } from 'zod'
import { readCatalogue } from '../check/readCatalogue.ts'
import { pictureUses } from '../check/rules/pictures.ts'
import { declaredByAddress, pageAddress } from '../model/catalogue/address.ts'
import { memoize } from '../model/catalogue/memoize.ts'
import type { LayoutView } from '../model/catalogue/view.ts'
import { shapeOf } from '../pages/files.ts'
import type { PageView } from '../pages/pages.ts'
import { pagesOf } from '../pages/partialCatalogue.ts'
import type { Page } from '../pages/shapes.ts'
import { createViews } from '../pages/views.ts'
import { type CheckedEdits, checkEdits, memo } from './checkEdits.ts'
import type { Stored } from './storage.ts'

/** All of a catalogue that is looked at to answer. */
export type Seen = Pick<Stored, 'texts' | 'pictures' | 'facts'>

/** Where a picture is shown. */
export type Uses = {
  /** What those pages and files are called. */
  by: readonly string[]
  /** The pixels across that those places need. */
  widths: readonly number[]
  /** Whether there may be more, in a file that cannot be read. */
  more: boolean
}

/** What can be asked of a whole catalogue, and takes its time. */
export type Answers = {
  judge: CheckedEdits
  /** What every page has; undefined while the catalogue cannot be shown. */
  layout: LayoutView | undefined
  /** The page at an address. */
  page: PageView | undefined
  /** Of a picture, by its file name. */
  uses: Uses
}

/** What a file is called: a page by its heading. */
function nameOf(file: string, page?: Page): string {
  if (page !== undefined && 'heading' in page) return page.heading
  return z.globalRegistry.get(shapeOf(file) ?? z.never())?.title ?? file
}

const read = memoize((seen: Seen) => readCatalogue(seen, memo))

const shown = memoize((seen: Seen) => {
  const { catalogue } = read(seen)
  if (catalogue === undefined) return undefined
  const views = createViews(catalogue, seen.facts, (path) => path)
  return { views, declared: declaredByAddress(catalogue.routes, catalogue.aliases) }
})

/** The answers, wherever they are looked for; `about` is what a question is about. */
export const answers: {
  readonly [Q in keyof Answers]: (seen: Seen, about: string) => Answers[Q]
} = {
  judge: checkEdits,
  layout: (seen) => shown(seen)?.views.layout,
  page(seen, path) {
    const { views, declared } = shown(seen) ?? {}
    return views?.page(declared?.get(pageAddress(path)) ?? '')
  },
  uses(seen, picture) {
    const { draft } = read(seen)
    const uses = pictureUses(draft).filter(({ file }) => file === picture)
    const files = new Set(uses.map(({ by }) => by))
    const pages = new Map(pagesOf(draft).map(({ file, page }) => [file, page]))
    return {
      by: [...new Set(Array.from(files, (file) => nameOf(file, pages.get(file))))],
      widths: uses.map(({ width }) => width),
      more: draft.brokenPages.size > 0,
    }
  },
}

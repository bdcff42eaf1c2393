import { launchQuestions } from '../check/launchQuestions.ts'
import { readCatalogue } from '../check/readCatalogue.ts'
import { pictureUses } from '../check/rules/pictures.ts'
import { sourcesOf } from '../check/sources.ts'
import { declaredByAddress, pageAddress } from '../model/catalogue/address.ts'
import { memoize } from '../model/catalogue/memoize.ts'
import { pagesOf } from '../pages/partialCatalogue.ts'
import type { Page } from '../pages/shapes.ts'
import { createViews } from '../pages/views.ts'
import { checkEdits, memo } from './checkEdits.ts'
import { titleOf } from './contents.ts'
import type { Stored } from './storage.ts'

/** All that the check and the preview need of a catalogue. */
export type Snapshot = Pick<Stored, 'texts' | 'pictures' | 'facts'>

/** Where a picture is shown. */
export type PictureUsage = {
  /** The names of those pages and files. */
  names: readonly string[]
  /** The width in pixels that each of those places needs. */
  widths: readonly number[]
  /** Whether a file that cannot be read may show it too. */
  incomplete: boolean
}

/** The display name of a file: of a page its heading. */
function nameOf(file: string, page?: Page): string {
  return page !== undefined && 'heading' in page ? page.heading : (titleOf(file) ?? file)
}

const read = memoize((snapshot: Snapshot) => readCatalogue(snapshot, memo))

const viewsOf = memoize((snapshot: Snapshot) => {
  const { catalogue } = read(snapshot)
  if (catalogue === undefined) return undefined
  const views = createViews(catalogue, snapshot.facts, (path) => path, sourcesOf(catalogue))
  return { views, declared: declaredByAddress(catalogue.routes, catalogue.aliases) }
})

/**
 * The slow questions about a whole catalogue, answered in a worker or in the page's own thread. It holds
 * the snapshot of the last question; one about another snapshot brings it.
 */
export function createCatalogueService() {
  let snapshot: Snapshot = { texts: new Map(), pictures: new Map(), facts: new Map() }
  const update = (changed = snapshot) => {
    snapshot = changed
    return snapshot
  }

  return {
    /** Answers as soon as the worker runs. */
    ready: () => true,
    check: (changed?: Snapshot) => checkEdits(update(changed)),
    /** The data of the layout; undefined while the catalogue cannot be shown. */
    layout: (changed?: Snapshot) => viewsOf(update(changed))?.views.layout,
    /** The data of the page at a path; undefined where there is none. */
    page(changed: Snapshot | undefined, path: string) {
      const { views, declared } = viewsOf(update(changed)) ?? {}
      return views?.page(declared?.get(pageAddress(path)) ?? '')
    },
    /** What nobody has confirmed, and what is missing. */
    questions: (changed?: Snapshot) => launchQuestions(update(changed), memo),
    /** @param picture its file name */
    pictureUsage(changed: Snapshot | undefined, picture: string): PictureUsage {
      const { draft } = read(update(changed))
      const uses = pictureUses(draft).filter(({ file }) => file === picture)
      const pages = new Map(pagesOf(draft).map(({ file, page }) => [file, page]))
      return {
        names: [...new Set(uses.map(({ by }) => nameOf(by, pages.get(by))))],
        widths: uses.map(({ width }) => width),
        incomplete: draft.brokenPages.size > 0,
      }
    },
  }
}

export type CatalogueService = ReturnType<typeof createCatalogueService>

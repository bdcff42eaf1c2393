import { z } from 'zod'
import { readCatalogue } from '../check/readCatalogue.ts'
import { pictureUses } from '../check/rules/pictures.ts'
import { declaredByAddress, pageAddress } from '../model/catalogue/address.ts'
import { memoize } from '../model/catalogue/memoize.ts'
import { shapeOf } from '../pages/files.ts'
import { pagesOf } from '../pages/partialCatalogue.ts'
import type { Page } from '../pages/shapes.ts'
import { createViews } from '../pages/views.ts'
import { checkEdits, memo } from './checkEdits.ts'
import { applyChanges } from './edit/applyChanges.ts'
import type { Stored } from './storage.ts'

/** All that the check and the preview need of a catalogue. */
export type Snapshot = Pick<Stored, 'texts' | 'pictures' | 'facts'>

export const emptySnapshot: Snapshot = { texts: new Map(), pictures: new Map(), facts: new Map() }

type ChangedEntries<M> =
  M extends ReadonlyMap<string, infer V> ? readonly (readonly [string, V | undefined])[] : never

/** The entries in which one snapshot differs from another; undefined: the entry is deleted. */
export type SnapshotChanges = { readonly [K in keyof Snapshot]: ChangedEntries<Snapshot[K]> }

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
  if (page !== undefined && 'heading' in page) return page.heading
  return z.globalRegistry.get(shapeOf(file) ?? z.never())?.title ?? file
}

const read = memoize((snapshot: Snapshot) => readCatalogue(snapshot, memo))

const viewsOf = memoize((snapshot: Snapshot) => {
  const { catalogue } = read(snapshot)
  if (catalogue === undefined) return undefined
  const views = createViews(catalogue, snapshot.facts, (path) => path)
  return { views, declared: declaredByAddress(catalogue.routes, catalogue.aliases) }
})

/**
 * The slow questions about a whole catalogue, answered in a worker or in the page's own thread. It holds
 * the snapshot of the last question; each question brings what has changed since.
 */
export function createCatalogueService() {
  let snapshot = emptySnapshot

  function update({ texts, pictures, facts }: SnapshotChanges): Snapshot {
    if (texts.length + pictures.length + facts.length > 0) {
      snapshot = {
        texts: applyChanges(snapshot.texts, texts),
        pictures: applyChanges(snapshot.pictures, pictures),
        facts: applyChanges(snapshot.facts, facts),
      }
    }
    return snapshot
  }

  return {
    /** Answers as soon as the worker runs. */
    ready: () => true,
    check: (changes: SnapshotChanges) => checkEdits(update(changes)),
    /** The data of the layout; undefined while the catalogue cannot be shown. */
    layout: (changes: SnapshotChanges) => viewsOf(update(changes))?.views.layout,
    /** The data of the page at a path; undefined where there is none. */
    page(changes: SnapshotChanges, path: string) {
      const { views, declared } = viewsOf(update(changes)) ?? {}
      return views?.page(declared?.get(pageAddress(path)) ?? '')
    },
    /** @param picture its file name */
    pictureUsage(changes: SnapshotChanges, picture: string): PictureUsage {
      const { draft } = read(update(changes))
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

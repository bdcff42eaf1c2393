import type { Files } from '../../catalogue/catalogueFiles.ts'
import { memoize } from '../../catalogue/memoize.ts'
import type { Place } from '../../catalogue/place.ts'
import { launchList } from '../../check/launchList.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { sourcesOf } from '../../check/sources.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import { createViews } from '../../pages/registry/views.ts'
import { checkEdits, checkMemo } from '../edit/checkEdits.ts'
import type { TextQuery } from '../edit/replaceInText.ts'
import { findReplacements } from '../edit/searchReplace.ts'
import { translationCounts } from '../edit/translationScreens.ts'
import type { Stored } from '../storage/storage.ts'
import { createMarks } from './markedCatalogue.ts'
import type { PlaceOnPage, PressedPlace } from './marks.ts'
import { pictureAt, pictureNameAt, valueBesideName } from './pictureAt.ts'
import { pictureList } from './pictureList.ts'
import { searchCatalogue } from './search.ts'

/** All that the check and the preview need of a catalogue. */
export type Snapshot = Pick<Stored, 'texts' | 'pictures' | 'facts'>

const readSnapshot = memoize((snapshot: Snapshot) => readCatalogue(snapshot, checkMemo))

function viewsOf({ facts }: Snapshot, catalogue: Catalogue, marked = catalogue) {
  return createViews(marked, facts, (path) => path, sourcesOf(catalogue))
}

/**
 * The slow questions about a whole catalogue, answered in a worker or in the page's own thread: each about
 * the snapshot that was loaded last.
 */
export function createCatalogueService() {
  let snapshot: Snapshot = { texts: new Map(), pictures: new Map(), facts: new Map() }
  const marks = createMarks()
  const draft = () => readSnapshot(snapshot).draft
  /** The last text of each file that could be read. */
  const readable = new Map<string, string>()

  /** The catalogue with each file that cannot be read as it was when it could be read last. */
  function lastReadable(): Files {
    const unreadable = new Set(readSnapshot(snapshot).problems.map(({ file }) => file))
    const texts = new Map(snapshot.texts)
    for (const [file, text] of snapshot.texts) {
      const last = readable.get(file)
      if (unreadable.has(file)) texts.set(file, last ?? text)
      else if (typeof text === 'string') readable.set(file, text)
    }
    return { ...snapshot, texts }
  }

  return {
    /** Answers as soon as the worker runs. */
    ready: () => true,
    load(next: Snapshot) {
      snapshot = next
    },
    check() {
      lastReadable()
      return checkEdits(snapshot)
    },
    /** The data of the layout, with marks; undefined while the catalogue cannot be shown. */
    layout() {
      const { catalogue } = readSnapshot(snapshot)
      return catalogue && viewsOf(snapshot, catalogue, marks.markCatalogue(catalogue, '')).layout
    },
    /**
     * The data of the page at a declared path; undefined if there is none.
     * @param marked whether its texts and figures say where they come from
     */
    page(path: string, marked: boolean) {
      const { catalogue } = readSnapshot(snapshot)
      if (catalogue === undefined) return undefined
      const shown = marked ? marks.markCatalogue(catalogue, path) : catalogue
      return viewsOf(snapshot, catalogue, shown).page(path)
    },
    /** The source of a pressed text or picture; undefined if it is not known. */
    placeOf({ mark, picture, ...at }: PressedPlace) {
      const place = mark === undefined ? undefined : marks.placeOf(mark)
      if (picture !== undefined)
        return pictureAt(draft(), snapshot.facts, { picture, path: at.path, place })
      return place && (valueBesideName(draft(), at, place) ?? place)
    },
    /** The appearance of a place on the pages of the preview. */
    onPage(place: Place): PlaceOnPage {
      const name = pictureNameAt(draft(), place)
      const stem = snapshot.facts.get(name ?? '')?.stem
      return { marks: marks.marksNear(place), picture: stem && `${stem}-` }
    },
    /** The questions before the launch, the pages to read and the values to add. */
    questions: () => launchList(snapshot, checkMemo, lastReadable()),
    /** The translation progress of the catalogue. */
    translations: () => translationCounts(draft()),
    /** Every text and figure with the words of a query. */
    search: (query: string) => searchCatalogue(draft(), query),
    /** Every text that a replacement would change. */
    replacements: (query: TextQuery) => findReplacements(draft(), query),
    /** Every picture, with the places that show it. */
    pictures: () => pictureList(draft()),
  }
}

export type CatalogueService = ReturnType<typeof createCatalogueService>

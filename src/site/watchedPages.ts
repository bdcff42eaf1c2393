import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Page } from '../pages/pages.ts'

/** The pages of a catalogue, which tell those that are read: what is made of these is made of no other. */
export class WatchedPages extends Map<string, Page> {
  #read = new Set<string>()

  constructor(pages: Catalogue['pages']) {
    super(pages)
  }

  override get(path: string): Page | undefined {
    this.#read.add(path)
    return super.get(path)
  }

  /** @returns what was made, and the paths of the pages that were read for it */
  during<T>(make: () => T): { made: T; read: string[] } {
    this.#read = new Set()
    return { made: make(), read: [...this.#read].sort() }
  }
}

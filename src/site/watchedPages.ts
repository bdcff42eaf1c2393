import type { ProductSummary } from '../model/catalogue/view.ts'
import type { Vocabulary } from '../model/shape/properties.ts'
import { PageIndex } from '../pages/pageIndex.ts'
import type { Page } from '../pages/shapes.ts'

/** The pages of a catalogue, which tell those that are read: what is made of these is made of no other. */
export class WatchedPages extends PageIndex {
  #read = new Set<string>()

  override get(path: string): Page | undefined {
    this.#read.add(path)
    return super.get(path)
  }

  override told(path: string, vocabulary: Vocabulary): ProductSummary | undefined {
    this.#read.add(path)
    return super.told(path, vocabulary)
  }

  /** @returns what was made, and the paths of the pages that were read for it */
  during<T>(make: () => T): { made: T; read: string[] } {
    this.#read = new Set()
    return { made: make(), read: [...this.#read].sort() }
  }
}

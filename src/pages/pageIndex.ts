import { type Lazy, LazyMap } from '../model/catalogue/lazyMap.ts'
import type { ProductSummary } from '../model/catalogue/view.ts'
import type { Vocabulary } from '../model/shape/properties.ts'
import { factsOf, type PageFacts } from './pageFacts.ts'
import { productSummary } from './productSummary.ts'
import type { Page } from './shapes.ts'

/** What others ask of a page: the rules between files, and the lists and the finder. */
export type Noted = { facts: PageFacts; told: ProductSummary }

/**
 * A page to be read, what is noted of it from an earlier reading of the same text, and what was worked
 * out of it since.
 */
export type LazyPage = Lazy<Page> & { noted?: Noted; facts?: PageFacts }

/**
 * The pages of a catalogue. What others ask of a page is worked out once; where it is noted from
 * before, the page itself is not even read until somebody asks for more.
 */
export class PageIndex extends LazyMap<Page, LazyPage> {
  constructor(pages: ReadonlyMap<string, LazyPage> | PageIndex) {
    super(pages instanceof PageIndex ? pages.lazy : pages)
  }

  /** What is noted of a page: then nothing is wrong within it. */
  noted(path: string): Noted | undefined {
    return this.lazy.get(path)?.noted
  }

  /** What the rules between files ask of a page. */
  facts(path: string): PageFacts | undefined {
    const one = this.lazy.get(path)
    if (one === undefined) return undefined
    one.facts ??= one.noted?.facts
    if (one.facts === undefined) {
      one.made ??= one.make()
      one.facts = factsOf(one.made)
    }
    return one.facts
  }

  /** What lists and the finder tell of a page, in the words of the catalogue's vocabulary. */
  told(path: string, vocabulary: Vocabulary): ProductSummary | undefined {
    const noted = this.noted(path)
    if (noted !== undefined) return noted.told
    const page = this.get(path)
    return page && productSummary(vocabulary)(page)
  }
}

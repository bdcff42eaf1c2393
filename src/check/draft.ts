import type { KnownPages } from '../pages/knownPages.ts'
import type { Vocabulary } from '../shape/properties.ts'
import type { Part, Parts } from './files.ts'
import type { KnownPicture } from './names.ts'
import type { Finding } from './problem.ts'

/** The catalogue as far as its files have their shape. */
export type Draft = Partial<Parts> & {
  /** Path -> page, for the files that have their shape. */
  pages: KnownPages
  /** The paths of pages whose files have not. */
  brokenPages: ReadonlySet<string>
  /** file -> what its `$schema` says. */
  named: ReadonlyMap<string, unknown>
  /** File name -> what lies under `public/pictures/`. */
  knownPictures: ReadonlyMap<string, KnownPicture>
}

/** Whether a path has a page file, in whatever state. */
export function hasPageFile({ pages, brokenPages }: Draft, path: string): boolean {
  return pages.has(path) || brokenPages.has(path)
}

/** A relation that must hold; it is skipped while a part it needs has not its shape. */
export type Rule = (draft: Draft) => Iterable<Finding>

type With<P extends Part> = Draft & Pick<Parts, P>

/** Whether these parts are there and have their shape. */
export function hasParts<D extends Partial<Parts>, P extends Part>(
  draft: D,
  parts: readonly P[],
): draft is D & Pick<Parts, P> {
  return parts.every((part) => draft[part] !== undefined)
}

/** Makes a rule of a function that needs some parts of the catalogue. */
export function rule<P extends Part>(
  parts: readonly P[],
  find: (draft: With<P>) => Iterable<Finding>,
): Rule {
  return (draft) => (hasParts(draft, parts) ? find(draft) : [])
}

/** What a rule about one page reports: the file is that page's. */
export type PageFinding = Omit<Finding, 'file'>

/** What a page's words and figures are judged by, undefined while it cannot be read. */
export type Words = { properties?: Vocabulary }

/** A relation that must hold within one page. */
export type PageRule<P> = (page: P, words: Words) => Iterable<PageFinding>

/** A relation that must hold between one page and the rest of the catalogue. */
export type PageRelation<P> = (page: P, draft: Draft) => Iterable<PageFinding>

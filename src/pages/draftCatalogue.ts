import type { KnownPicture } from '../catalogue/catalogueFiles.ts'
import { memoize } from '../catalogue/memoize.ts'
import type { Finding } from '../catalogue/problem.ts'
import type { Glossary } from '../catalogue/schemas/glossary.ts'
import type { Vocabulary } from '../catalogue/schemas/properties.ts'
import type { Translation } from '../catalogue/schemas/translation.ts'
import { pageFile, type SharedData } from './dataFiles.ts'
import type { Page } from './pageSchemas.ts'

/** The key of a language -> English file -> its translation. */
export type TranslationsByLanguage = ReadonlyMap<string, ReadonlyMap<string, Translation>>

/** The catalogue as far as its files have their shape: what the rules look at. */
export type DraftCatalogue = Partial<SharedData> & {
  /** Path -> page, for the files that have their shape. */
  pages: ReadonlyMap<string, Page>
  /** The paths of pages whose files have not. */
  brokenPages: ReadonlySet<string>
  /** The paths of all pages that have a file, in whatever state. */
  paths: ReadonlySet<string>
  /** File name -> what lies under `public/pictures/`. */
  knownPictures: ReadonlyMap<string, KnownPicture>
  translations: TranslationsByLanguage
  /** The key of a language -> its words for the terms of the trade. */
  glossaries: ReadonlyMap<string, Glossary>
}

/**
 * A relation that must hold; it is skipped while a part that it needs does not have its shape.
 * @param today the day on which the catalogue is checked, as `2026-03-12`
 */
export type Rule = (draft: DraftCatalogue, today: string) => Iterable<Finding>

type Needed<N extends keyof DraftCatalogue> = { [K in N]: NonNullable<DraftCatalogue[K]> }

/**
 * Makes a rule of a function.
 * @param needs the parts of the catalogue without which the rule is skipped
 */
export function rule<N extends keyof DraftCatalogue>(
  needs: readonly N[],
  find: (draft: DraftCatalogue & Needed<N>) => Iterable<Finding>,
): Rule {
  const has = (draft: DraftCatalogue): draft is DraftCatalogue & Needed<N> =>
    needs.every((key) => draft[key] !== undefined)
  return (draft) => (has(draft) ? find(draft) : [])
}

/** What a rule about one page reports; its file is that page's. */
export type PageFinding = Omit<Finding, 'file'>

/** What a page's words and figures are checked against; empty while it cannot be read. */
export type Words = { properties?: Vocabulary }

/** A relation that must hold within one page. */
export type PageRule<P> = (page: P, words: Words) => Iterable<PageFinding>

/** A relation that must hold between one page and the rest of the catalogue. */
export type PageRelation<P> = (page: P, draft: DraftCatalogue) => Iterable<PageFinding>

/** All pages that have their shape, each with its file. */
export const pagesOf: (
  draft: DraftCatalogue,
) => readonly { path: string; file: string; page: Page }[] = memoize(({ pages }: DraftCatalogue) =>
  Array.from(pages, ([path, page]) => ({ path, file: pageFile(path), page })),
)

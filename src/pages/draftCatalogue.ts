import type { PictureFileCheck } from '../catalogue/catalogueFiles.ts'
import { memoize } from '../catalogue/memoize.ts'
import type { FileProblem, Problem } from '../catalogue/problem.ts'
import type { Glossary } from '../catalogue/schemas/glossary.ts'
import type { Vocabulary } from '../catalogue/schemas/properties.ts'
import type { Translation } from '../catalogue/schemas/translation.ts'
import { pageFile, type SharedData } from './dataFiles.ts'
import type { Page } from './pageSchemas.ts'

/** Key of a language -> English file -> translation. */
export type TranslationsByLanguage = ReadonlyMap<string, ReadonlyMap<string, Translation>>

/** The catalogue as far as its files are valid; the rules check it. */
export type DraftCatalogue = Partial<SharedData> & {
  /** Path -> page, for the valid files. */
  pages: ReadonlyMap<string, Page>
  /** The paths of pages whose files are not valid. */
  brokenPages: ReadonlySet<string>
  /** The paths of all pages that have a file, valid or not. */
  paths: ReadonlySet<string>
  /** The pictures in `public/pictures/`, by file name. */
  pictureFiles: ReadonlyMap<string, PictureFileCheck>
  translations: TranslationsByLanguage
  /** Key of a language -> its glossary. */
  glossaries: ReadonlyMap<string, Glossary>
}

/** The time of a check. */
export type CheckTime = {
  /** In milliseconds since 1970. */
  now: number
  /** The last day that is not in the future, wherever the person is, as `2026-03-12`. */
  today: string
}

/** A rule of the check; it is skipped while a file that it needs is not valid. */
export type Rule = (draft: DraftCatalogue, time: CheckTime) => Iterable<FileProblem>

type Needed<N extends keyof DraftCatalogue> = { [K in N]: NonNullable<DraftCatalogue[K]> }

/**
 * Makes a rule from a function.
 * @param needs the parts of the catalogue without which the rule is skipped
 */
export function rule<N extends keyof DraftCatalogue>(
  needs: readonly N[],
  find: (draft: DraftCatalogue & Needed<N>, time: CheckTime) => Iterable<FileProblem>,
): Rule {
  const has = (draft: DraftCatalogue): draft is DraftCatalogue & Needed<N> =>
    needs.every((key) => draft[key] !== undefined)
  return (draft, time) => (has(draft) ? find(draft, time) : [])
}

/** The data that the rules of a page need: the vocabulary, if its file is valid. */
export type PageCheckContext = { properties?: Vocabulary }

/** A rule about one page by itself; its file is added later. */
export type PageRule<P> = (page: P, context: PageCheckContext) => Iterable<Problem>

/** A rule about one page and the rest of the catalogue. */
export type CrossPageRule<P> = (page: P, draft: DraftCatalogue) => Iterable<Problem>

/** All valid pages with their files. */
export const pagesOf: (
  draft: DraftCatalogue,
) => readonly { path: string; file: string; page: Page }[] = memoize(({ pages }: DraftCatalogue) =>
  Array.from(pages, ([path, page]) => ({ path, file: pageFile(path), page })),
)

import { layoutDataAddress, pageDataAddress } from '../catalogue/address.ts'
import type { LayoutView } from '../catalogue/view.ts'
import { pageFile } from '../pages/dataFiles.ts'
import { kindOf, type PageView } from '../pages/registry/pageKinds.ts'
import type { DocumentFacts } from '../pages/registry/pageSource.ts'
import { render } from '../prerender.tsx'
import { languageFolder } from './addresses.ts'
import { bootTag } from './boot.ts'
import { type HeadFacts, pageHead, structuredDataTag } from './head.ts'
import { assembleHtml } from './html.ts'
import { markUntranslatedHtml } from './markUntranslatedHtml.ts'
import { noticeHtml } from './notice.ts'
import type { PageShell } from './pageShells.ts'

/** Everything that all pages of a language share. */
export type SharedParts = {
  /** The facts of the head, among them the language. */
  head: HeadFacts
  /** The stamp of the build: changes with the layout and the entry script. */
  build: string
  /** The text of `index.html` of the project. */
  template: string
  /** The parts that pages of one kind share; the error page has the kind undefined. */
  shells: ReadonlyMap<PageView['kind'] | undefined, PageShell>
  /** The site's root on its server. */
  base: string
}

/**
 * Renders a page to its document.
 * @param stamp changes with the page's data
 * @returns the HTML of the file
 * @throws an error that names the page and its file in `data/`
 */
export async function renderPage(
  view: PageView,
  stamp: string,
  shared: SharedParts,
): Promise<string> {
  const { head, shells, build } = shared
  const { views } = head.language
  const rendered = await render(rootOf(shared), views.layout, view.path, view).catch(
    (cause: unknown) => {
      throw renderError(`${pageFile(view.path)}: The page "${view.path}"`, cause)
    },
  )
  return documentOf(rendered, shared, {
    document: { path: view.path, build, stamp, drawn: kindOf(view).isDrawnByScript && '' },
    shell: shells.get(view.kind),
    data: [layoutDataAddress, pageDataAddress(view.path)],
    // Tags for previews.
    head: pageHead(view, head).join(''),
    end: structuredDataTag(view, head),
  })
}

/**
 * Renders the error page, or the offline page, which is one with its own texts.
 * @param error the texts
 * @param pages on the error page, the names of the data of all pages, with spaces between them
 */
export async function renderErrorPage(
  error: LayoutView['error'],
  pages: string | undefined,
  shared: SharedParts,
): Promise<string> {
  const layout = { ...shared.head.language.views.layout, error }
  const rendered = await render(rootOf(shared), layout, '/404', undefined).catch(
    (cause: unknown) => {
      throw renderError('The error page', cause)
    },
  )
  return documentOf(rendered, shared, {
    document: { build: shared.build, pages },
    shell: shared.shells.get(undefined),
    data: [layoutDataAddress],
    head: '',
    end: '',
  })
}

/** The root of the language's pages, `/` or `/gu/`. */
function rootOf({ base, head }: SharedParts): string {
  return base + languageFolder(head.language.key)
}

/** Adds the page to the message of an error. */
function renderError(page: string, cause: unknown): Error {
  const { message, stack } =
    cause instanceof Error ? cause : { message: String(cause), stack: undefined }
  const error = new Error(`${page} cannot be rendered: ${message}`)
  error.stack = `${error.message}\n${stack ?? ''}`
  return error
}

/** Makes the document of what React has rendered. */
function documentOf(
  rendered: Awaited<ReturnType<typeof render>>,
  { head, template, base }: SharedParts,
  own: {
    document: DocumentFacts
    shell: PageShell | undefined
    /** The addresses of its data, inside the language. */
    data: readonly string[]
    head: string
    end: string
  },
): string {
  const { key, original, catalogue, addresses, views } = head.language
  const { notice } = views.layout
  const { shell } = own
  if (shell === undefined) throw new Error(`no shell for the page ${own.document.path}`)
  const { pages, ...document } = own.document
  const files = [...shell.files, ...own.data.map((file) => languageFolder(key) + file)]
  const marked = (html: string) =>
    original === undefined ? html : markUntranslatedHtml(html, original)
  return assembleHtml(template, {
    language: catalogue.site.language,
    document: { ...document, language: key, original, pages },
    head: [
      // The tags for previews first, because some of their readers stop after a few kB, and the styles are longer.
      own.head,
      shell.start,
      rendered.head,
      shell.end,
    ].join(''),
    start: notice === undefined ? '' : marked(noticeHtml(notice, addresses.inSite)),
    app: marked(rendered.app),
    end: own.end + shell.bodyEnd + bootTag(shell.script, files, base),
  })
}

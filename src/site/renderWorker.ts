import { layoutDataAddress, pageDataAddress } from '../catalogue/address.ts'
import type { LayoutView } from '../catalogue/view.ts'
import type { PageView } from '../pages/registry/pageKinds.ts'
import type { Stamped } from '../pages/registry/pageSource.ts'
import { render } from '../prerender.tsx'
import { languageFolder } from './addresses.ts'
import { bootTag } from './boot.ts'
import type { CompressionEffort } from './hosting/compress.ts'
import { assembleHtml } from './html.ts'
import { markUntranslatedHtml } from './markUntranslatedHtml.ts'
import type { PageShell } from './pageShells.ts'
import { type SiteFiles, siteFiles } from './siteFiles.ts'

/** Everything that all pages of a language share. */
export type RenderContext = {
  layout: LayoutView
  /** The stamp of the build: changes with the layout and the entry script. */
  build: string
  /**
   * The language of the pages: its tag, `gu-IN`; its key, unless it is the site's own; and the site's own
   * language, `en-IN`, if untranslated texts can be recognized by their script.
   */
  language: { name: string; key?: string; original?: string }
  /** The text of `index.html` of the project. */
  template: string
  /** The parts that pages of one kind share; the error page has the kind undefined. */
  shells: ReadonlyMap<PageView['kind'] | undefined, PageShell>
  /** The built site's folder, and its root on its server. */
  dist: string
  base: string
  /** The effort spent on compressed copies. */
  effort: CompressionEffort
}

/** A page to render: its path, its data as JSON, and its own tags. */
export type RenderJob = {
  path: string
  /** The file in `data/` that describes the page; left out for the error pages. */
  source?: string
  file: string
  json?: string
  /** Tags for the head. */
  head: string
  /** A tag for the end of the body. */
  end?: string
  /** Of the error page: the names of the data of all pages, with spaces between them. */
  pages?: string
  /** Of the offline page: the texts that replace those of the layout. */
  error?: LayoutView['error']
}

/** Adds the page that could not be rendered, and its data file, to the message of an error. */
function renderError({ path, source }: RenderJob, cause: unknown): Error {
  const { message, stack } =
    cause instanceof Error ? cause : { message: String(cause), stack: undefined }
  const place = source === undefined ? '' : `${source}: `
  const error = new Error(`${place}The page "${path}" cannot be rendered: ${message}`)
  error.stack = `${error.message}\n${stack ?? ''}`
  return error
}

/** Renders a page, and writes it and its data into the site. */
async function renderPage(job: RenderJob, common: RenderContext, files: SiteFiles): Promise<void> {
  const { path: pagePath, file, json, head, end = '', pages, error = common.layout.error } = job
  const { layout, build, language, template, shells, base } = common
  const folder = languageFolder(common.language.key)
  const { name, key, original } = language
  const view: Stamped<PageView> | undefined = json === undefined ? undefined : JSON.parse(json)
  const shell = shells.get(view?.kind)
  if (shell === undefined) throw new Error(`no shell for a page of the kind ${view?.kind}`)
  const rendered = await render(base + folder, { ...layout, error }, pagePath, view).catch(
    (cause: unknown) => {
      throw renderError(job, cause)
    },
  )
  const data = [layoutDataAddress, ...(view === undefined ? [] : [pageDataAddress(pagePath)])]
  const html = assembleHtml(template, {
    language: name,
    document: { path: view?.path, build, stamp: view?.stamp, language: key, original, pages },
    head: [
      // The tags for previews first, because some of their readers stop after a few kB, and the styles are longer.
      head,
      shell.start,
      rendered.head,
      bootTag([...shell.files, ...data.map((address) => folder + address)], base),
      shell.end,
    ].join(''),
    app: original === undefined ? rendered.app : markUntranslatedHtml(rendered.app, original),
    end,
  })
  files.put(folder + file, html)
  if (json !== undefined) files.put(folder + pageDataAddress(pagePath), json)
}

/** The function that the pool runs in a worker thread: renders and writes a batch of pages. */
export default async function renderPages({
  jobs,
  common,
}: {
  jobs: RenderJob[]
  common: RenderContext
}) {
  const files = siteFiles(common.dist, common.effort)
  for (const job of jobs) await renderPage(job, common, files)
}

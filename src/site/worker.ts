import { layoutDataAddress, pageDataAddress } from '../catalogue/address.ts'
import type { LayoutView } from '../catalogue/view.ts'
import type { PageView } from '../pages/registry/pageKinds.ts'
import type { Stamped } from '../pages/registry/pageSource.ts'
import { render } from '../prerender.tsx'
import { folderOf } from './addresses.ts'
import { bootTag } from './boot.ts'
import { type SiteFiles, siteFiles } from './files.ts'
import type { Effort } from './hosting/compress.ts'
import { assemble } from './html.ts'
import { markOriginal } from './markOriginal.ts'
import type { Shell } from './pageShells.ts'

/** What all pages share. */
export type Common = {
  layout: LayoutView
  /** The stamp of all that stands here. */
  build: string
  /**
   * The language of the pages: its name, `gu-IN`, its key where it is not the site's own, and the site's
   * own where texts in it can be told by their letters.
   */
  language: { name: string; key?: string; original?: string }
  /** `index.html` as it lies in the project. */
  template: string
  /** What pages of one kind share; the page of a wrong path under undefined. */
  shells: ReadonlyMap<PageView['kind'] | undefined, Shell>
  /** The built site's folder, and its root on its server. */
  dist: string
  base: string
  /** How small the compressed copies become. */
  effort: Effort
}

/** A page to render: its path, its data as JSON, and the tags of its own for the head. */
export type Job = {
  path: string
  /** The file in `data/` that describes the page; left out for the error screens. */
  source?: string
  file: string
  json?: string
  head: string
  /** What an error screen says instead of the layout's own words. */
  error?: LayoutView['error']
}

/** Names the page that could not be rendered, and its file, before the error that the code threw. */
function renderError({ path, source }: Job, cause: unknown): Error {
  const { message, stack } =
    cause instanceof Error ? cause : { message: String(cause), stack: undefined }
  const place = source === undefined ? '' : `${source}: `
  const error = new Error(`${place}The page "${path}" cannot be rendered: ${message}`)
  error.stack = `${error.message}\n${stack ?? ''}`
  return error
}

/** Renders a page, and writes it and its data into the site. */
async function renderPage(job: Job, common: Common, files: SiteFiles): Promise<void> {
  const { path: pagePath, file, json, head, error = common.layout.error } = job
  const { layout, build, language, template, shells, base } = common
  const folder = folderOf(common.language.key)
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
  const html = assemble(template, {
    language: name,
    document: { path: view?.path, build, stamp: view?.stamp, language: key, original },
    head: [
      shell.start,
      rendered.head,
      bootTag([...shell.files, ...data.map((one) => folder + one)], base),
      shell.end,
      head,
    ].join(''),
    app: original === undefined ? rendered.app : markOriginal(rendered.app, original),
  })
  files.put(folder + file, html)
  if (json !== undefined) files.put(folder + pageDataAddress(pagePath), json)
}

/** What the pool runs on a worker. */
export default async function renderPages({ jobs, common }: { jobs: Job[]; common: Common }) {
  const files = siteFiles(common.dist, common.effort)
  for (const job of jobs) await renderPage(job, common, files)
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import { layoutDataAddress, pageDataAddress, pageDataName } from '../catalogue/address.ts'
import { forEachConcurrently } from '../catalogue/concurrency.ts'
import type { PageView } from '../pages/registry/pageKinds.ts'
import {
  differByCaseAlone,
  errorPageFile,
  htmlFile,
  languageFolder,
  offlinePagePath,
} from './addresses.ts'
import { chunksFor } from './chunks.ts'
import { contentHash } from './contentHash.ts'
import type { HeadFacts } from './head.ts'
import { redirectPage } from './redirectPage.ts'
import { renderErrorPage, renderPage, type SharedParts } from './renderPage.ts'
import type { SiteFiles } from './siteFiles.ts'
import type { SiteLanguage } from './siteLanguages.ts'

type Output = Pick<SharedParts, 'base' | 'shells' | 'template'> & {
  files: SiteFiles
  manifest: Manifest
  /** The built site's folder. */
  dist: string
}

/** A page that search engines may list, in one of its languages. */
export type ListedPage = { language: SiteLanguage; path: string }

/**
 * Writes every page of a language with its data, the error pages, the redirect pages, and the data of the layout.
 * @returns the number of pages, and the pages that search engines may list
 * @throws the error of a page whose data could not be made, or that could not be rendered
 */
export async function writePages(head: HeadFacts, output: Output) {
  const { language } = head
  const { key, catalogue, views } = language
  const { files, manifest, dist, base, shells, template } = output
  const { layout, paths } = views
  const folder = languageFolder(key)
  const [script = ''] = chunksFor(manifest, undefined).scripts
  const build = contentHash(script, JSON.stringify(layout))
  const shared = { head, build, base, shells, template }
  await files.put(folder + layoutDataAddress, JSON.stringify({ build, ...layout }))

  function viewOf(declared: string): PageView {
    const view = views.page(declared)
    if (view === undefined) throw new Error(`${declared} is declared and has no page`)
    return view
  }
  /** Writes the page that leads from a path with a slash at its end to a page. */
  async function putFolder(from: string, page: PageView): Promise<void> {
    if (from.endsWith('/')) return
    await files.put(folder + htmlFile(`${from}/`), redirectPage(page, language))
  }
  const listed: ListedPage[] = []
  // While files are compressed in other threads, the next pages are rendered.
  await forEachConcurrently(paths, async (declared) => {
    const view = viewOf(declared)
    if (view.head.index) listed.push({ language, path: declared })
    const stamp = contentHash(JSON.stringify(view))
    await files.put(folder + htmlFile(declared), await renderPage(view, stamp, shared))
    await files.put(folder + pageDataAddress(declared), JSON.stringify({ build, stamp, ...view }))
    await putFolder(declared, view)
  })
  // With this list, the script of the error page requests no data of a page that does not exist.
  const names = paths.map(pageDataName).join(' ')
  await files.put(folder + errorPageFile, await renderErrorPage(layout.error, names, shared))
  const { error, offline } = catalogue.site
  if (offline !== undefined) {
    const { text: notFound, ...words } = offline
    const texts = { ...error, ...words, notFound, isOffline: true } as const
    const html = await renderErrorPage(texts, undefined, shared)
    await files.put(folder + htmlFile(offlinePagePath), html)
  }
  for (const [from, to] of Object.entries(catalogue.aliases)) {
    const page = viewOf(to)
    await putFolder(from, page)
    // An alias may differ from its page by case alone. It has a copy of the page, so that nothing is lost if the disk
    // or the host ignores case, and the two are the same file.
    const text = differByCaseAlone(from, to)
      ? await readFile(path.join(dist, folder, htmlFile(to)))
      : redirectPage(page, language)
    await files.put(folder + htmlFile(from), text)
  }
  return { count: paths.length, listed }
}

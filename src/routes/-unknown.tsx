import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router'
import { decodePath, repairAddress } from '../catalogue/repairAddress.ts'
import { resolveAlias } from '../catalogue/resolveAlias.ts'
import type { LayoutView } from '../catalogue/view.ts'
import { NotFoundScreen } from '../pages/notFound/NotFoundScreen.tsx'
import type { PageSource } from '../pages/registry/pageSource.ts'
import { languageHref } from '../ui/links/href.ts'

/** The facts of a loader that tell which address was requested, and which pages there are. */
export type UnknownAddress = {
  location: Pick<ParsedLocation, 'href'>
  context: { source: PageSource }
  parentMatchPromise: Promise<{ loaderData?: LayoutView | undefined }>
}

/**
 * Finds the page that was meant by an address that no page has.
 * @throws a redirect if the address is a damaged one of a page, or else the router's not-found error with what helps
 *   the visitor on
 */
export async function repair({
  location,
  context,
  parentMatchPromise,
}: UnknownAddress): Promise<never> {
  const { pathname, search, hash } = new URL(`https://site.invalid${location.href}`)
  const { loaderData: site } = await parentMatchPromise
  // A host with one error page for all languages shows it below the folder of another language, too.
  const { folder = '' } =
    site?.languages?.others.find(({ folder }) => folder && pathname.startsWith(`/${folder}`)) ?? {}
  const requested = { pathname: pathname.slice(folder.length), search, hash }
  const repaired = repairAddress(requested)
  for (const path of repaired.paths) {
    const page = await context.source.page(resolveAlias(path, site?.aliases ?? {}) ?? path)
    // A page at the requested path, which its route has refused, would lead here again.
    if (page === undefined || page.path === requested.pathname) continue
    const href = page.path + repaired.search + repaired.hash
    throw redirect(
      folder === '' ? { href } : { href: languageHref(folder, href), reloadDocument: true },
    )
  }
  throw notFound({ data: <NotFoundScreen requested={decodePath(requested.pathname)} /> })
}

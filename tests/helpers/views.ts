import { pageDataAddress } from '../../src/catalogue/address.ts'
import { sourcesOf } from '../../src/check/sources.ts'
import type { Catalogue } from '../../src/pages/catalogue.ts'
import type { PageView } from '../../src/pages/registry/pageKinds.ts'
import { memorySource, type PageSource } from '../../src/pages/registry/pageSource.ts'
import { type CatalogueViews, createViews } from '../../src/pages/registry/views.ts'
import { latinSpellings } from '../../src/site/latinSpellings.ts'

/**
 * The views of a catalogue; all pictures have the same size.
 * @param catalogues the catalogue in each language of the site
 * @param revision the day on which its data were changed last
 */
export function viewsOf(
  catalogue: Catalogue,
  catalogues: readonly Catalogue[] = [catalogue],
  unpublished: readonly Catalogue[] = [],
  revision?: string,
): CatalogueViews {
  const facts = { width: 1200, height: 900, widths: [320, 480, 800, 1200], colour: '#888888' }
  const pictures = Object.keys(catalogue.pictures).map(
    (file) => [file, { stem: `pictures/${file.replace(/\.\w+$/, '')}`, ...facts }] as const,
  )
  const absolute = (path: string) => catalogue.site.url + path
  return createViews(catalogue, new Map(pictures), absolute, sourcesOf(catalogue), {
    catalogues,
    unpublished,
    latin: latinSpellings,
    revision,
  })
}

/** The page source with the views of a catalogue. */
export function sourceOf({ routes }: Catalogue, { layout, page }: CatalogueViews): PageSource {
  const entries = Object.keys(routes).flatMap((path) => {
    const view = page(path)
    return view === undefined ? [] : [[pageDataAddress(path), view] as const]
  })
  return memorySource(layout, new Map(entries))
}

/**
 * The view of a page of a known kind.
 * @throws if the page is of another kind
 */
export function viewOfKind<Kind extends PageView['kind']>(
  { page }: CatalogueViews,
  path: string,
  kind: Kind,
): Extract<PageView, { kind: Kind }> {
  const view = page(path)
  if (!isOfKind(view, kind)) throw new Error(`${path} is no page of the kind "${kind}"`)
  return view
}

function isOfKind<Kind extends PageView['kind']>(
  view: PageView | undefined,
  kind: Kind,
): view is Extract<PageView, { kind: Kind }> {
  return view?.kind === kind
}

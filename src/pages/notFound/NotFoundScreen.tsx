import { useLoaderData } from '@tanstack/react-router'
import { nearestNames } from '../../catalogue/nearestNames.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { WhatsAppLink } from '../../ui/business/WhatsAppLink.tsx'
import { ErrorMessage } from '../../ui/errors/ErrorScreen.tsx'
import type { SitePath } from '../../ui/links/href.ts'
import { PathLinks } from '../../ui/links/PathLink.tsx'
import { FindForm } from '../find/FindForm.tsx'

/** The most pages that are suggested. */
const MOST = 5

/** The pages that the layout has a name for. */
function namedPages({ menus, navigation, footer }: LayoutView) {
  const links: { label: string; path: SitePath }[] = [
    ...menus.flatMap((menu) => [...menu.items, menu]),
    ...navigation.links,
    { label: navigation.list, path: '/List' },
    { label: footer.privacy, path: '/Privacy' },
  ]
  return [...new Map(links.map((link) => [link.path, link])).values()]
}

/** The pages whose names are like a requested one, under a heading. */
function NearestPages({ heading, requested }: { heading: string; requested: string }) {
  const site = useLoaderData({ from: '__root__' })
  const links = nearestNames(requested, namedPages(site), ({ label, path }) => [label, path], MOST)
  return (
    links.length > 0 && (
      <nav aria-labelledby="nearest">
        <h2 id="nearest">{heading}</h2>
        <ul>
          <PathLinks links={links} />
        </ul>
      </nav>
    )
  )
}

/**
 * The page of a path that does not exist: the error message, the pages with a similar name, a search field,
 * the categories, and WhatsApp.
 * @param requested the path, decoded
 */
export function NotFoundScreen({ requested }: { requested: string }) {
  const site = useLoaderData({ from: '__root__' })
  const { error, navigation } = site
  return (
    <ErrorMessage text={error.notFound}>
      {!error.isOffline && (
        <>
          {error.nearest !== undefined && (
            <NearestPages heading={error.nearest} requested={requested} />
          )}
          <FindForm words={navigation.find} />
          <ul>
            <PathLinks links={site.menus} />
          </ul>
          <p>
            <WhatsAppLink className="button plain" site={site} label={site.product.ask.whatsapp} />
          </p>
        </>
      )}
    </ErrorMessage>
  )
}

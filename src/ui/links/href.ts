import type { RegisteredRouter } from '@tanstack/react-router'
import type { Path } from '../../model/shape/text.ts'

type OwnRoute = Exclude<keyof RegisteredRouter['routesByPath'], '/$slug'>

/**
 * A path that leads somewhere: one of the data, which only checked data can make, or a route that
 * stands in the code. Any other text does not compile.
 */
export type SitePath = Path | OwnRoute

function isOwn(path: string, routes: object): path is OwnRoute {
  return Object.hasOwn(routes, path)
}

/**
 * A path as the router's typed target.
 * @param routes the router's own, by their paths; without them every page but the home page goes by
 *   its slug, and the router takes a page's own route where it has one
 */
export function target(path: SitePath, routes: object = { '/': true }) {
  return isOwn(path, routes)
    ? ({ to: path } as const)
    : ({ to: '/$slug', params: { slug: path.slice(1) } } as const)
}

/** The address of a path of the site, for a link or form that the browser follows by itself. */
export function hrefOf(path: SitePath): string {
  return import.meta.env.BASE_URL + path.slice(1)
}

/** Whether two paths name the same page; a slash at the end makes no difference. */
export function samePath(one: string, other: string): boolean {
  return one.replace(/\/+$/, '') === other.replace(/\/+$/, '')
}

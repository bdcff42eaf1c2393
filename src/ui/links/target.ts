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

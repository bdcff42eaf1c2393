import type { FileRouteTypes } from '../routeTree.gen.ts'
import type { Path } from '../shape/text.ts'

/**
 * A path that leads somewhere: one of the data, which only checked data can make, or a route that
 * stands in the code. Any other text does not compile.
 */
export type SitePath = Path | Exclude<FileRouteTypes['to'], '/$slug'>

/** A path as the router's typed target; where it has a route of its own, the router takes that. */
export function target(path: SitePath) {
  return path === '/'
    ? ({ to: '/' } as const)
    : ({ to: '/$slug', params: { slug: path.slice(1) } } as const)
}

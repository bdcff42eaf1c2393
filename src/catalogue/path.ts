import type { Path } from './schemas/text.ts'

/** The path of a page, by its slug: `About` -> `/About`. */
export function pathOf(slug: string): string {
  return `/${slug}`
}

/** The slug of a page, by its path: `/About` -> `About`. */
export function slugOf(path: string): string {
  return path.slice(1)
}

/** True if `routes.json` declares the path in exactly this spelling. */
export function isDeclaredPath(
  routes: Readonly<Record<string, unknown>>,
  path: string,
): path is Path {
  return Object.hasOwn(routes, path)
}

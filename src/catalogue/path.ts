import type { Path } from './schemas/text.ts'

/** The path of the page whose file has this name: `About` -> `/About`. */
export function pathOf(slug: string): string {
  return `/${slug}`
}

/** The name of the file of the page at this path: `/About` -> `About`. */
export function slugOf(path: string): string {
  return path.slice(1)
}

/** Whether a path is declared, in this exact spelling. */
export function isDeclaredPath(
  routes: Readonly<Record<string, unknown>>,
  path: string,
): path is Path {
  return Object.hasOwn(routes, path)
}

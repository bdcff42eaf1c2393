import type { SitePath } from './target.ts'

/** The address of a path of the site, for a link or form that the browser follows by itself. */
export function hrefOf(path: SitePath): string {
  return import.meta.env.BASE_URL + path.slice(1)
}

/** Whether two paths name the same page; a slash at the end makes no difference. */
export function samePath(one: string, other: string): boolean {
  return one.replace(/\/+$/, '') === other.replace(/\/+$/, '')
}

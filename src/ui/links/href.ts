import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Path } from '../../catalogue/schemas/text.ts'

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

/** @returns the address of a path in the language of the page, for what the browser follows by itself */
export function hrefOf(router: Pick<RegisteredRouter, 'options'>, path: SitePath): string {
  return (router.options.basepath ?? '/') + path.slice(1)
}

/**
 * The address of a path in another language, which is another document.
 * @param folder the beginning of that language's addresses inside the site, `gu/`
 */
export function languageHref(folder: string, path: string): string {
  return import.meta.env.BASE_URL + folder + path.slice(1)
}

/** The addresses of paths in the language of the page, for links and forms. */
export function useHref(): (path: SitePath) => string {
  const router = useRouter()
  return useCallback((path) => hrefOf(router, path), [router])
}

/** Whether two paths name the same page; a slash at the end makes no difference. */
export function samePath(one: string, other: string): boolean {
  return one.replace(/\/+$/, '') === other.replace(/\/+$/, '')
}

import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { slugOf } from '../../catalogue/path.ts'
import type { Path } from '../../catalogue/schemas/text.ts'

type RoutePath = Exclude<keyof RegisteredRouter['routesByPath'], '/$slug' | '/$'>

/**
 * A path that exists: one from checked data, or a route in the code. Any other string does not compile.
 */
export type SitePath = Path | RoutePath

function isRoutePath(path: string, routes: object): path is RoutePath {
  return Object.hasOwn(routes, path)
}

/**
 * The typed navigation target of a path.
 * @param routes the router's routes by path. Without them, every page except the home page is named by its
 *   slug; the router prefers a page's own route if there is one
 */
export function routeTarget(path: SitePath, routes: object = { '/': true }) {
  return isRoutePath(path, routes)
    ? ({ to: path } as const)
    : ({ to: '/$slug', params: { slug: slugOf(path) } } as const)
}

/** The address of a path in the language of the page, for links and forms that the browser follows itself. */
export function hrefOf(router: Pick<RegisteredRouter, 'options'>, path: SitePath): string {
  return (router.options.basepath ?? '/') + path.slice(1)
}

/**
 * The address of a page in another language, which is another document.
 * @param folder the folder of that language inside the site, `gu/`
 */
export function languageHref(folder: string, path: string): string {
  return import.meta.env.BASE_URL + folder + path.slice(1)
}

/** @returns a function that makes the address of a path in the language of the page */
export function useHref(): (path: SitePath) => string {
  const router = useRouter()
  return useCallback((path) => hrefOf(router, path), [router])
}

/** True if two paths are equal, ignoring a trailing slash. */
export function isSamePath(path: string, other: string): boolean {
  return path.replace(/\/+$/, '') === other.replace(/\/+$/, '')
}

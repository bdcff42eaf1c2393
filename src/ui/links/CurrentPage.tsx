import { type RouterState, useMatches } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useDeferredValue } from 'react'

type Match = RouterState['matches'][number]

const CurrentMatch = createContext<Match | undefined>(undefined)

/**
 * Provides the layout and its links with the page that is shown. Deferred: a new page is painted before
 * the hundred links around it are marked.
 */
export function CurrentPage({ children }: { children: ReactNode }) {
  const match = useMatches({ select: (matches) => matches.at(-1) })
  return <CurrentMatch value={useDeferredValue(match)}>{children}</CurrentMatch>
}

/** The path of the page that is shown; not of one that is loading, nor of an alias that leads to it. */
export function useCurrentPath(): string | undefined {
  return use(CurrentMatch)?.pathname
}

/** The path of the page that is shown, as the data declare it; an error screen leads home. */
export function useShownPath(): string {
  const page = use(CurrentMatch)?.loaderData
  return page !== undefined && 'path' in page ? page.path : '/'
}

/** The path of the category that the page belongs to. */
export function useCurrentCategory(): string | undefined {
  const page = use(CurrentMatch)?.loaderData
  return page !== undefined && 'breadcrumb' in page ? page.breadcrumb?.category?.path : undefined
}

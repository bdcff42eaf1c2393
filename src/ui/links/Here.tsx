import { type RouterState, useMatches } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useDeferredValue } from 'react'
import { useArrival } from './arrival.ts'

type Match = RouterState['matches'][number]

const Shown = createContext<Match | undefined>(undefined)

/**
 * Tells the layout and its links which page is shown. A new page is painted first: marking the
 * hundred links round it may wait.
 */
export function Here({ children }: { children: ReactNode }) {
  useArrival()
  const match = useMatches({ select: (matches) => matches.at(-1) })
  return <Shown value={useDeferredValue(match)}>{children}</Shown>
}

/** The path of the page that is shown; not of one on its way, nor of an alias that leads to it. */
export function useHere(): string | undefined {
  return use(Shown)?.pathname
}

/** The path of the category that the page shown belongs to. */
export function useCategory(): string | undefined {
  const page = use(Shown)?.loaderData
  return page !== undefined && 'way' in page ? page.way?.category?.path : undefined
}

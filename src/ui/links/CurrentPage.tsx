import { type RouterState, useMatches } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useDeferredValue, useSyncExternalStore } from 'react'
import { createStore } from '../browser/createStore.ts'

type Match = RouterState['matches'][number]

const CurrentMatch = createContext<Match | undefined>(undefined)

/**
 * Provides the current page to the layout and its links. Deferred, so that a new page is painted before the
 * hundred links around it are updated.
 */
export function CurrentPage({ children }: { children: ReactNode }) {
  const match = useMatches({ select: (matches) => matches.at(-1) })
  return <CurrentMatch value={useDeferredValue(match)}>{children}</CurrentMatch>
}

/** The path of the current page: not of a page that is still loading, nor an alias. */
export function useCurrentPath(): string | undefined {
  return use(CurrentMatch)?.pathname
}

/** The path of the current page as the data declare it; `/` on an error screen. */
export function useDeclaredPath(): string {
  const page = use(CurrentMatch)?.loaderData
  return page !== undefined && 'path' in page ? page.path : '/'
}

/** The path of the category of the current page. */
export function useCurrentCategory(): string | undefined {
  const page = use(CurrentMatch)?.loaderData
  return page !== undefined && 'breadcrumb' in page ? page.breadcrumb?.category?.path : undefined
}

/** The WhatsApp link with what the visitor has done on the page: a calculated roof, a typed query, compared products. */
export const pageWhatsapp = createStore<string | undefined>(undefined)

/** The WhatsApp link of the current page: its message has what the visitor has done, or names the product. */
export function usePageWhatsappHref(): string | undefined {
  const { subscribe, get } = pageWhatsapp
  const done = useSyncExternalStore(subscribe, get, get)
  const page = use(CurrentMatch)?.loaderData
  return done ?? (page !== undefined && 'enquiry' in page ? page.enquiry?.whatsapp : undefined)
}

import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useCallback } from 'react'
import { observe } from 'react-intersection-observer'
import { coversOf } from '../browser/coverEntry.ts'
import { isSavingData } from '../browser/isSavingData.ts'
import { useCurrentPath } from './CurrentPage.tsx'
import { hrefOf, routeTarget, type SitePath } from './href.ts'

/** True if the browser handles a click itself: a new tab or window, or another button than the left one. */
export function isHandledByBrowser(
  event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
}

type Props = {
  path: SitePath
  /** The query of the address, with its question mark. */
  query?: string | undefined
  /** The fragment of the address, with its number sign. */
  fragment?: string
  className?: string
  children: ReactNode
}

/**
 * A link inside the site; `aria-current` on its own page. Its page is prefetched when the link comes near the
 * viewport, or when a press begins. Not the router's `Link`, which would write the query anew, and would leave the
 * history entry of a dialog or menu that the link is in. It is as fast.
 */
export function PathLink({ path, query = '', fragment = '', className, children }: Props) {
  const router = useRouter()
  const href = hrefOf(router, path) + query + fragment
  const current = useCurrentPath() === path ? 'page' : undefined
  const prefetch = useCallback(() => {
    if (!isSavingData()) void router.preloadRoute(routeTarget(path, router.routesByPath))
  }, [router, path])
  const ref = useCallback(
    (link: Element | null) => {
      if (link === null) return
      const onChange = (inView: boolean) => {
        if (!inView) return
        stop()
        prefetch()
      }
      const stop = observe(link, onChange, { rootMargin: '100px' }, false)
      return stop
    },
    [prefetch],
  )
  function onClick(event: MouseEvent) {
    if (isHandledByBrowser(event)) return
    event.preventDefault()
    void router.navigate({ href, replace: coversOf() > 0 })
  }
  return (
    <a
      ref={ref}
      className={className}
      href={href}
      aria-current={current}
      onPointerDown={prefetch}
      onClick={onClick}
    >
      {children}
    </a>
  )
}

/** Links as list items. */
export function PathLinks({ links }: { links: readonly { label: string; path: SitePath }[] }) {
  return links.map(({ path, label }) => (
    <li key={path}>
      <PathLink path={path}>{label}</PathLink>
    </li>
  ))
}

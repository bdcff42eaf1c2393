import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useCallback } from 'react'
import { observeViewport } from '../screen/observeViewport.ts'
import { savesData } from '../screen/savesData.ts'
import { useHere } from './Here.tsx'
import { hrefOf } from './hrefOf.ts'
import { isHandledByBrowser } from './isHandledByBrowser.ts'
import { type SitePath, target } from './target.ts'

/** By name, with no rest handed on: making it was a quarter of a page's rendering in the build. */
type Props = {
  path: SitePath
  className?: string
  children: ReactNode
}

/**
 * A link to a path of the data. It is marked as the current one on its own page, and that page's
 * data are fetched when it comes near the screen, once the visitor has stirred, or when a press begins:
 * a finger stays on the glass for a tenth of a second. With the router's own links the home page's
 * scripts run for a third longer.
 */
export function PathLink({ path, className, children }: Props) {
  const router = useRouter()
  const current = useHere() === path ? 'page' : undefined
  const fetchAhead = useCallback(() => {
    if (!savesData()) void router.preloadRoute(target(path, router.routesByPath))
  }, [router, path])
  const watch = useCallback(
    (link: Element | null) => {
      if (link === null) return
      const stop = observeViewport(link, near, false, '100px')
      function near(seen: boolean) {
        if (!seen) return
        stop()
        fetchAhead()
      }
      return stop
    },
    [fetchAhead],
  )
  function follow(event: MouseEvent) {
    if (isHandledByBrowser(event)) return
    event.preventDefault()
    void router.navigate(target(path, router.routesByPath))
  }
  return (
    <a
      ref={watch}
      className={className}
      href={hrefOf(path)}
      aria-current={current}
      onPointerDown={fetchAhead}
      onClick={follow}
    >
      {children}
    </a>
  )
}

import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useCallback } from 'react'
import { observe } from 'react-intersection-observer'
import type { PathLinkView } from '../../catalogue/view.ts'
import { savesData } from '../screen/savesData.ts'
import { useCurrentPath } from './CurrentPage.tsx'
import { hrefOf, type SitePath, target } from './href.ts'

/** True for a click that the browser answers by itself: a new tab or window, another button. */
export function isHandledByBrowser(
  event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
}

type Props = {
  path: SitePath
  className?: string
  children: ReactNode
}

/**
 * A link to a path of the data or of the code; on its own page it is `aria-current`. Its page is
 * prefetched when it comes near the screen, or when a press begins. Not the router's `Link`: a hundred
 * of those work out their state anew before a page that was tapped is painted.
 */
export function PathLink({ path, className, children }: Props) {
  const router = useRouter()
  const current = useCurrentPath() === path ? 'page' : undefined
  const prefetch = useCallback(() => {
    if (!savesData()) void router.preloadRoute(target(path, router.routesByPath))
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
    void router.navigate(target(path, router.routesByPath))
  }
  return (
    <a
      ref={ref}
      className={className}
      href={hrefOf(router, path)}
      aria-current={current}
      onPointerDown={prefetch}
      onClick={onClick}
    >
      {children}
    </a>
  )
}

/** Links as the items of a list. */
export function PathLinks({ links }: { links: readonly PathLinkView[] }) {
  return links.map(({ path, label }) => (
    <li key={path}>
      <PathLink path={path}>{label}</PathLink>
    </li>
  ))
}

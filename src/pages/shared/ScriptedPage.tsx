import { type ComponentProps, type ReactNode, useEffect } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { useLazyModule } from '../../ui/browser/useLazyModule.ts'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import { PageIntro } from '../../ui/frame/PageIntro.tsx'
import { OtherWays } from './OtherWays.tsx'
import styles from './ScriptedPage.module.css'

type Props<T> = {
  page: ComponentProps<typeof PageFrame>['page'] &
    ComponentProps<typeof OtherWays>['page'] & { heading: string; text: string; unscripted: string }
  site: LayoutView
  /** Imports the page's content. Defined outside of components, so that its identity is stable. */
  load: () => Promise<T>
  /** Whether the content shows `OtherWays` itself: the page shows them only until it is loaded. */
  hasOwnWays?: boolean
  /** Sets `--part`, the minimum height of the content. */
  className?: string
  children: (loaded: T) => ReactNode
}

/** A page whose content needs scripts. Without them it shows its purpose and other ways to enquire. */
export function ScriptedPage<T>(props: Props<T>) {
  const { page, site, load, hasOwnWays, className = '', children } = props
  const { module: part, load: want } = useLazyModule(load)
  useEffect(() => {
    // Offline: the rest works without it, and the next load tries again.
    want().catch(() => undefined)
  }, [want])
  return (
    <PageFrame page={page} site={site}>
      <PageIntro heading={page.heading} lead={page.text} className={styles.intro} />
      <noscript>
        <p className="wrap">{page.unscripted}</p>
      </noscript>
      <div className={`wrap ${styles.part} ${className}`}>{part && children(part)}</div>
      {(part === undefined || !hasOwnWays) && (
        <div className="wrap">
          <OtherWays page={page} site={site} />
        </div>
      )}
    </PageFrame>
  )
}

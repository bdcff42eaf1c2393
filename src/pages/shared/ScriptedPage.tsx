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
  /** Imports the page's content; defined outside of components, so that it is always the same. */
  load: () => Promise<T>
  /** Its content has the other ways to enquire: they stand below it until it is there. */
  hasOwnWays?: boolean
  /** Sets the height that the content has at the least, `--part`. */
  className?: string
  children: (loaded: T) => ReactNode
}

/** A page whose content needs scripts; without them, what it is for and the other ways to enquire. */
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

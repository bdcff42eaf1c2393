import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
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
  /** Shown until the content is loaded. */
  loading: string
  /** True if the content shows `OtherWays` itself; the page then shows it only until it is loaded. */
  hasOwnWays?: boolean
  /** Sets `--part`, the minimum height of the content. */
  className?: string
  children: (loaded: T) => ReactNode
}

/** A page whose content needs scripts. Until they are loaded, and without them, it shows its purpose and other ways to enquire. */
export function ScriptedPage<T>(props: Props<T>) {
  const { page, site, load, loading, hasOwnWays, className = '', children } = props
  const { module, load: loadModule } = useLazyModule(load)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    // If it fails, the rest of the page still works, and the next visit tries again.
    loadModule().catch(() => setHasFailed(true))
  }, [loadModule])
  return (
    <PageFrame page={page} site={site}>
      <PageIntro heading={page.heading} lead={page.text} className={styles.intro} />
      <noscript>
        <p className="wrap">{page.unscripted}</p>
      </noscript>
      {!hasFailed && (
        <div className={`wrap ${styles.part} ${className}`}>
          {module ? (
            children(module)
          ) : (
            <p className={styles.loading} data-scripted>
              {loading}
            </p>
          )}
        </div>
      )}
      {!(module && hasOwnWays) && (
        <div className="wrap">
          <OtherWays page={page} site={site} />
        </div>
      )}
    </PageFrame>
  )
}

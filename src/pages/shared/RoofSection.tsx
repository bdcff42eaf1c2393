import { useEffect, useId, useRef, useState } from 'react'
import { observe } from 'react-intersection-observer'
import type { LayoutView } from '../../catalogue/view.ts'
import { readRoofAddress, roofFragment } from '../../roof/roofAddress.ts'
import { focusAtTop } from '../../ui/browser/focusAtTop.ts'
import { useLazyModule } from '../../ui/browser/useLazyModule.ts'
import styles from './RoofSection.module.css'
import { useFragment } from './useFragment.ts'

// The calculator is larger than the page around it.
const importRoofFinder = () => import('./RoofFinder.tsx')

type Props = {
  site: LayoutView
  /** Shown before the calculator is loaded. */
  words: { heading: string; text?: string }
  /** Shown until the calculator is loaded. */
  loading: string
  /** The fragment of the building that was typed in the finder, or of none if the calculator is the answer. */
  typed?: string | undefined
}

/**
 * The roof calculator as a section of a page, for a sheet that is chosen afterwards. `roofAddress` leads to it, with the
 * size of the building filled in. It is loaded when the address names it, or when it comes near the screen.
 */
export function RoofSection({ site, words, loading, typed }: Props) {
  const fragment = useFragment()
  const isNamed = fragment.split('/')[0] === roofFragment
  const arrival = isNamed ? fragment : undefined
  // An address without a size, or of a job, does not reset the typed fields.
  const [named, setNamed] = useState<string>()
  const { eave, slopes } = readRoofAddress(fragment)?.fields ?? {}
  const hasRoof = eave !== undefined || slopes !== undefined
  if (isNamed && fragment !== named && (named === undefined || hasRoof)) setNamed(fragment)
  const size = typed ?? named
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { module, load } = useLazyModule(importRoofFinder)
  const isLoaded = module !== undefined
  const [hasFailed, setHasFailed] = useState(false)
  const isWanted = isNamed || typed !== undefined
  useEffect(() => {
    if (isLoaded || section.current === null) return
    // Without it, the page still has the phone and WhatsApp.
    const start = () => void load().catch(() => setHasFailed(true))
    if (isWanted) return start()
    // A browser that observes nothing gets it at once.
    return observe(section.current, (inView) => inView && start(), { rootMargin: '400px' }, true)
  }, [isLoaded, isWanted, load])
  useEffect(() => {
    if (arrival === undefined) return
    focusAtTop(section.current, heading.current)
  }, [arrival])
  return (
    <section
      ref={section}
      id={roofFragment}
      className={styles.section}
      aria-labelledby={id}
      data-scripted
    >
      <h2 id={id} ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      {words.text !== undefined && <p>{words.text}</p>}
      {module ? (
        <module.RoofFinder
          key={size}
          site={site}
          size={size}
          arrival={arrival ?? typed}
          loading={loading}
        />
      ) : (
        !hasFailed && <p>{loading}</p>
      )}
    </section>
  )
}

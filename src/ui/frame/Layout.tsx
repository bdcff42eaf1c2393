import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { SectionBoundary } from '../errors/SectionBoundary.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { followCount } from '../header/listCount.ts'
import { useHeaderMenu } from '../header/useHeaderMenu.ts'
import { afterPaint } from '../screen/afterPaint.ts'
import { useTypedFields } from '../screen/typedFields.ts'
import { useLazyModule } from '../screen/useLazyModule.ts'
import { useNarrow } from '../screen/useNarrow.ts'
import { CallBar } from './CallBar.tsx'
import styles from './Layout.module.css'

const loadOffer = () => import('../language/LanguageOffer.tsx')

/** After a move to another page: its heading takes the focus, its title is announced. */
function FocusOnArrival() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    let stop = () => {}
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      stop()
      if (fromLocation === undefined || !pathChanged) return
      // The browser lays the page out before it gives the focus: the paint does not wait for that twice.
      stop = afterPaint(() => {
        // The router scrolls: to the top, or back to the old place.
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
        setTitle(document.title)
      })
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [router])
  return (
    <p className="heard" role="status">
      {title}
    </p>
  )
}

type Props = {
  site: LayoutView
  /** The place for an enquiry that is not sent yet, between the footer and the call bar. */
  savedEnquiry: ReactNode
  children: ReactNode
}

/** What surrounds every page: skip link, header, footer, and the call bar of small screens. */
export function Layout({ site, savedEnquiry, children }: Props) {
  const header = useRef<HTMLElement>(null)
  const menu = useHeaderMenu(header, site.menus, useNarrow())
  useEffect(followCount, [])
  const { languages, writing } = site
  const { part: offer, want } = useLazyModule(loadOffer)
  useEffect(() => {
    // Without it the links to other languages lead to this page all the same.
    if (languages) want().catch(() => undefined)
  }, [languages, want])
  useTypedFields()
  return (
    <>
      <a className={styles.skip} href="#main" inert={menu.covers}>
        {site.navigation.skip}
      </a>
      <SectionBoundary of="header">
        <Header site={site} ref={header} menu={menu} />
      </SectionBoundary>
      {/* The mobile menu covers all of this: the focus stays in the menu. */}
      <div className={styles.page} inert={menu.covers}>
        {children}
        <SectionBoundary of="footer">
          <Footer site={site} />
        </SectionBoundary>
        <SectionBoundary of="enquiries">{savedEnquiry}</SectionBoundary>
        <CallBar site={site} />
        {offer && languages && <offer.LanguageOffer languages={languages} own={writing.language} />}
      </div>
      <FocusOnArrival />
    </>
  )
}

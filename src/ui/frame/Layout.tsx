import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { LayoutView } from '../../model/catalogue/view.ts'
import { SavedEnquirySlot } from '../enquiry/SavedEnquirySlot.tsx'
import { SectionBoundary } from '../errors/SectionBoundary.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { followCount } from '../header/listCount.ts'
import { useHeaderMenu } from '../header/useHeaderMenu.ts'
import { useNarrow } from '../screen/useNarrow.ts'
import { CallBar } from './CallBar.tsx'
import { FocusOnArrival } from './FocusOnArrival.tsx'
import styles from './Layout.module.css'

/** What every page sits in: skip link, header, the page, footer, and the call bar of small screens. */
export function Layout({ site, children }: { site: LayoutView; children: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  const narrow = useNarrow()
  const keys = useMemo(() => site.menus.map(({ key }) => key), [site])
  const menu = useHeaderMenu(header, keys, narrow)
  useEffect(followCount, [])
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
        <SectionBoundary of="enquiries">
          <SavedEnquirySlot site={site} />
        </SectionBoundary>
        <CallBar site={site} />
      </div>
      <FocusOnArrival />
    </>
  )
}

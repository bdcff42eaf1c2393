import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { useRestoreTypedFields } from '../browser/typedFields.ts'
import { useIsNarrow } from '../browser/useIsNarrow.ts'
import { useLazyModule } from '../browser/useLazyModule.ts'
import { SectionBoundary } from '../errors/SectionBoundary.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { trackListCount } from '../header/listCount.ts'
import { useHeaderMenu } from '../header/useHeaderMenu.ts'
import { CALL_BAR, CallBar } from './CallBar.tsx'
import styles from './Layout.module.css'

const loadLanguageOffer = () => import('../language/LanguageOffer.tsx')

/** Moves the focus to the heading of a newly opened page, and announces its title. */
function FocusNewPage() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return
        // The router scrolls: to the top, or to the previous position.
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
        setTitle(document.title)
      }),
    [router],
  )
  return (
    <p className="heard" role="status">
      {title}
    </p>
  )
}

type Props = {
  site: LayoutView
  /** Shows an enquiry that is not sent yet, between the footer and the call bar. */
  unsentEnquiries: ReactNode
  children: ReactNode
}

/** Header, footer and everything else that every page shares. */
export function Layout({ site, unsentEnquiries, children }: Props) {
  const header = useRef<HTMLElement>(null)
  const menu = useHeaderMenu(header, site.menus, useIsNarrow())
  useEffect(trackListCount, [])
  const { languages, writing } = site
  const { module: offer, load } = useLazyModule(loadLanguageOffer)
  useEffect(() => {
    // If it cannot be loaded, the links to other languages still lead to this page.
    if (languages) load().catch(() => undefined)
  }, [languages, load])
  useRestoreTypedFields()
  return (
    <>
      <SectionBoundary section="header">
        <Header site={site} ref={header} menu={menu}>
          <a className={styles.skip} href="#main" inert={menu.coversPage}>
            {site.navigation.skip}
          </a>
        </Header>
      </SectionBoundary>
      {/* Inert while the mobile menu covers the page, so that the focus stays in the menu. */}
      <div className={styles.page} inert={menu.coversPage}>
        {children}
        <SectionBoundary section="footer">
          <Footer site={site} />
        </SectionBoundary>
        <SectionBoundary section="enquiries">{unsentEnquiries}</SectionBoundary>
        <CallBar site={site} />
        {offer && languages && (
          <offer.LanguageOffer
            languages={languages}
            pageLanguage={writing.language}
            callBar={CALL_BAR}
          />
        )}
      </div>
      <FocusNewPage />
    </>
  )
}

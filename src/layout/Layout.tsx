import type { ReactNode } from 'react'
import type { LayoutView } from '../catalogue/view/types.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'

/** What every page sits in: skip link, header, the page, footer. */
export function Layout({ site, children }: { site: LayoutView; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        {site.navigation.skip}
      </a>
      <Header site={site} />
      {children}
      <Footer site={site} />
    </div>
  )
}

import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import { PageIntro } from '../../ui/frame/PageIntro.tsx'
import styles from './Finder.module.css'
import { Finder } from './Finder.tsx'

export const Route = createLazyRoute('/Find')({ component: FindPage })

/** The finder's page. Without a query or a script it shows the jobs, all products and the calculator. */
function FindPage() {
  const page = Route.useLoaderData()
  const site = useLoaderData({ from: '__root__' })
  return (
    <PageFrame page={page} site={site}>
      <PageIntro heading={page.heading} lead={page.text} className={styles.intro} />
      <div className="wrap">
        <noscript>
          <p>{page.unscripted}</p>
        </noscript>
        <Finder page={page} site={site} />
      </div>
    </PageFrame>
  )
}

import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { ScriptedPage } from '../shared/ScriptedPage.tsx'
import styles from './ComparePage.module.css'

const importComparison = () => import('./Comparison.tsx')

export const Route = createLazyRoute('/Compare')({ component: ComparePage })

/** The page that compares products. */
function ComparePage() {
  const page = Route.useLoaderData()
  const site = useLoaderData({ from: '__root__' })
  return (
    <ScriptedPage
      page={page}
      site={site}
      load={importComparison}
      loading={page.words.loading}
      className={styles.part}
    >
      {({ Comparison }) => <Comparison page={page} site={site} />}
    </ScriptedPage>
  )
}

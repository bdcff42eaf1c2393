import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { ScriptedPage } from '../ScriptedPage.tsx'

const importComparison = () => import('./Comparison.tsx')

export const Route = createLazyRoute('/Compare')({ component: ComparePage })

/** Products side by side. */
function ComparePage() {
  const page = Route.useLoaderData()
  const site = useLoaderData({ from: '__root__' })
  return (
    <ScriptedPage page={page} site={site} load={importComparison}>
      {({ Comparison }) => <Comparison page={page} site={site} />}
    </ScriptedPage>
  )
}

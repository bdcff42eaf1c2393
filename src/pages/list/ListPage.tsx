import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { ScriptedPage } from '../shared/ScriptedPage.tsx'

const importList = () => import('./BuyersList.tsx')

export const Route = createLazyRoute('/List')({ component: ListPage })

/** The page of the buyer's list. Its script is loaded separately, because it is larger than the rest. */
function ListPage() {
  const page = Route.useLoaderData()
  const site = useLoaderData({ from: '__root__' })
  return (
    <ScriptedPage
      page={page}
      site={site}
      load={importList}
      loading={page.words.list.loading}
      hasOwnWays
    >
      {({ BuyersList }) => <BuyersList page={page} site={site} />}
    </ScriptedPage>
  )
}

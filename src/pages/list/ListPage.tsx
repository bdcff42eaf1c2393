import type { LayoutView } from '../../model/catalogue/view.ts'
import { ScriptedPage } from '../ScriptedPage.tsx'
import type { ListView } from './kind.ts'

const importList = () => import('./BuyersList.tsx')

/** The page of the buyer's list, whose script is fetched apart: it is larger than the rest. */
export function ListPage({ page, site }: { page: ListView; site: LayoutView }) {
  return (
    <ScriptedPage page={page} site={site} load={importList}>
      {({ BuyersList }) => <BuyersList site={site} words={page.words} />}
    </ScriptedPage>
  )
}

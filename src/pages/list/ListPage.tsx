import type { LayoutView } from '../../model/catalogue/view.ts'
import { ScriptedPage } from '../ScriptedPage.tsx'
import type { ListView } from './kind.ts'

const importList = () => import('./BuyersList.tsx')

/** The buyer's list. */
export function ListPage({ page, site }: { page: ListView; site: LayoutView }) {
  return (
    <ScriptedPage page={page} site={site} load={importList}>
      {({ BuyersList }) => <BuyersList site={site} words={page.words} />}
    </ScriptedPage>
  )
}

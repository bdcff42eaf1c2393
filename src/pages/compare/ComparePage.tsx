import type { LayoutView } from '../../model/catalogue/view.ts'
import { ScriptedPage } from '../ScriptedPage.tsx'
import type { CompareView } from './kind.ts'

const importComparison = () => import('./Comparison.tsx')

/** Products side by side. */
export function ComparePage({ page, site }: { page: CompareView; site: LayoutView }) {
  return (
    <ScriptedPage page={page} site={site} load={importComparison}>
      {({ Comparison }) => <Comparison page={page} site={site} />}
    </ScriptedPage>
  )
}

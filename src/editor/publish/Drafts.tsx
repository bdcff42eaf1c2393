import { editorWords } from '../edit/editorWords.ts'
import { ProblemLines } from '../forms/ProblemList.tsx'
import { useEditor } from '../state/editorContext.ts'
import type { Ready } from '../state/saving.ts'

type Props = Pick<Ready, 'drafts' | 'elsewhere'> & {
  /** True if nothing else can be published. */
  onlyDrafts: boolean
}

/** Lists the drafts with their problems, each a link to its field. */
export function Drafts({ drafts, elsewhere, onlyDrafts }: Props) {
  const { storage, nameOf } = useEditor()
  if (drafts.length === 0) return null
  const here = storage.publishesOnSave ? editorWords.draftsHere : editorWords.draftsInFolder
  const waiting = drafts.filter(({ problems }) => problems.length === 0)
  return (
    <section>
      <p>{onlyDrafts ? editorWords.notReady : editorWords.stayDrafts(here)}</p>
      <ProblemLines problems={drafts.flatMap(({ problems }) => problems)} />
      {waiting.length > 0 && (
        <p>{editorWords.waitForDrafts(waiting.map(({ file }) => nameOf(file)).join(', '))}</p>
      )}
      {elsewhere.length > 0 && <p>{editorWords.elsewhereWrong}</p>}
      <ProblemLines problems={elsewhere} />
    </section>
  )
}

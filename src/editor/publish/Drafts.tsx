import { isPicture, parseTranslationPath } from '../../catalogue/catalogueFiles.ts'
import { editorWords } from '../edit/editorWords.ts'
import { ProblemLines } from '../forms/ProblemList.tsx'
import { useEditor } from '../state/editorContext.ts'
import type { Ready } from '../state/saving.ts'

type Props = Pick<Ready, 'drafts' | 'elsewhere'> & {
  /** True if nothing else can be published. */
  onlyDrafts: boolean
}

/** The most names of drafts without a problem of their own. */
const MOST_NAMES = 4

/** Lists the drafts with their problems, each a link to its field. */
export function Drafts({ drafts, elsewhere, onlyDrafts }: Props) {
  const { storage, nameOf } = useEditor()
  if (drafts.length === 0) return null
  const here = storage.publishesOnSave ? editorWords.draftsHere : editorWords.draftsInFolder
  /** The first names of pages and lists; their translations, pictures and sources go along. */
  function namesOf(files: readonly string[]): string {
    const own = files.filter((file) => parseTranslationPath(file) === undefined && !isPicture(file))
    const names = (own.length > 0 ? own : files).map(nameOf)
    const more = names.length - MOST_NAMES
    return editorWords.firstOf(names.slice(0, MOST_NAMES).join(', '), Math.max(0, more))
  }
  const waiting = drafts.filter(({ problems }) => problems.length === 0)
  return (
    <section>
      <p>{onlyDrafts ? editorWords.notReady : editorWords.stayDrafts(here)}</p>
      <ProblemLines problems={drafts.flatMap(({ problems }) => problems)} />
      {waiting.length > 0 && (
        <p>{editorWords.waitForDrafts(namesOf(waiting.map(({ file }) => file)))}</p>
      )}
      {elsewhere.length > 0 && <p>{editorWords.elsewhereWrong}</p>}
      <ProblemLines problems={elsewhere} />
    </section>
  )
}

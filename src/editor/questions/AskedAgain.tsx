import { isWithin } from '../../catalogue/place.ts'
import type { CatalogueChange } from '../../check/catalogueChanges.ts'
import type { LaunchAnswer } from '../../check/launchList.ts'
import { launchWords } from '../../check/launchWords.ts'
import { Button } from '../controls/Button.tsx'
import { useAnswer } from '../controls/useAnswer.ts'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import { QUESTIONS_SCREEN } from '../state/screens.ts'

/** True if one of the changes is at a place of an answer. */
function isChangedBy({ points }: LaunchAnswer, changes: readonly CatalogueChange[]): boolean {
  const places = points.flatMap(({ places }) => places)
  return changes.some(({ file, jsonPath = [] }) =>
    places.some((place) => place.file === file && isWithin(jsonPath, place.jsonPath)),
  )
}

/**
 * Says which answers of the launch are asked again because of what was changed; nothing if none is.
 * @param changes only those that these changes concern
 */
export function AskedAgain({ changes }: { changes?: readonly CatalogueChange[] }) {
  const { queries, open } = useEditor()
  const answers = useAnswer(queries.questions)?.answers ?? []
  const again = answers.filter(
    (answer) => answer.isAskedAgain && (changes === undefined || isChangedBy(answer, changes)),
  )
  if (again.length === 0) return null
  return (
    <p role="status">
      {launchWords.askedAgain(again.map(({ question }) => question))}{' '}
      <Button label={editorWords.questions} onClick={() => open(QUESTIONS_SCREEN)} />
    </p>
  )
}

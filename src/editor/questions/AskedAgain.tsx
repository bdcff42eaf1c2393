import { launchWords } from '../../check/launchWords.ts'
import { Button } from '../controls/Button.tsx'
import { useAnswer } from '../controls/useAnswer.ts'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import { QUESTIONS_SCREEN } from '../state/screens.ts'

/** Says which answers of the launch are asked again because of what was changed; nothing if none is. */
export function AskedAgain() {
  const { queries, open } = useEditor()
  const answers = useAnswer(queries.questions)?.answers ?? []
  const again = answers.filter(({ isAskedAgain }) => isAskedAgain)
  if (again.length === 0) return null
  return (
    <p role="status">
      {launchWords.askedAgain(again.map(({ question }) => question))}{' '}
      <Button label={editorWords.questions} onClick={() => open(QUESTIONS_SCREEN)} />
    </p>
  )
}

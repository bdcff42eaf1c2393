import { useCallback, useMemo, useState } from 'react'
import { ownValue } from '../../catalogue/ownValue.ts'
import { useAnswer } from '../controls/useAnswer.ts'
import {
  type Choices,
  choiceKey,
  conflictsByChoice,
  withChoice,
} from '../edit/describeConflicts.ts'
import { editorWords } from '../edit/editorWords.ts'
import { pictureNameOf } from '../edit/pictureFile.ts'
import { useEditor } from '../state/editorContext.ts'
import { ConflictChoice } from './ConflictChoice.tsx'

/** The places of a file that someone else has changed while it was edited; it is resolved with the last choice. */
export function SessionConflicts({ file }: { file: string }) {
  const { session, saved, now, storage, conflictsOf, resolveConflict } = useEditor()
  const [choices, setChoices] = useState<Choices>({})
  const [base, mine, theirs] = [session.conflicts, session.now, session.saved].map((texts) =>
    texts.get(file),
  )
  // Not anew for each letter that is typed in another file.
  const all = useMemo(
    () => conflictsOf(file, { base, mine, theirs }),
    [conflictsOf, file, base, mine, theirs],
  )
  const { history, publishesOnSave } = storage
  // On GitHub the last change of the file is theirs.
  const askWhen = useCallback(
    async () => (await history.list({ file, page: 1 }))[0]?.date,
    [history, file],
  )
  const changedOn = useAnswer(publishesOnSave ? askWhen : undefined)
  const name = pictureNameOf(file)
  const addresses = { mine: now.addressOf(name), theirs: saved.addressOf(name) }
  return (
    <>
      <p>{editorWords.conflict}</p>
      {conflictsByChoice(all).map((same) =>
        same.slice(0, 1).map((conflict) => (
          <ConflictChoice
            key={conflict.pointer}
            conflict={{ ...conflict, changedOn }}
            addresses={addresses}
            chosen={ownValue(choices, choiceKey(conflict))}
            onChoose={(side) => {
              const chosen = withChoice(choices, same, side)
              setChoices(chosen)
              resolveConflict(file, chosen)
            }}
          />
        )),
      )}
    </>
  )
}

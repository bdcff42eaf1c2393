import { useEffect, useState } from 'react'
import { ownValue } from '../../catalogue/ownValue.ts'
import { Button } from '../controls/Button.tsx'
import { Changes } from '../controls/ChangeList.tsx'
import { Message } from '../controls/Message.tsx'
import {
  type Choices,
  type Conflict,
  choiceKey,
  conflictsByChoice,
  withChoice,
} from '../edit/describeConflicts.ts'
import { editorWords } from '../edit/editorWords.ts'
import type { Side } from '../edit/merge.ts'
import { splitDetails } from '../edit/messageDetails.ts'
import { pictureNameOf } from '../edit/pictureFile.ts'
import type { Session } from '../edit/session.ts'
import { ProblemLines } from '../forms/ProblemList.tsx'
import { AskedAgain } from '../questions/AskedAgain.tsx'
import { useEditor } from '../state/editorContext.ts'
import type { UnpublishedChanges } from '../storage/storage.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { Drafts } from './Drafts.tsx'
import { SessionConflicts } from './SessionConflicts.tsx'

/** The result of looking at a session. */
type LookResult =
  | { session: Session; unpublished: UnpublishedChanges }
  | { session: Session; fault: string }

/** The beginning of a refusal that lists problems, which are links below it as soon as the check has found them here. */
const fixFirst = editorWords.notPublished(editorWords.fixBeforePublishing(''))

/** The result in a sentence. */
function resultWords(result: LookResult | undefined): string {
  if (result === undefined) return editorWords.lookingForChanges
  if ('fault' in result) return result.fault
  const { changes, drafts } = result.unpublished
  if (changes !== undefined) return editorWords.unpublished
  return drafts.length > 0 ? '' : editorWords.allPublished
}

/** The changes that visitors do not see yet, and what is done with them. */
function PublishChanges({ onDone }: Props) {
  const { session, now, publishing, saving, showOutcome, report: checked } = useEditor()
  const [result, setResult] = useState<LookResult>()
  /** The result of the last attempt; '' before the first. */
  const [outcome, setOutcome] = useState('')
  const [busy, setBusy] = useState(false)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [choices, setChoices] = useState<Choices>({})

  useEffect(() => {
    let outdated = false
    publishing.unpublishedChanges().then(
      (unpublished) => !outdated && setResult({ session, unpublished }),
      (error: Error) => !outdated && setResult({ session, fault: error.message }),
    )
    return () => {
      outdated = true
    }
  }, [publishing, session])

  /** Says why nothing is published, here and, if this is closed by then, at the top. */
  function report(text: string): void {
    setOutcome(text)
    void showOutcome(splitDetails(text).message)
  }
  async function publish({ drafts, changes = [] }: UnpublishedChanges): Promise<void> {
    setBusy(true)
    setOutcome(editorWords.publishing)
    try {
      const left = await publishing.publish(choices)
      setConflicts(left)
      // The next attempt needs the earlier choices as well.
      const asked = new Set(left.map(choiceKey))
      setChoices((made) =>
        Object.fromEntries(Object.entries(made).filter(([key]) => !asked.has(key))),
      )
      if (left.length > 0) return report(editorWords.bothChanged)
      const { length } = drafts
      const isUnseen = changes.length > 0 && changes.every((one) => one.isUnpublished)
      if (length > 0) onDone(editorWords.publishedWithDrafts(length))
      else onDone(isUnseen ? editorWords.publishedUnseen : editorWords.published)
    } catch (error) {
      // Where both have changed the same, it may be chosen already: another choice would change nothing.
      setConflicts([])
      report(editorWords.notPublished(error instanceof Error ? error.message : String(error)))
    } finally {
      setBusy(false)
    }
  }

  const unpublished = result && 'unpublished' in result ? result.unpublished : undefined
  const { changes, drafts = [], elsewhere = [] } = unpublished ?? {}
  const isRefused = outcome !== '' && !busy
  const errors = (checked?.problems ?? []).filter(({ warning }) => !warning)
  // Two changes may each be right, and wrong together.
  const left = isRefused && drafts.length === 0 ? errors : []
  const areChosen = (made: Choices) =>
    conflicts.every((one) => ownValue(made, choiceKey(one)) !== undefined)
  const isChosen = areChosen(choices)
  function choose(same: readonly Conflict[], side: Side): void {
    const made = withChoice(choices, same, side)
    setChoices(made)
    if (areChosen(made)) setOutcome(editorWords.allChosen)
  }
  return (
    <>
      <Message
        text={
          left.length > 0 && outcome.startsWith(fixFirst)
            ? fixFirst.trim()
            : outcome || resultWords(result)
        }
      />
      {conflicts.length === 0 && (
        <>
          {changes !== undefined && <Changes changes={changes} />}
          <Drafts drafts={drafts} elsewhere={elsewhere} onlyDrafts={changes === undefined} />
          <ProblemLines problems={left} />
        </>
      )}
      {conflictsByChoice(conflicts).map((same) =>
        same
          .slice(0, 1)
          .map((conflict) => (
            <ConflictChoice
              key={choiceKey(conflict)}
              conflict={conflict}
              addresses={{ mine: now.addressOf(pictureNameOf(conflict.file)) }}
              chosen={ownValue(choices, choiceKey(conflict))}
              onChoose={(side) => choose(same, side)}
            />
          )),
      )}
      {unpublished !== undefined && changes !== undefined && (
        <Button
          label={editorWords.publishNow}
          // The list shows exactly the changes that are published.
          disabled={busy || saving || !isChosen || result?.session !== session}
          onClick={() => void publish(unpublished)}
        />
      )}
      {/* It comes a moment later, and must not move the button. */}
      {changes !== undefined && conflicts.length === 0 && <AskedAgain changes={changes} />}
    </>
  )
}

type Props = {
  /** Called with what has come of it, once all that can be published is out. */
  onDone(status: string): void
}

/** Shows the changes that visitors do not see yet, the drafts, and what a choice is needed for; and publishes. */
export function Publish({ onDone }: Props) {
  const { session, storage, saving, status } = useEditor()
  if (session.conflicts.size > 0) {
    return [...session.conflicts.keys()].map((file) => <SessionConflicts key={file} file={file} />)
  }
  const isSaved = storage.publishesOnSave || session.unsaved.size === 0
  if (isSaved) return <PublishChanges onDone={onDone} />
  if (saving) return <Message text={editorWords.saving} />
  // The reason for which the save before it has failed is at the top, which the dialog covers.
  const canSave = !status.includes(editorWords.programStopped)
  const text = [status, canSave && editorWords.saveFirst].filter(Boolean).join('\n')
  return <Message text={text} />
}

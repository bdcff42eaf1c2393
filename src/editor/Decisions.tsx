import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { ownValue } from '../catalogue/ownValue.ts'
import { Button } from './Button.tsx'
import { ChangeList } from './ChangeList.tsx'
import { ConflictChoice } from './ConflictChoice.tsx'
import { pictureNameOf } from './catalogueOf.ts'
import styles from './Decisions.module.css'
import { Drafts } from './Drafts.tsx'
import { applyChanges } from './edit/applyChanges.ts'
import { type Choices, choiceKey } from './edit/describeConflicts.ts'
import { editorWords } from './edit/editorWords.ts'
import { useEditor } from './editorContext.ts'
import { useAnswer } from './useAnswer.ts'

/** The conflicts in a file; it is resolved with the last choice. */
function FileConflicts({ file }: { file: string }) {
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
  const askWho = useCallback(
    async () => (await history.list({ file, page: 1 }))[0],
    [history, file],
  )
  const changed = useAnswer(publishesOnSave ? askWho : undefined)
  const name = pictureNameOf(file)
  const addresses = { mine: now.addressOf(name), theirs: saved.addressOf(name) }
  return (
    <>
      <p>{editorWords.conflict}</p>
      {all.map((conflict) => (
        <ConflictChoice
          key={conflict.pointer}
          conflict={{ ...conflict, changed }}
          addresses={addresses}
          chosen={ownValue(choices, choiceKey(conflict))}
          onChoose={(side) => {
            const chosen = { ...choices, [choiceKey(conflict)]: side }
            setChoices(chosen)
            resolveConflict(file, chosen)
          }}
        />
      ))}
    </>
  )
}

type NoticeProps = {
  children: ReactNode
  /** The actions to choose from, by the label of the button. */
  choices?: Readonly<Record<string, () => void>>
}

function Notice({ children, choices = {} }: NoticeProps) {
  return (
    <section className={styles.notice}>
      {children}
      {Object.entries(choices).map(([label, choose]) => (
        <Button key={label} label={label} onClick={choose} />
      ))}
    </section>
  )
}

/** Lists the changes to be published now, and the drafts, and asks whether to publish. */
function ConfirmPublishing({ onConfirmed }: Pick<Props, 'onConfirmed'>) {
  const { session, saved, snapshotOf, findReady, save } = useEditor()
  const ask = useCallback(() => findReady(session), [findReady, session])
  const ready = useAnswer(ask)
  if (ready === undefined) {
    return (
      <Notice choices={{ [editorWords.notYet]: onConfirmed }}>
        <p role="status">{editorWords.lookingThrough}</p>
      </Notice>
    )
  }
  const { publish, drafts, elsewhere } = ready
  const onlyDrafts = publish.size === 0
  function confirm(): void {
    onConfirmed()
    void save()
  }
  const choices = {
    ...(!onlyDrafts && { [editorWords.publishNow]: confirm }),
    [editorWords.notYet]: onConfirmed,
  }
  return (
    <Notice choices={choices}>
      {!onlyDrafts && (
        <>
          <p>{editorWords.unpublished}</p>
          <ChangeList before={saved} after={snapshotOf(applyChanges(session.saved, publish))} />
        </>
      )}
      <Drafts drafts={drafts} elsewhere={elsewhere} onlyDrafts={onlyDrafts} />
    </Notice>
  )
}

type Props = {
  /** True if the person is to confirm that the changes go to the website. */
  confirming: boolean
  onConfirmed(): void
}

/** Asks the person to decide: whether to publish, how to resolve conflicts, whether to keep restored changes. */
export function Decisions({ confirming, onConfirmed }: Props) {
  const { session, saved, now, restored, ...editor } = useEditor()
  return (
    <>
      {confirming && <ConfirmPublishing onConfirmed={onConfirmed} />}
      {[...session.conflicts.keys()].map((file) => (
        <Notice key={file}>
          <FileConflicts file={file} />
        </Notice>
      ))}
      {restored && (
        <Notice
          choices={{
            [editorWords.keepRestored]: editor.keepRestored,
            [editorWords.discard]: editor.discard,
          }}
        >
          <p>{editorWords.restored}</p>
          <ChangeList before={saved} after={now} />
        </Notice>
      )}
    </>
  )
}

import { type ReactNode, useMemo, useState } from 'react'
import { ownValue } from '../catalogue/ownValue.ts'
import { Button } from './Button.tsx'
import { ChangeList } from './ChangeList.tsx'
import { ConflictChoice } from './ConflictChoice.tsx'
import { pictureNameOf } from './catalogueOf.ts'
import styles from './Decisions.module.css'
import { type Choices, choiceKey } from './edit/describeConflicts.ts'
import { editorWords } from './edit/editorWords.ts'
import { useEditor } from './editorContext.ts'

/** The conflicts in a file; it is resolved with the last choice. */
function FileConflicts({ file }: { file: string }) {
  const { session, saved, now, conflictsOf, resolveConflict } = useEditor()
  const [choices, setChoices] = useState<Choices>({})
  const all = useMemo(() => conflictsOf(file, session), [conflictsOf, file, session])
  const name = pictureNameOf(file)
  const addresses = { mine: now.addressOf(name), theirs: saved.addressOf(name) }
  return (
    <>
      <p>{editorWords.conflict}</p>
      {all.map((conflict) => (
        <ConflictChoice
          key={conflict.pointer}
          conflict={conflict}
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

type Props = {
  /** True if the person is to confirm that the changes go to the website. */
  confirming: boolean
  onConfirmed(): void
}

/** Asks the person to decide: whether to publish, how to resolve conflicts, whether to keep restored changes. */
export function Decisions({ confirming, onConfirmed }: Props) {
  const { session, saved, now, restored, ...editor } = useEditor()
  const publish = () => {
    onConfirmed()
    void editor.save()
  }
  return (
    <>
      {confirming && (
        <Notice choices={{ [editorWords.publishNow]: publish, [editorWords.notYet]: onConfirmed }}>
          <p>{editorWords.unpublished}</p>
          <ChangeList before={saved} after={now} />
        </Notice>
      )}
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

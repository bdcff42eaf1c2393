import { type ReactNode, useCallback } from 'react'
import { isPicture } from '../catalogue/catalogueFiles.ts'
import { Button } from './Button.tsx'
import { ChangeList } from './ChangeList.tsx'
import { pictureNameOf } from './catalogueOf.ts'
import styles from './Decisions.module.css'
import { Drafts } from './Drafts.tsx'
import { applyChanges } from './edit/applyChanges.ts'
import { editorWords } from './edit/editorWords.ts'
import { useEditor } from './editorContext.ts'
import type { Stored } from './storage.ts'
import { useAnswer } from './useAnswer.ts'

/** A picture as one of the two sides has it. */
function SidePicture({ stored, name, side }: { stored: Stored; name: string; side: string }) {
  if (!stored.hashes.has(name)) return editorWords.pictureDeleted(side)
  return <img src={stored.addressOf(name)} alt={side} />
}

type NoticeProps = {
  children: ReactNode
  /** The actions to choose from, by the label of the button. */
  choices: Readonly<Record<string, () => void>>
}

function Notice({ children, choices }: NoticeProps) {
  return (
    <section className={styles.notice}>
      {children}
      {Object.entries(choices).map(([label, choose]) => (
        <Button key={label} label={label} onClick={choose} />
      ))}
    </section>
  )
}

/** What would be published now, and what would stay a draft; the person decides. */
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
  const { session, saved, now, restored, nameOf, ...editor } = useEditor()
  return (
    <>
      {confirming && <ConfirmPublishing onConfirmed={onConfirmed} />}
      {[...session.conflicts].map((file) => (
        <Notice
          key={file}
          choices={{
            [editorWords.mine]: () => editor.resolveConflict(file, 'mine'),
            [editorWords.theirs]: () => editor.resolveConflict(file, 'theirs'),
          }}
        >
          <p>{editorWords.conflict(nameOf(file))}</p>
          {isPicture(file) ? (
            <p className={styles.sides}>
              <SidePicture stored={saved} name={pictureNameOf(file)} side={editorWords.theirOne} />
              <SidePicture stored={now} name={pictureNameOf(file)} side={editorWords.yourOne} />
            </p>
          ) : (
            <ChangeList before={saved} after={now} file={file} />
          )}
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

import { useCallback, useEffect, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { useAnswer } from '../controls/useAnswer.ts'
import type { Conflict } from '../edit/describeConflicts.ts'
import { editorWords } from '../edit/editorWords.ts'
import type { Side } from '../edit/merge.ts'
import { pictureNameOf } from '../edit/pictureFile.ts'
import { formatWhen } from '../history/formatTime.ts'
import { useEditor } from '../state/editorContext.ts'
import styles from './ConflictChoice.module.css'

type PictureProps = {
  /** Undefined: the side has deleted the picture. */
  hash: string | undefined
  /** Its address, if the editor has it already. */
  address: string | undefined
  label: string
}

/** A picture as one of the two sides has it. */
function SidePicture({ hash, address, label }: PictureProps) {
  const { history } = useEditor().storage
  const fetchPicture = useCallback(
    async () => (hash === undefined ? undefined : history.picture(hash)),
    [history, hash],
  )
  const blob = useAnswer(address === undefined ? fetchPicture : undefined)
  const [fetched, setFetched] = useState<string>()
  useEffect(() => {
    if (blob === undefined) return
    const made = URL.createObjectURL(blob)
    setFetched(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  if (hash === undefined) return <p>{editorWords.deletedPicture}</p>
  const shown = address ?? fetched
  return shown === undefined ? null : <img src={shown} alt={label} />
}

type Props = {
  conflict: Conflict
  /** The addresses of its pictures, if the editor has them already. */
  addresses?: { mine?: string; theirs?: string }
  chosen: Side | undefined
  onChoose(side: Side): void
}

/** Shows the values of both sides at a place that two people have changed, and asks which one stays. */
export function ConflictChoice({ conflict, addresses, chosen, onChoose }: Props) {
  const { storage, nameOf } = useEditor()
  const { file, label, sides, pictures, changedOn } = conflict
  const elsewhere = storage.publishesOnSave ? editorWords.elsewhere : editorWords.inFolder
  const names: Record<Side, string> = {
    mine: editorWords.yourOne,
    theirs: changedOn === undefined ? elsewhere : editorWords.theirOne(formatWhen(changedOn)),
    both: editorWords.bothOnes,
  }
  const columns = (['mine', 'theirs', 'both'] as const).flatMap((side) => {
    const lines = sides[side]
    return lines === undefined ? [] : [{ side, lines }]
  })
  const page = pictures === undefined ? nameOf(file) : pictureNameOf(file)
  return (
    <fieldset className={styles.conflict}>
      <legend>{label === '' ? page : `${page}: ${label}`}</legend>
      {columns.map(({ side, lines }) => (
        <section key={side} aria-label={names[side]} data-chosen={chosen === side || undefined}>
          <h3>
            {names[side]}
            {chosen === side && <span>{` ✓ ${editorWords.chosenSide}`}</span>}
          </h3>
          {pictures !== undefined && side !== 'both' && (
            <SidePicture hash={pictures[side]} address={addresses?.[side]} label={names[side]} />
          )}
          <ul>
            {/* A list may have the same line twice. */}
            {[...lines.entries()].map(([i, line]) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
          <Button
            label={editorWords[side]}
            aria-pressed={chosen === side}
            onClick={() => onChoose(side)}
          />
        </section>
      ))}
    </fieldset>
  )
}

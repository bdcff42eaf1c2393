import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { useAnswer } from '../controls/useAnswer.ts'
import { editorWords } from '../edit/editorWords.ts'
import { publishWords } from '../edit/publishWords.ts'
import newPicture from '../pictures/NewPicture.module.css'
import { NewPicture } from '../pictures/NewPicture.tsx'
import { PictureWall } from '../pictures/PictureWall.tsx'
import { deletePicture } from '../pictures/pictureEdits.ts'
import { useEditor } from '../state/editorContext.ts'
import { type FieldProps, useForm } from './form.ts'
import styles from './picture.module.css'
import { ChoiceField } from './SingleFields.tsx'

type ChooseProps = { chosen?: string; onChoose(name: string): void }

function Wall({ chosen, onChoose }: ChooseProps) {
  const all = useAnswer(useEditor().queries.pictures)
  if (all === undefined) return <p role="status">{editorWords.lookingThrough}</p>
  const there = all.filter(({ missing }) => missing === undefined)
  return <PictureWall pictures={there} chosen={chosen} onChoose={onChoose} />
}

/** All pictures to choose from, each with the pages that show it already. */
function ChoosePicture(props: ChooseProps) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={newPicture.button}>{editorWords.choosePicture}</summary>
      {open && <Wall {...props} />}
    </details>
  )
}

/** A picture of the catalogue, chosen by what it shows. */
export function PictureField(props: FieldProps) {
  const { draft, change, file } = useForm()
  const { now, setFocused } = useEditor()
  const described = Object.entries(draft.pictures ?? {})
  const [name, chosen] = described.find(([file]) => file === props.value) ?? []
  return (
    <div
      className={styles.picture}
      onFocusCapture={() => setFocused({ file, jsonPath: props.path })}
    >
      {name !== undefined && <img src={now.addressOf(name)} alt={chosen?.alt} />}
      <ChoiceField
        {...props}
        choices={described.map(([value, { alt }]) => ({ value, label: alt || value }))}
      />
      <NewPicture like={name} use={{ file, path: props.path }} />
      <ChoosePicture chosen={name} onChoose={(chosen) => change(props.path, chosen)} />
      {name !== undefined && <NewPicture like={name} replace />}
    </div>
  )
}

/** A picture, the pages that show it, and what may be done with the whole of it. */
export function PictureUses({ name }: { name: string }) {
  const { queries, now, edit } = useEditor()
  const all = useAnswer(queries.pictures)
  const own = all?.find((one) => one.name === name)
  const names = [...new Set(own?.uses.map(({ page }) => page))]
  const shown =
    names.length === 0 ? editorWords.shownNowhere : editorWords.shownOn(names.join(', '))
  return (
    <div className={styles.picture}>
      {now.hashes.has(name) && <img src={now.addressOf(name)} alt="" loading="lazy" />}
      <p role="status">{all === undefined ? editorWords.lookingThrough : shown}</p>
      <NewPicture like={name} replace />
      {own?.unused && (
        <Button
          label={editorWords.deletePicture(name)}
          onClick={() =>
            edit((texts) => deletePicture(texts, name), { name: publishWords.undo.remove(name) })
          }
        />
      )}
    </div>
  )
}

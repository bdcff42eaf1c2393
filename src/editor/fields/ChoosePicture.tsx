import { useState } from 'react'
import { words } from '../edit/words.ts'
import { useEditor } from '../editorContext.ts'
import { PictureWall } from '../PictureWall.tsx'
import { useAnswer } from '../useAnswer.ts'

type Props = { chosen?: string; onChoose(name: string): void }

function Wall({ chosen, onChoose }: Props) {
  const all = useAnswer(useEditor().ask.pictures)
  if (all === undefined) return <p role="status">{words.lookingThrough}</p>
  const there = all.filter(({ missing }) => missing === undefined)
  return <PictureWall pictures={there} chosen={chosen} onChoose={onChoose} />
}

/** All pictures to choose one from, each with where it is shown already. */
export function ChoosePicture(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.choosePicture}</summary>
      {open && <Wall {...props} />}
    </details>
  )
}

import { type FormEvent, type ReactNode, useState } from 'react'
import { pageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { Button } from '../controls/Button.tsx'
import { LabelledSelect } from '../controls/Select.tsx'
import { draftFor } from '../edit/draftFor.ts'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import { QUESTIONS_SCREEN } from '../state/screens.ts'
import styles from './WelcomeScreen.module.css'

const KEY = 'edit.welcomed'
const words = editorWords.welcome

/** True in a browser in which the editor has never been opened. */
export function isFirstVisit(): boolean {
  try {
    return localStorage.getItem(KEY) === null
  } catch {
    // A browser that stores nothing would show the welcome every time.
    return false
  }
}

/** Notes that the editor has been opened in this browser. */
export function endFirstVisit(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // If the storage is full, the welcome is shown again.
  }
}

function Task({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <li>
      <h2>{heading}</h2>
      <p>{text}</p>
      <div className={styles.buttons}>{children}</div>
    </li>
  )
}

/** Opens the page of a product that is chosen from a list. */
function ChooseProduct() {
  const { now, open } = useEditor()
  const menus = draftFor(now).categories?.categories ?? []
  const products = menus.flatMap(({ items }) =>
    items.map(({ name, path }) => ({ value: pageFile(path), label: name })),
  )
  const [chosen, setChosen] = useState(products[0]?.value)
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (chosen !== undefined) open(chosen)
  }
  return (
    <form className={styles.buttons} onSubmit={submit}>
      <LabelledSelect
        label={editorWords.taskFields.name}
        choices={products}
        value={chosen}
        onChoose={setChosen}
      />
      <button type="submit">{words.openProduct}</button>
    </form>
  )
}

/** The first screen in a browser that has never opened the editor: the four most frequent tasks of owners. */
export function WelcomeScreen({ onEnd }: { onEnd(): void }) {
  const { open, startTask } = useEditor()
  return (
    <div className={styles.welcome}>
      <h1>{words.heading}</h1>
      {words.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul className={styles.tasks}>
        <Task heading={words.product} text={words.productText}>
          <ChooseProduct />
        </Task>
        <Task heading={words.add} text={words.addText}>
          <Button label={words.add} onClick={() => startTask(editorWords.newPage)} />
        </Task>
        <Task heading={words.contact} text={words.contactText}>
          <Button label={words.phone} onClick={() => startTask(editorWords.newPhone)} />
          <Button
            label={words.address}
            onClick={() => open(sharedFilePath('site'), '/addresses')}
          />
        </Task>
        <Task heading={words.questions} text={words.questionsText}>
          <Button label={words.questions} onClick={() => open(QUESTIONS_SCREEN)} />
        </Task>
      </ul>
      <Button label={words.all} onClick={onEnd} />
    </div>
  )
}

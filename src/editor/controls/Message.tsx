import { editorWords } from '../edit/editorWords.ts'
import { splitDetails } from '../edit/messageDetails.ts'
import styles from './dialogs.module.css'

/** A message to the owner; the output of another program is folded below it. */
export function Message({ text }: { text: string }) {
  const { message, details } = splitDetails(text)
  return (
    <>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {details !== undefined && (
        <details>
          <summary className="fold">{editorWords.details}</summary>
          <pre className={styles.message}>{details}</pre>
        </details>
      )}
    </>
  )
}

import styles from '../controls/dialogs.module.css'
import { formatTaskMessage, type TaskMessage } from '../edit/catalogueEdit.ts'
import { useEditor } from '../state/editorContext.ts'

/** The effects of a task under the names of the pages and lists that it changes; last, what visitors find. */
export function TaskMessages({ messages }: { messages: readonly TaskMessage[] }) {
  const { nameOf } = useEditor()
  const placeOf = ({ file }: TaskMessage) => (file === undefined ? undefined : nameOf(file))
  const places = new Set(messages.map(placeOf))
  return [...places].map((place) => (
    <section key={place ?? ''} className={styles.effects}>
      {place !== undefined && <h3>{place}</h3>}
      <ul>
        {messages
          .filter((message) => placeOf(message) === place)
          .map((message) => (
            <li key={formatTaskMessage(message)}>{message.text}</li>
          ))}
      </ul>
    </section>
  ))
}

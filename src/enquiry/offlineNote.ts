import styles from './offlineNote.module.css'

/** The links that hand a message to another program. */
const HAND_OVER = 'a[href^="https://wa.me/"], a[href^="mailto:"]'

/** The source of the text, in the language of the page. */
type Source = { layout(): Promise<{ enquiries: { handOver: { offline: string } } }> }

/**
 * Says, once a link that hands a message over is pressed without a connection, that the message is sent later. One
 * note for all such links, on whatever page. The link works as always: the app that it opens keeps the message.
 */
export async function installOfflineNote(source: Source): Promise<void> {
  const text = (await source.layout()).enquiries.handOver.offline
  // On the page before it says anything, or it would not be announced.
  const note = document.createElement('p')
  note.className = styles.note ?? ''
  note.setAttribute('role', 'status')
  document.body.append(note)
  addEventListener('click', ({ target }) => {
    const isHandOver = target instanceof Element && target.closest(HAND_OVER) !== null
    note.textContent = isHandOver && !navigator.onLine ? text : ''
  })
  addEventListener('online', () => note.replaceChildren())
}

import type { LayoutView } from '../../catalogue/view.ts'
import { PathLink } from '../links/PathLink.tsx'

type Props = { words: Pick<LayoutView['enquiries'], 'privacy'> }

/** Beside what is sent: who gets the data, what for and how long, and the link to the privacy notice. */
export function PrivacyNote({ words }: Props) {
  const { text, link } = words.privacy
  return (
    <p className="note">
      {text} <br />
      <PathLink path="/Privacy">{link}</PathLink>
    </p>
  )
}

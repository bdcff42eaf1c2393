import type { PathLinkView } from '../../model/catalogue/view.ts'
import { PathLink } from './PathLink.tsx'

/** Links as the items of a list. */
export function PathLinks({ links }: { links: readonly PathLinkView[] }) {
  return links.map(({ path, label }) => (
    <li key={path}>
      <PathLink path={path}>{label}</PathLink>
    </li>
  ))
}

import './ListLink.css'
import { useSyncExternalStore } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { PathLink } from '../links/PathLink.tsx'
import { listCount } from './listCount.ts'

type Props = { site: LayoutView; className?: string }

const countOnServer = () => 0

/** The link to the buyer's list, with the number of products on it. */
export function ListLink({ site, className }: Props) {
  const count = useSyncExternalStore(listCount.subscribe, listCount.get, countOnServer)
  return (
    <PathLink path="/List" className={className}>
      <span>
        {/* One text: a translated page keeps the number current. */}
        {site.navigation.list} <span>{count > 0 && `(${count})`}</span>
      </span>
    </PathLink>
  )
}

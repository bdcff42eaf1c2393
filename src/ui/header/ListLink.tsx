import './ListLink.css'
import { useSyncExternalStore } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { PathLink } from '../links/PathLink.tsx'
import { listCount } from './listCount.ts'

type Props = { site: LayoutView; className?: string }

const uncounted = () => 0

/** The way to the list, with how many products are on it. */
export function ListLink({ site, className }: Props) {
  const count = useSyncExternalStore(listCount.subscribe, listCount.get, uncounted)
  return (
    <PathLink path="/List" className={className}>
      <span>{site.navigation.list}</span>
      <span>{count > 0 && `(${count})`}</span>
    </PathLink>
  )
}

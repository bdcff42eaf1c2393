import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type SitePath, target } from './target.ts'

type Props = {
  path: SitePath
  className?: string
  children: ReactNode
}

// Outside of the component: the same objects at each render.
const activeOptions = { exact: true, includeSearch: false }
const activeProps = {}

/** The router's link to a path of the data or of the code; on its own page it is `aria-current`. */
export function PathLink({ path, className, children }: Props) {
  const { routesByPath } = useRouter()
  return (
    <Link
      {...target(path, routesByPath)}
      className={className}
      activeOptions={activeOptions}
      activeProps={activeProps}
    >
      {children}
    </Link>
  )
}

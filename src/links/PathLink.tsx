import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { target } from './target.ts'
import { WrittenLink } from './WrittenLink.tsx'

export type PathLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { path: string }

/**
 * A link to a path of the data. The router marks it `aria-current="page"` on its own page, and
 * fetches that page's data when the link comes near the screen.
 */
export function PathLink({ path, ...rest }: PathLinkProps) {
  if (import.meta.env.SSR) return <WrittenLink {...rest} path={path} />
  return <Link {...rest} {...target(path)} activeOptions={{ exact: true }} />
}

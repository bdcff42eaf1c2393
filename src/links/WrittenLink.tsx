import { useRouter } from '@tanstack/react-router'
import type { PathLinkProps } from './PathLink.tsx'

/**
 * A link as the router's own renders it, written straight. A page of the build holds some hundred
 * links, and working each out took a third of the time that the page took.
 */
export function WrittenLink({ path, className, ...rest }: PathLinkProps) {
  const href = import.meta.env.BASE_URL + encodeURI(path.slice(1))
  if (useRouter().state.location.pathname !== path) {
    return <a {...rest} className={className} href={href} />
  }
  const active = className === undefined ? 'active' : `${className} active`
  return <a {...rest} className={active} href={href} data-status="active" aria-current="page" />
}

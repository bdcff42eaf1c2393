import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, use, useCallback } from 'react'
import { BuiltPageContext } from './builtPage.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

function builtSection(part: string) {
  return function AsBuilt(failure: ErrorComponentProps) {
    const built = use(BuiltPageContext)?.part
    const { lastNavigation } = useRouter().options.context
    const insert = useCallback(
      (place: Element | null) => place?.append(built?.(part) ?? ''),
      [built],
    )
    // The built page is another one.
    if (part === 'main' && lastNavigation.type !== 'load') return <ErrorScreen {...failure} />
    return <div ref={insert} style={{ display: 'contents' }} />
  }
}

/** What replaces a section that has failed. */
const fallbacks = {
  header: builtSection('header'),
  main: builtSection('main'),
  footer: builtSection('footer'),
  // Nothing was built there.
  enquiries: () => null,
}

type Props = {
  of: keyof typeof fallbacks
  /** The page that it belongs to, if any: on the next one it is rendered again. */
  page?: string
  children: ReactNode
}

/** Where its content fails, shows that section of the page as it was built, with plain links. */
export function SectionBoundary({ of, page = '', children }: Props) {
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={fallbacks[of]}>
      {children}
    </CatchBoundary>
  )
}

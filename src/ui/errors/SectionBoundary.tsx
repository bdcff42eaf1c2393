import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, use, useCallback } from 'react'
import { BuiltPageContext } from './builtPage.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

function builtSection(part: string) {
  return function AsBuilt(failure: ErrorComponentProps) {
    const built = use(BuiltPageContext)?.part
    const { lastNavigation } = useRouter().options.context
    const put = useCallback((place: Element | null) => place?.append(built?.(part) ?? ''), [built])
    // The page that was built is another one.
    if (part === 'main' && lastNavigation.type !== 'load') return <ErrorScreen {...failure} />
    return <div ref={put} style={{ display: 'contents' }} />
  }
}

/** What stands in the place of a part that has failed. */
const fallbacks = {
  header: builtSection('header'),
  main: builtSection('main'),
  footer: builtSection('footer'),
  // Nothing was built there.
  enquiries: () => null,
}

type Props = {
  of: keyof typeof fallbacks
  /** The page that it belongs to, if any: on the next one it is tried again. */
  page?: string
  children: ReactNode
}

/** Where what it holds fails, that part of the page stands again as it was built, its links plain. */
export function SectionBoundary({ of, page = '', children }: Props) {
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={fallbacks[of]}>
      {children}
    </CatchBoundary>
  )
}

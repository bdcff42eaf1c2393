import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, use, useCallback } from 'react'
import { BuiltPageContext } from './builtPage.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

/** Makes an error component that shows the built HTML of one section. */
function builtSection(selector: string) {
  return function BuiltSection(failure: ErrorComponentProps) {
    const copySection = use(BuiltPageContext)?.copySection
    const { lastNavigation } = useRouter().options.context
    const insert = useCallback(
      (container: Element | null) => container?.append(copySection?.(selector) ?? ''),
      [copySection],
    )
    // After a navigation, the built `main` is that of another page.
    if (selector === 'main' && lastNavigation.type !== 'load') return <ErrorScreen {...failure} />
    return <div ref={insert} style={{ display: 'contents' }} />
  }
}

/** The replacement of each section that has failed. */
const fallbacks = {
  header: builtSection('header'),
  main: builtSection('main'),
  footer: builtSection('footer'),
  // The build renders nothing here.
  enquiries: () => null,
}

type Props = {
  section: keyof typeof fallbacks
  /** Identifies the page of the section, if it has one: on the next page the section is rendered again. */
  page?: string
  children: ReactNode
}

/** If rendering a section fails, shows the section as it was built, with plain links. */
export function SectionBoundary({ section, page = '', children }: Props) {
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={fallbacks[section]}>
      {children}
    </CatchBoundary>
  )
}

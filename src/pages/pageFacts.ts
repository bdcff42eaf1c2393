import { fingerprint } from '../model/catalogue/fingerprint.ts'
import { memoize } from '../model/catalogue/memoize.ts'
import type { PictureUse } from './kind.ts'
import { kindOf } from './pages.ts'
import type { Page } from './shapes.ts'

/** A part of a page: the fingerprint of its text, and whether it names the page. */
export type Own = { part: string; print: string; named: boolean }

/** What the rules between files ask of a page. */
export type PageFacts = {
  heading?: string
  /** Every picture that it names. */
  pictures: readonly PictureUse[]
  /** What of it no other page says. */
  own: readonly Own[]
}

/** What of a page is its own; the words, and then the figures. */
function ownParts(page: Page): readonly Own[] {
  const heading = 'heading' in page ? page.heading : ''
  function own(part: string, value: unknown): Own {
    const told = `${part} ${JSON.stringify(value)}`
    return { part, print: fingerprint(told), named: told.includes(heading) }
  }
  const summary = own('summary', page.summary)
  if (page.kind !== 'full') return [summary]
  const { heading: _, ...table } = page.specification
  return [
    own('tagline', page.tagline),
    summary,
    own('description', page.description),
    own('whyChoose', page.whyChoose.points),
    own('applications', page.applications.points),
    own('whyGujarat', page.whyGujarat.points),
    // Products of one maker may share one promise.
    ...(page.claims.length > 1 ? [own('claims', page.claims)] : []),
    // A table without a figure says nothing of its own.
    ...(JSON.stringify(table).includes('"unit"') ? [own('specification', table)] : []),
  ]
}

/** Works out of a page what the rules between files ask of it. */
export const factsOf: (page: Page) => PageFacts = memoize((page: Page) => ({
  ...('heading' in page && { heading: page.heading }),
  pictures: [...(kindOf(page).pictures?.(page) ?? [])],
  own: ownParts(page),
}))

import { fingerprint } from '../../catalogue/fingerprint.ts'
import { memoize } from '../../catalogue/memoize.ts'
import type { PictureUse } from '../pageKind.ts'
import type { Page } from '../pageSchemas.ts'
import { kindOf } from './pageKinds.ts'

/** A part of a page: the fingerprint of its text, and whether it names the page. */
export type Own = { part: string; print: string; named: boolean }

/** What the rules between files need of a page. */
export type PageFacts = {
  heading?: string
  /** Every picture that it names. */
  pictures: readonly PictureUse[]
  /** The parts that no other page has. */
  own: readonly Own[]
}

/** The parts that a page shares with no other: its texts, then its figures. */
function ownParts(page: Page): readonly Own[] {
  const heading = 'heading' in page ? page.heading : ''
  function own(part: string, value: unknown): Own {
    const text = `${part} ${JSON.stringify(value)}`
    return { part, print: fingerprint(text), named: text.includes(heading) }
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

/** Derives what the rules between files need of a page. */
export const factsOf: (page: Page) => PageFacts = memoize((page: Page) => ({
  ...('heading' in page && { heading: page.heading }),
  pictures: [...(kindOf(page).pictures?.(page) ?? [])],
  own: ownParts(page),
}))

import { distance } from 'fastest-levenshtein'
import { once } from '../../catalogue/once.ts'
import { slugOf } from '../../catalogue/path.ts'
import type { Page } from '../../pages/pages.ts'
import type { Draft, Rule } from '../draft.ts'
import { pageFile } from '../files.ts'
import { listed } from '../say.ts'

type Told = { path: string; page: Page }

/** The pages in the order in which they were declared: a copy comes after what it is a copy of. */
const declared = once(({ pages, routes = {} }: Draft): readonly Told[] => {
  const paths = new Set([...Object.keys(routes), ...pages.keys()])
  return [...paths].flatMap((path) => {
    const page = pages.get(path)
    return page === undefined ? [] : [{ path, page }]
  })
})

/** How far the name of a page's file is from its heading, letter by letter. */
function misfit({ path, page }: Told): number {
  const heading = 'heading' in page ? page.heading.toLowerCase() : ''
  return distance(slugOf(path).toLowerCase(), heading.replace(/[^\p{L}\d]/gu, ''))
}

/**
 * No two pages have one name: visitors and search engines could not tell them apart. It is told of
 * the page whose file is called otherwise, and so has the heading of another.
 */
export const headings: Rule = function* (draft) {
  const seen = new Map<string, Told>()
  for (const told of declared(draft)) {
    if (!('heading' in told.page)) continue
    const { heading } = told.page
    const other = seen.get(heading.toLowerCase())
    seen.set(heading.toLowerCase(), told)
    if (other === undefined) continue
    const [right, wrong] = misfit(other) <= misfit(told) ? [other, told] : [told, other]
    seen.set(heading.toLowerCase(), right)
    const message = `The page ${pageFile(right.path)} is called "${heading}" already`
    const hint = 'Give each its own name.'
    yield { file: pageFile(wrong.path), spot: ['heading'], message, hint }
  }
}

/** A part of a page, its name first in what it says. */
type Own = { part: string; told: string; isWords: boolean }

function own(part: string, value: unknown, isWords: boolean): Own {
  return { part, told: `${part} ${JSON.stringify(value)}`, isWords }
}

/** What of a page is its own; the words, and then the figures. */
const ownParts = once((page: Page): readonly Own[] => {
  const summary = own('summary', page.summary, true)
  if (page.kind !== 'full') return [summary]
  const { heading: _, ...table } = page.specification
  const specification = own('specification', table, false)
  return [
    own('tagline', page.tagline, true),
    summary,
    own('description', page.description, true),
    own('whyChoose', page.whyChoose.points, true),
    own('applications', page.applications.points, true),
    own('whyGujarat', page.whyGujarat.points, true),
    // Products of one maker may share one promise.
    ...(page.claims.length > 1 ? [own('claims', page.claims, false)] : []),
    // A table without a figure says nothing of its own.
    ...(specification.told.includes('"unit"') ? [specification] : []),
  ]
})

/** Whether a part that two pages share names the later one, or that one's name fits it better. */
function isOwn(parts: string, { page, path }: Told, other: Told): boolean {
  const heading = 'heading' in page ? page.heading : ''
  const before = 'heading' in other.page ? other.page.heading : ''
  if (heading === before) return misfit({ page, path }) < misfit(other)
  return parts.includes(heading) && !parts.includes(before)
}

/** No page says what another says: what was copied with it would be told of the wrong product. */
export const copies: Rule = function* (draft) {
  const seen = new Map<string, Told>()
  for (const told of declared(draft)) {
    const same = new Map<Told, Own[]>()
    for (const own of ownParts(told.page)) {
      const other = seen.get(own.told)
      if (other === undefined) seen.set(own.told, told)
      else same.set(other, [...(same.get(other) ?? []), own])
    }
    for (const [other, parts] of same) {
      const turned = isOwn(parts.map((one) => one.told).join(), told, other)
      const [copy, model] = turned ? [other, told] : [told, other]
      const copied = parts.filter(({ isWords }) => isWords).length > 1
      yield {
        file: pageFile(copy.path),
        spot: parts.map(({ part }) => part).slice(0, 1),
        message: `This page has the same ${listed(parts.map(({ part }) => part))} as ${pageFile(model.path)}`,
        hint: 'Write what is true of this product alone.',
        ...(copied ? {} : { warning: true }),
      }
    }
  }
}

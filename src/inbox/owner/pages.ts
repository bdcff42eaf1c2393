import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Liquid } from 'liquidjs'
import type { Inbox } from '../inbox.ts'
import type { EnquiryFilter } from '../store/enquiries.ts'
import { states } from '../store/readRow.ts'

/** The owner's pages. A handler of a `POST` gets the fields of its form. */
export type OwnerApp = Hono<{ Variables: { form: URLSearchParams } }>

/** The address of an enquiry. A longer number is no number of the database. */
export const ENQUIRY = '/enquiry/:id{[0-9]{1,15}}'

/** The names of the folders and of the states. */
const labels = {
  all: 'All',
  new: 'New',
  answered: 'Answered',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Set apart',
  deleted: 'Deleted',
}

/** The query of an address for a filter, with one value changed. */
export function queryOf({ folder, q }: EnquiryFilter, name = 'q', value: unknown = q): string {
  const entries = Object.entries({ folder, q, [name]: String(value) })
  return `?${new URLSearchParams(entries.filter(([, text]) => text !== '' && text !== 'all'))}`
}

/** The first text that has a visible character. */
function firstVisible(...texts: unknown[]): string {
  return (
    texts.map(String).find((text) => /[^\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u.test(text)) ??
    ''
  )
}

/** @returns a function that writes a time for the owner; a time that cannot be read is empty */
function createTimeFormatter({ settings }: Inbox): (time: number | string) => string {
  const how = { dateStyle: 'medium', timeStyle: 'short' } as const
  const format = new Intl.DateTimeFormat('en-IN', { ...how, timeZone: settings.INBOX_TIMEZONE })
  return (time) => {
    const date = new Date(time)
    return Number.isNaN(date.getTime()) ? '' : format.format(date)
  }
}

/** A day, `2024-06-30`, for the owner: `30 Jun 2024`. */
function writeDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  return date.toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })
}

/**
 * For a page in which a text is typed: it is there again after Back, for which a browser has to keep the page. Nobody
 * else may keep it; the browser asks anew for each other visit. Signing out clears what it has kept, except for the last
 * pages of a tab of Firefox, which no header clears.
 */
export const KEPT_FOR_BACK = 'private, max-age=0, must-revalidate'

/** A function that answers with a page of `pages/`. */
export type PageWriter = ReturnType<typeof createPages>

/** @returns a function that answers with a page of `pages/`; everything that is put into one is escaped */
export function createPages(inbox: Inbox) {
  const engine = new Liquid({
    templates: inbox.pages,
    extname: '.liquid',
    outputEscape: 'escape',
    jsTruthy: true,
    strictVariables: true,
    strictFilters: true,
    lenientIf: true,
    globals: { business: inbox.site.name, labels, states },
  })
  const filters = {
    query: queryOf,
    time: createTimeFormatter(inbox),
    visible: firstVisible,
    day: writeDay,
  }
  for (const [name, filter] of Object.entries(filters)) engine.registerFilter(name, filter)
  return async (c: Context, name: string, data: object, status: ContentfulStatusCode = 200) =>
    c.html(String(await engine.renderFile(name, data)), status)
}

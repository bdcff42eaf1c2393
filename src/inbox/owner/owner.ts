import { type Context, Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { secureHeaders } from 'hono/secure-headers'
import { z } from 'zod'
import { limits } from '../../catalogue/limits.ts'
import { limitTime } from '../../catalogue/limitTime.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { csvStream, xlsxOf } from '../export.ts'
import type { Inbox } from '../inbox.ts'
import { localTime } from '../localTime.ts'
import { readPhones } from '../phones.ts'
import { readBody } from '../readBody.ts'
import { confirmClock, findClockProblem } from '../store/clock.ts'
import * as enquiries from '../store/enquiries.ts'
import { states } from '../store/readRow.ts'
import { headlineOf } from './headlineOf.ts'
import { createPages, ENQUIRY, KEPT_FOR_BACK, type OwnerApp, queryOf } from './pages.ts'
import { readSentForm } from './readSentForm.ts'
import { addReply, replyWays } from './reply.ts'
import { addSignIn } from './session.ts'

/** The longest note. Browsers count a line break as one character, and send two. */
const LONGEST_NOTE = 10_000

const Note = z
  .string()
  .transform((text) => cleanTyped(text.replaceAll('\r\n', '\n')))
  .pipe(z.string().max(LONGEST_NOTE))

const Day = z.union([z.literal(''), z.iso.date()])

/**
 * A change of an enquiry: its state, its note and the day to follow it up, or that it is no spam. The state that the
 * page showed is not set again: an answer, in another tab, may have changed it since.
 */
const ChangeForm = z
  .object({
    state: z.enum(states),
    shown: z.enum(states),
    note: Note,
    followUp: Day,
    spam: z.literal(''),
  })
  .partial()
  .transform(({ state, shown, ...rest }) => (state === shown ? rest : { ...rest, state }))

/** The form that deletes: one enquiry, or all of a person. */
const DeletionForm = z.union([
  z.object({
    id: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  }),
  z.object({ id: z.undefined().optional(), who: z.string() }),
])

/** The form below the list: what to do with the enquiries that are ticked. */
const TickedForm = z.object({
  do: z.enum(['delete', 'bringBack']),
  id: z
    .array(z.string().regex(/^\d{1,15}$/))
    .min(1)
    .max(1000),
})

/** The numbers of the enquiries that were just deleted, with a point between them. */
const Undo = z.string().regex(/^\d{1,15}(\.\d{1,15}){0,999}$/)

/** The limit for marking an enquiry as read, in milliseconds. */
const MARK_LIMIT = 500

/** The number of enquiries on one page. */
const PER_PAGE = 50

const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  styleSrc: ["'self'"],
  imgSrc: ['data:'],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
}

const TOO_LONG = `A search has at most ${limits.query} characters: shorten it.`

/** A phone number or an e-mail address as enquiries are found by it. */
function whoOf(typed: string): string {
  const text = cleanTyped(typed).slice(0, 254)
  return text.includes('@') ? text.toLowerCase() : (readPhones(text)[0] ?? '')
}

/** The pages of the owner. */
export function ownerPages(inbox: Inbox): OwnerApp {
  const { settings, store, log, now } = inbox
  const page = createPages(inbox)
  const filterOf = (c: Context) => enquiries.EnquiryFilter.parse(c.req.query())
  // The file gets the name in its address.
  const download = { 'Content-Disposition': 'attachment' }
  const notFound = (c: Context) =>
    page(c, 'message', { heading: 'There is nothing here', text: 'It may have been deleted.' }, 404)

  const badRequest = (c: Context, text: string) =>
    page(c, 'message', { heading: 'Not done', text }, 400)

  const app: OwnerApp = new Hono()
  // With no-referrer, browsers would send the origin "null" with a form.
  app.use(secureHeaders({ contentSecurityPolicy, referrerPolicy: 'same-origin' }))
  app.get('/style.css', (c) => c.body(inbox.styles, 200, { 'Content-Type': 'text/css' }))
  app.use(csrf({ origin: settings.INBOX_URL }))
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const body = await readBody(c, limits.enquiryBytes)
    const form =
      typeof body === 'string' ? undefined : readSentForm(c.req.header('Content-Type'), body)
    if (form === undefined) {
      return badRequest(c, 'The form has not arrived as it was sent: go back and send it again.')
    }
    c.set('form', form)
    return next()
  })
  addSignIn(app, page, inbox)

  app.get('/', async (c) => {
    const filter = filterOf(c)
    const counts = await enquiries.countEnquiries(store)
    const tooLong = filter.q.length > limits.query
    const found = tooLong ? [] : await enquiries.findEnquiries(store, filter, PER_PAGE + 1)
    const people = tooLong ? [] : await enquiries.countPeople(store, [whoOf(filter.q)])
    const shown = found.slice(0, PER_PAGE)
    const last = found.length > PER_PAGE ? shown.at(-1) : undefined
    const older = last && enquiries.placeOf(last)
    const { day } = localTime(inbox)
    const due = filter.q === '' ? await enquiries.findDue(store, day, PER_PAGE) : []
    const dueCount = filter.q === '' ? await enquiries.countDue(store, day) : 0
    const newest = await findClockProblem(store, now())
    const clock = newest === undefined ? undefined : { now: now(), newest }
    return page(c, 'list', {
      filter,
      counts,
      shown,
      due,
      dueCount,
      today: day,
      undo: Undo.safeParse(c.req.query('undo')).data?.split('.') ?? [],
      older,
      people,
      clock,
      error: tooLong ? TOO_LONG : '',
    })
  })
  app.post('/clock', async (c) => {
    await confirmClock(store, now())
    log('clock confirmed')
    return c.redirect('/', 303)
  })
  app.on('GET', ['/enquiries.csv', '/enquiries.xlsx'], (c, next) =>
    filterOf(c).q.length > limits.query ? badRequest(c, TOO_LONG) : next(),
  )
  app.get('/enquiries.csv', async (c) => {
    return c.body(csvStream(inbox, filterOf(c)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      ...download,
    })
  })
  app.get('/enquiries.xlsx', async (c) => {
    const file = await xlsxOf(inbox, filterOf(c))
    return c.body(file.stream(), 200, { 'Content-Type': file.type, ...download })
  })

  app.get(ENQUIRY, async (c) => {
    const enquiry = await enquiries.getEnquiry(store, { id: Number(c.req.param('id')) })
    if (enquiry === undefined) return notFound(c)
    if (!enquiry.read) {
      // Neither a full disk nor another process that writes keeps the owner from reading.
      await limitTime(enquiries.updateEnquiry(store, enquiry.id, { read: 1 }), MARK_LIMIT).catch(
        (error: unknown) => log('failed', { at: 'mark as read', error }),
      )
    }
    const phones = enquiry.phone.split(' ').filter(Boolean)
    const people = await enquiries.countPeople(store, [...phones, enquiry.email])
    c.header('Cache-Control', KEPT_FOR_BACK)
    return page(c, 'enquiry', {
      enquiry,
      headline: headlineOf(enquiry),
      people,
      ways: replyWays(enquiry, inbox.replyWords),
    })
  })
  app.post(ENQUIRY, async (c) => {
    const change = ChangeForm.safeParse(Object.fromEntries(c.get('form')))
    if (!change.success) {
      const isDay = change.error.issues.some(({ path }) => path[0] === 'followUp')
      return badRequest(
        c,
        isDay
          ? 'The day to follow up is written like 2024-06-30: go back and correct it.'
          : `A note has at most ${LONGEST_NOTE} characters: go back and shorten it.`,
      )
    }
    await enquiries.updateEnquiry(store, Number(c.req.param('id')), change.data)
    return c.redirect(c.req.path, 303)
  })
  addReply(app, page, notFound, inbox)
  app.post('/marked', async (c) => {
    const fields = c.get('form')
    const form = TickedForm.safeParse({ do: fields.get('do'), id: fields.getAll('id') })
    if (!form.success) return badRequest(c, 'No enquiry is ticked: go back and tick some.')
    const { do: action, id: ids } = form.data
    const isDeletion = action === 'delete'
    const count = await enquiries.setDeleted(store, ids.map(Number), isDeletion ? now() : 0)
    log(isDeletion ? 'deleted for a day' : 'brought back', { count })
    const filter = filterOf(c)
    return c.redirect(
      `/${isDeletion ? queryOf(filter, 'undo', ids.join('.')) : queryOf(filter)}`,
      303,
    )
  })
  app.post('/delete', async (c) => {
    const form = DeletionForm.safeParse(Object.fromEntries(c.get('form')))
    if (!form.success) return badRequest(c, 'The form does not say which enquiries to delete.')
    const which = 'who' in form.data ? { who: whoOf(form.data.who) } : { id: form.data.id }
    log('deleted', { count: await enquiries.deleteEnquiries(store, which) })
    return c.redirect('/', 303)
  })

  app.all('*', notFound)
  app.onError((error, c) => {
    const isForeign = error instanceof HTTPException && error.status === 403
    if (!isForeign) log('failed', { at: 'owner', error })
    const text = isForeign
      ? `Open the inbox at ${settings.INBOX_URL}, the address that is set for it.`
      : 'The inbox cannot reach its database just now. Try again in a minute.'
    return page(c, 'message', { heading: 'Not done', text }, isForeign ? 403 : 503)
  })
  return app
}

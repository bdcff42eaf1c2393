import { limits } from '../../catalogue/limits.ts'
import type { Destination, Enquiry, FieldErrors } from '../enquiry.ts'

/** The result of a post. */
export type PostResult =
  | { kind: 'accepted' }
  /** Fields it will not take, with its reasons. */
  | { kind: 'refused'; errors: FieldErrors }
  /** No, and asking again will not help. */
  | { kind: 'failed' }
  /** Not now. `wait`: milliseconds it asked for. */
  | { kind: 'later'; wait?: number }

/** The time that an answer may take, in milliseconds. */
const timeout = 20_000

/** However long a server asks for, after a day it is asked again. */
export const longestWait = 24 * 60 * 60 * 1000

/** The codes that mean "not now": time-out, too early, too many. Those from 500 on do, too. */
const temporaryStatuses = [408, 425, 429]

/** Reads `Retry-After`: seconds, or a date. */
function waitOf(headers: Headers): number | undefined {
  const value = headers.get('Retry-After')
  if (value === null) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestWait)
}

function toErrors(body: object | undefined): FieldErrors | undefined {
  if (body === undefined || !('errors' in body)) return undefined
  const { errors } = body
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return undefined
  const texts = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

/** An empty body says no more than the status; anything else has to be a JSON object. */
function parse(text: string): object | undefined {
  try {
    const body: unknown = JSON.parse(text || '{}')
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}

/** True for the one answer by which the inbox confirms that an enquiry is stored (`src/inbox/receive/README.md`). */
function isConfirmed({ status, headers }: Response, body: object | undefined): boolean {
  const isJson = /^application\/json\s*(;|$)/i.test(headers.get('Content-Type') ?? '')
  return status === 200 && isJson && body !== undefined && 'ok' in body && body.ok === true
}

async function answerOf(response: Response, via: Destination['via']): Promise<PostResult> {
  const body = parse(await response.text())
  const { status } = response
  if (response.ok) {
    // Anything else with status 200 is the sign-in page of a hotel or an airport, or a proxy, not our server.
    const isTaken =
      via === 'inbox'
        ? isConfirmed(response, body)
        : body !== undefined && toErrors(body) === undefined
    return { kind: isTaken ? 'accepted' : 'later' }
  }
  if (status >= 500 || temporaryStatuses.includes(status)) {
    return { kind: 'later', wait: waitOf(response.headers) }
  }
  const errors = status === 400 || status === 422 ? toErrors(body) : undefined
  return errors === undefined ? { kind: 'failed' } : { kind: 'refused', errors }
}

/** For the inbox: JSON, with the words that the visitor has read beside what a program reads. */
function inboxRequest({ id, form, about, writtenAt, page, language, fields }: Enquiry) {
  return {
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify({
      idempotencyKey: id,
      form,
      about,
      writtenAt,
      page,
      language,
      fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
      texts: Object.fromEntries(
        fields.filter(({ text, value }) => text !== value).map(({ name, text }) => [name, text]),
      ),
    }),
  }
}

/**
 * For a service that takes any form: fields under the names that a person reads, and no header for
 * which a browser would first have to ask. `email` is the name by which services know whom to answer.
 */
function formRequest({ id, form, about, writtenAt, page = '', language = '', fields }: Enquiry) {
  const filled = fields.filter(({ text }) => text !== '')
  const own = filled.map(({ name, label, text }) => [name === 'email' ? name : label || name, text])
  const more = { about, form, page, language, writtenAt, idempotencyKey: id }
  return {
    headers: { Accept: 'application/json' },
    body: new URLSearchParams([...own, ...Object.entries(more)]),
  }
}

/**
 * Posts an enquiry, once.
 * @param via as what: JSON of the inbox, or the fields of a form
 * @returns what became of it; never throws
 */
export async function post(
  endpoint: string,
  enquiry: Enquiry,
  via: Destination['via'],
): Promise<PostResult> {
  const request = via === 'form' ? formRequest(enquiry) : inboxRequest(enquiry)
  const { size } = new Blob([request.body.toString()])
  // The inbox would not take it: the visitor sends it another way.
  if (via === 'inbox' && size > limits.enquiryBytes) return { kind: 'failed' }
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      ...request,
      credentials: 'omit',
      // The inbox redirects nothing. What follows a redirect would be a GET, which stores nothing.
      redirect: via === 'inbox' ? 'error' : 'follow',
      signal: abort.signal,
    })
    return await answerOf(response, via)
  } catch {
    return { kind: 'later' }
  } finally {
    clearTimeout(timer)
  }
}

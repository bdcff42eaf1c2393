import type { Enquiry, FieldErrors } from '../enquiry.ts'

/** What the server, or its silence, has said. */
export type Answer =
  | { kind: 'accepted' }
  /** Fields it will not take, with its reasons. */
  | { kind: 'refused'; errors: FieldErrors }
  /** No, and asking again will not help. */
  | { kind: 'failed' }
  /** Not now. `wait`: milliseconds it asked for. */
  | { kind: 'later'; wait?: number }

/** How long an answer may take. */
const timeout = 20_000

/** However long a server asks for, after a day it is asked again. */
export const longestWait = 24 * 60 * 60 * 1000

/** The codes that mean "not now": time-out, too early, too many. Those from 500 on do, too. */
const passing = [408, 425, 429]

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

async function answerOf(response: Response): Promise<Answer> {
  const body = parse(await response.text())
  const { status } = response
  if (response.ok) {
    // A page of HTML with status 200 is a hotel's or an airport's sign-in page, not our server.
    return { kind: body !== undefined && toErrors(body) === undefined ? 'accepted' : 'later' }
  }
  if (status >= 500 || passing.includes(status)) {
    return { kind: 'later', wait: waitOf(response.headers) }
  }
  const errors = status === 400 || status === 422 ? toErrors(body) : undefined
  return errors === undefined ? { kind: 'failed' } : { kind: 'refused', errors }
}

/**
 * Posts an enquiry as JSON, once.
 * @returns what became of it; never throws
 */
export async function post(endpoint: string, enquiry: Enquiry): Promise<Answer> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': enquiry.id },
      credentials: 'omit',
      signal: abort.signal,
      body: JSON.stringify({
        idempotencyKey: enquiry.id,
        form: enquiry.form,
        about: enquiry.about,
        writtenAt: enquiry.writtenAt,
        fields: Object.fromEntries(enquiry.fields.map(({ name, value }) => [name, value])),
      }),
    })
    return await answerOf(response)
  } catch {
    return { kind: 'later' }
  } finally {
    clearTimeout(timer)
  }
}

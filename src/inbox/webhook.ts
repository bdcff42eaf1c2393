import type { Channel } from './inbox.ts'

/** The time limit for a server of somebody else, in milliseconds. */
export const SERVER_LIMIT = 20_000

/** The webhook at an address: a `POST` of JSON. The key is the same for each try. */
export function webhookChannel(url: string): Channel {
  return async ({ id, subject, text }, enquiry) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ subject, text, enquiry }),
      redirect: 'error',
      signal: AbortSignal.timeout(SERVER_LIMIT),
    })
    // The body is not read: it may never end.
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the webhook answers ${response.status}`)
  }
}

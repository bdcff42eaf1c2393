import { expect, it } from 'vitest'
import { serveLibsql } from '../libsqlServer.ts'
import { postedEnquiry, postRequest } from '../requests.ts'
import { startProcess } from './process.ts'

/** The numbers of enquiries, and of browsers that post at once. */
const COUNT = 400
const BROWSERS = 8

it('of two inboxes on one libSQL server one is killed: each enquiry is stored once', {
  timeout: 300_000,
}, async () => {
  const server = await serveLibsql()
  try {
    const settings = { INBOX_DB: server.url }
    const killed = await startProcess('', settings)
    const other = await startProcess('', settings)
    const bodies = Array.from({ length: COUNT }, () => postedEnquiry())
    const waiting = bodies.map((body, i) => ({ body, inbox: i % 2 === 0 ? killed : other }))
    const accepted: string[] = []
    let ended: Promise<unknown> | undefined

    async function browse(): Promise<void> {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { body, inbox } = next
        const answer = await fetch(`${inbox.origin}/enquiries`, postRequest(body)).catch(() => null)
        if (answer?.ok) accepted.push(body.idempotencyKey)
        // A browser tries again, and reaches the other one.
        else waiting.unshift({ body, inbox: inbox === killed ? other : killed })
        if (accepted.length >= COUNT / 4) ended ??= killed.end('SIGKILL')
      }
    }

    await Promise.all(Array.from({ length: BROWSERS }, browse))
    await ended
    const { rows } = await server.database.execute('SELECT key FROM enquiry ORDER BY key')
    const keys = bodies.map(({ idempotencyKey }) => idempotencyKey).sort()
    expect(accepted.toSorted()).toEqual(keys)
    expect(rows.map(({ key }) => key)).toEqual(keys)
    expect(await other.end('SIGTERM')).toBe(0)
  } finally {
    server.close()
  }
})

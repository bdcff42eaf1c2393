import { createClient } from '@libsql/client'
import { expect, it } from 'vitest'
import { migrate } from '../../src/inbox/store/migrate.ts'
import { upkeep } from '../../src/inbox/store/upkeep.ts'
import { day, deliver, makeInbox, projectFiles } from './inbox.ts'
import { serveLibsql } from './libsqlServer.ts'
import { postedEnquiry } from './requests.ts'

it('two inboxes on one libSQL server store each enquiry once, and inform the owner of it once', async () => {
  const server = await serveLibsql()
  const sent: string[] = []
  const channels = new Map([['webhook', async ({ id }: { id: string }) => void sent.push(id)]])
  try {
    const open = async () => {
      const store = await migrate(createClient({ url: server.url }), projectFiles.migrations)
      return makeInbox({ INBOX_KEEP_DAYS: '10', INBOX_SUMMARY_HOUR: '23' }, { store, channels })
    }
    const [first, second] = [await open(), await open()]
    const body = postedEnquiry()
    const answers = await Promise.all([first, second, first].map(({ post }) => post(body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await second.stored()).toHaveLength(1)

    await Promise.all([first, second].map(({ inbox }) => deliver(inbox)))
    expect(sent).toEqual([body.idempotencyKey])

    const cookie = await first.signIn()
    await first.visit('/enquiry/1', { state: 'won', note: 'Paid.' }, cookie)
    // The cookie is signed with the hash of the password, which they share.
    const page = await (await second.visit('/?folder=won&q=asha', undefined, cookie)).text()
    expect(page).toContain('Asha Patel')
    second.clock.now += 11 * day
    await upkeep(second.inbox)
    expect(await first.stored()).toEqual([])
  } finally {
    server.close()
  }
})

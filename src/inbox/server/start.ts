import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createClient } from '@libsql/client'
import { createApp } from '../app.ts'
import { createLog, type Inbox } from '../inbox.ts'
import { deliver, webhookOf } from '../notify.ts'
import { type Environment, readSettings, settingHints } from '../settings.ts'
import { deriveColumns } from '../store/derive.ts'
import { prepare } from '../store/open.ts'
import { upkeep, upkeepPause } from '../store/upkeep.ts'
import { mailChannel } from './mail.ts'
import { readParts } from './parts.ts'

/** As long as the site waits for an answer; and how often it is looked whether something has to be sent. */
const [LONGEST_REQUEST, DELIVERY] = [20_000, 5000]

/** Opens the database of the settings. @param root the folder that holds `data/` @throws ZodError */
export async function openInbox(env: Environment, root: string) {
  const parts = await readParts(root)
  const settings = readSettings(env, parts.site)
  const { INBOX_DB: url, INBOX_DB_TOKEN: authToken = '' } = settings
  // One connection: what is set for it holds for everything. Another process may be writing.
  const client = createClient({ url, authToken, concurrency: 1, timeout: 5000 })
  const store = await prepare(client, parts.steps)
  await deriveColumns(store)
  return { ...parts, settings, store }
}

/** Runs some work at once and every so often, one run after the other, until it has stopped. */
function repeat(work: (inbox: Inbox) => Promise<void>, inbox: Inbox, pause: number) {
  let last = Promise.resolve()
  const onError = (error: unknown) => inbox.log('failed', { at: work.name, error })
  function run(): void {
    last = last.then(() => work(inbox)).catch(onError)
  }
  run()
  const timer = setInterval(run, pause)
  return {
    run,
    stop(): Promise<void> {
      clearInterval(timer)
      return last
    },
  }
}

/**
 * Starts the inbox.
 * @param write takes each line of the log
 * @returns its port, what answers the requests of another server, and what ends it once all is answered
 * @throws if a setting is wrong, the database cannot be opened or the port is not free
 */
export async function startInbox(env: Environment, root: string, write: (line: string) => void) {
  const opened = await openInbox(env, root)
  const { settings, store } = opened
  const channels = webhookOf(settings)
  if (settings.INBOX_SMTP !== undefined) channels.set('mail', mailChannel(settings))
  const inbox: Inbox = {
    ...opened,
    channels,
    now: Date.now,
    log: createLog(write, Date.now),
    addressOf(c) {
      const passed = ['', ...(c.req.header('X-Forwarded-For') ?? '').split(',').reverse()]
      // That which the proxies have written, or that of the connection.
      return passed[settings.INBOX_PROXIES]?.trim() || (getConnInfo(c).remote.address ?? '')
    },
    onAdded: () => delivery.run(),
  }
  for (const hint of settingHints(settings)) inbox.log('hint', { hint })
  await upkeep(inbox)
  const listener = getRequestListener(createApp(inbox).fetch)
  const limits = { requestTimeout: LONGEST_REQUEST, connectionsCheckingInterval: 1000 }
  const server = createServer(limits, listener).listen(settings.PORT, settings.INBOX_HOST)
  await once(server, 'listening')
  const delivery = repeat(deliver, inbox, DELIVERY)
  const keeping = repeat(upkeep, inbox, upkeepPause)
  return {
    port: Number(Object(server.address()).port),
    listener,
    async stop(): Promise<void> {
      await new Promise((done) => server.close(done))
      await Promise.all([delivery.stop(), keeping.stop()])
      store.close()
    },
  }
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { limitTime } from '../../catalogue/limitTime.ts'
import { createApp } from '../app.ts'
import { type Channel, createLog, type Inbox } from '../inbox.ts'
import { deliverBy, forgetOldChannels } from '../notify.ts'
import { type Environment, settingHints } from '../settings.ts'
import { upkeep, upkeepPause } from '../store/upkeep.ts'
import { webhookChannel } from '../webhook.ts'
import { mailChannel } from './mail.ts'
import { openInbox } from './openInbox.ts'

/** The time limit of a request, in milliseconds: as long as the site waits. */
const LONGEST_REQUEST = 20_000

/** The pause between two looks for due messages, in milliseconds. */
const DELIVERY = 5000

/** The time limit of requests and messages that are under way when the process is asked to stop, in milliseconds. */
const STOP_LIMIT = 10_000

/** Runs some work at once and after each pause, one run after the other, until it is stopped. */
function repeat(at: string, work: () => Promise<void>, pause: number, log: Inbox['log']) {
  let last = Promise.resolve()
  let isWaiting = false
  const onError = (error: unknown) => log('failed', { at, error })
  function run(): void {
    // One run that waits is enough: it does everything that is due by then.
    if (isWaiting) return
    isWaiting = true
    last = last.then(() => {
      isWaiting = false
      return work().catch(onError)
    })
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
 * @returns its port, a listener for the requests of another server, and a function that stops it
 * @throws if a setting is wrong, the database cannot be opened or the port is not free
 */
export async function startInbox(env: Environment, root: string, write: (line: string) => void) {
  const opened = await openInbox(env, root)
  const { settings, store } = opened
  const channels = new Map<string, Channel>()
  const { INBOX_WEBHOOK: webhook } = settings
  if (webhook !== undefined) channels.set('webhook', webhookChannel(webhook))
  if (settings.INBOX_SMTP !== undefined) channels.set('mail', mailChannel(settings))
  const inbox: Inbox = {
    ...opened,
    channels,
    now: Date.now,
    log: createLog(write, Date.now),
    addressOf(c) {
      const forwardedAddresses = [
        '',
        ...(c.req.header('X-Forwarded-For') ?? '').split(',').reverse(),
      ]
      // The address that the proxies have written, or that of the connection.
      return (
        forwardedAddresses[settings.INBOX_PROXIES]?.trim() || (getConnInfo(c).remote.address ?? '')
      )
    },
    onAdded() {
      for (const { run } of deliveryLoops) run()
    },
  }
  for (const hint of settingHints(settings)) inbox.log('hint', { hint })
  await upkeep(inbox)
  // A request of HTTP/1.0 may come without a host: the checks of some load balancers do.
  const listener = getRequestListener(createApp(inbox).fetch, {
    hostname: 'localhost',
    // The global Response stays the platform's.
    overrideGlobalObjects: false,
  })
  const limits = { requestTimeout: LONGEST_REQUEST, connectionsCheckingInterval: 1000 }
  const server = createServer(limits, listener).listen(settings.PORT, settings.INBOX_HOST)
  await once(server, 'listening')
  const address = server.address()
  await forgetOldChannels(inbox)
  // A queue for each channel: one that waits holds up no other.
  const deliveryLoops = [...channels.keys()].map((name) =>
    repeat(name, () => deliverBy(inbox, name), DELIVERY, inbox.log),
  )
  const upkeepLoop = repeat('upkeep', () => upkeep(inbox), upkeepPause, inbox.log)
  return {
    port: typeof address === 'object' && address !== null ? address.port : settings.PORT,
    listener,
    /**
     * Stops once everything under way is done.
     * @param limit after this many milliseconds connections are closed; unsent messages stay in the database
     */
    async stop(limit = STOP_LIMIT): Promise<void> {
      const closed = new Promise((done) => server.close(done))
      const all = [closed, ...[...deliveryLoops, upkeepLoop].map((repeated) => repeated.stop())]
      await limitTime(Promise.all(all), limit).catch(() => server.closeAllConnections())
      store.close()
    },
  }
}

import { createClient } from '@libsql/client/web'
import type { ExecutionContext } from 'hono'
import { createApp } from './app.ts'
import { createLog, type Inbox } from './inbox.ts'
import { deliver, webhookOf } from './notify.ts'
import type { Parts } from './server/parts.ts'
import { isPassword } from './server/password.ts'
import { type Environment, readSettings } from './settings.ts'
import { prepare } from './store/open.ts'
import { upkeep } from './store/upkeep.ts'

async function open(parts: Parts, env: Environment) {
  const settings = readSettings(env, parts.site)
  const { INBOX_DB: url, INBOX_DB_TOKEN: authToken = '' } = settings
  const inbox: Inbox = {
    ...{ ...parts, settings, now: Date.now, log: createLog(console.log, Date.now), isPassword },
    store: await prepare(createClient({ url, authToken }), parts.steps),
    addressOf: (c) => c.req.header('CF-Connecting-IP') ?? '',
    channels: webhookOf(settings),
    onAdded: (c) => c.executionCtx.waitUntil(deliver(inbox)),
  }
  // What is received before has no time from which its age counts.
  await upkeep(inbox)
  return { inbox, app: createApp(inbox) }
}

/**
 * The inbox on Cloudflare Workers: it stores in a libSQL server, and informs the owner by the webhook.
 * @returns the handlers of the module: `scheduled` has to run every hour or more often
 */
export function createWorker(parts: Parts) {
  let opened: Awaited<ReturnType<typeof open>> | undefined
  return {
    async fetch(request: Request, env: Environment, context: ExecutionContext): Promise<Response> {
      opened ??= await open(parts, env)
      return opened.app.fetch(request, env, context)
    },
    async scheduled(_: unknown, env: Environment): Promise<void> {
      opened ??= await open(parts, env)
      await upkeep(opened.inbox)
      await deliver(opened.inbox)
    },
  }
}

import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { primaryTag } from '../../src/catalogue/languageTag.ts'
import { createApp } from '../../src/inbox/app.ts'
import { createLog, type Inbox } from '../../src/inbox/inbox.ts'
import { deliverBy } from '../../src/inbox/notify.ts'
import { hashPassword } from '../../src/inbox/server/password.ts'
import { readProjectFiles } from '../../src/inbox/server/projectFiles.ts'
import { readSettings, type Settings } from '../../src/inbox/settings.ts'
import { migrate } from '../../src/inbox/store/migrate.ts'
import { upkeep } from '../../src/inbox/store/upkeep.ts'
import { webhookChannel } from '../../src/inbox/webhook.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { ownOrigin, password, postRequest, siteOrigin } from './requests.ts'

/** Of few rounds: the tests sign in often. */
const hash = await hashPassword(password, 4)
const { replyWords, ...files } = await readProjectFiles(catalogueFolder)

/** The beginning of an answer in the languages of buyers. */
const translatedAnswers = [
  {
    language: 'gu-IN',
    named: 'નમસ્તે {name}, {business}ને પૂછપરછ કરવા બદલ આભાર: {about}',
    unnamed: 'નમસ્તે, {business}ને પૂછપરછ કરવા બદલ આભાર: {about}',
  },
  {
    language: 'hi-IN',
    named: 'नमस्ते {name}, {business} से पूछताछ के लिए धन्यवाद: {about}',
    unnamed: 'नमस्ते, {business} से पूछताछ के लिए धन्यवाद: {about}',
  },
]

export const projectFiles = {
  ...files,
  replyWords: {
    ...replyWords,
    others: new Map(
      translatedAnswers.map((answer) => {
        return [primaryTag(answer.language), { ...replyWords.own, ...answer }] as const
      }),
    ),
  },
}

export const day = 24 * 3_600_000

/** A folder for the databases, which is deleted after the tests. */
const folder = await mkdtemp(path.join(os.tmpdir(), 'inbox-'))

let count = 0

/** The name of a database file that nobody uses. */
export function newFile(): string {
  count += 1
  return path.join(folder, `${count}.db`)
}

/** Opens a database file as the inbox does. */
export function openFile(file = newFile()): Promise<Client> {
  return migrate(createClient({ url: `file:${file}`, concurrency: 1 }), projectFiles.migrations)
}

/** The keys of the enquiries in a database file, in the order in which they came. */
export async function keysIn(file: string): Promise<string[]> {
  const store = await openFile(file)
  const { rows } = await store.execute('SELECT key FROM enquiry ORDER BY id')
  store.close()
  return rows.map(({ key }) => String(key))
}

/** Sends everything that is due by all channels. */
export async function deliver(inbox: Inbox): Promise<void> {
  await Promise.all([...inbox.channels.keys()].map((name) => deliverBy(inbox, name)))
}

type Change = Partial<Record<keyof Settings, string>>

/** An inbox on a database file, with a clock that a test turns. */
export async function makeInbox(change: Change = {}, own: Partial<Inbox> = {}) {
  const lines: string[] = []
  const clock = { now: Date.UTC(2024, 5, 1, 6) }
  const now = () => clock.now
  const store = own.store ?? (await openFile())
  const settings = readSettings(
    { INBOX_PASSWORD: hash, INBOX_URL: ownOrigin, ...change },
    { url: siteOrigin, enquiries: { keepDays: 365 } },
  )
  const { INBOX_WEBHOOK: webhook } = settings
  const inbox: Inbox = {
    ...projectFiles,
    settings,
    store,
    now,
    log: createLog((line) => lines.push(line), now),
    addressOf: (c) => c.req.header('Test-Address') ?? '192.0.2.1',
    channels: new Map(webhook === undefined ? [] : [['webhook', webhookChannel(webhook)]]),
    findFileProblem: async () => undefined,
    onAdded: () => {},
    ...own,
  }
  await upkeep(inbox)
  const app = createApp(inbox)

  /** Opens or sends a page as the owner's browser does. */
  async function visit(at: string, form?: Record<string, string>, cookie = ''): Promise<Response> {
    const headers = { Cookie: cookie, Origin: ownOrigin }
    const sent = form && { method: 'POST', body: new URLSearchParams(form) }
    return app.request(`${ownOrigin}${at}`, { headers, redirect: 'manual', ...sent })
  }

  /** Signs the owner in. @returns the cookie */
  async function signIn(typed = password): Promise<string> {
    const response = await visit('/login', { password: typed })
    return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  }

  return {
    inbox,
    app,
    store,
    clock,
    lines,
    visit,
    signIn,
    /** The request that a browser on the site posts. */
    post: (body: unknown, headers: Record<string, string> = {}) =>
      app.request('/enquiries', postRequest(body, headers)),
    /** All enquiries as they are stored. */
    stored: async () =>
      (await store.execute('SELECT * FROM enquiry ORDER BY id')).rows.map((row) => ({ ...row })),
  }
}

export type TestInbox = Awaited<ReturnType<typeof makeInbox>>

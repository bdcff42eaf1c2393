import fc from 'fast-check'
import { expect, it } from 'vitest'
import { upkeep } from '../../../src/inbox/store/upkeep.ts'
import { ScheduledBrowser, textIn } from '../../enquiry/schedules/browser.ts'
import { Server, type ServerReply, type Taken } from '../../enquiry/schedules/server.ts'
import {
  runSchedule,
  type Step,
  scheduleSteps,
  stepArbitrary,
} from '../../enquiry/schedules/steps.ts'
import { Visitor } from '../../enquiry/schedules/visitor.ts'
import { day, makeInbox, newFile, openFile, type TestInbox } from '../inbox.ts'
import { postRequest } from '../requests.ts'

const seed = Number(process.env.ENQUIRY_SEED ?? 20240901)
const numRuns = Number(process.env.ENQUIRY_RUNS ?? 100)

/** The real inbox, behind the faults of a server and of a network. */
class InboxServer extends Server {
  readonly #file = newFile()
  #inbox: Promise<TestInbox> = this.#open()
  #dies = false

  async #open(): Promise<TestInbox> {
    const store = await openFile(this.#file)
    return makeInbox(
      { INBOX_PER_MINUTE: '1000000', INBOX_ORIGINS: 'https://site.example' },
      { store },
    )
  }

  override take(key: string, text: string, body: string): Taken | Promise<Taken> {
    const isKnown = this.accepted.get(text)?.has(key) === true
    const takes = this.does === 'takes it' || this.does === 'takes it and is cut off'
    const isSilent = ['is silent', 'fails', 'is a hotel’s sign-in page', 'asks to be left alone']
    if (isSilent.includes(this.does) || !(takes || isKnown)) return this.behave(key, text)
    return this.#post(key, text, body)
  }

  async #post(key: string, text: string, body: string): Promise<Taken> {
    const { app } = await this.#inbox
    const headers = { 'Idempotency-Key': key, Origin: 'https://site.example' }
    const response = await app.request('/enquiries', postRequest(body, headers))
    const reply: ServerReply = {
      status: response.status,
      body: await response.text(),
      headers: Object.fromEntries(response.headers),
    }
    if (response.ok) this.accepted.set(text, (this.accepted.get(text) ?? new Set()).add(key))
    if (this.#dies) {
      this.#dies = false
      await this.kill()
      return undefined
    }
    return this.does === 'takes it and is cut off' ? undefined : reply
  }

  /** Ends as with `kill -9`: nothing is closed; and is started again. */
  async kill(): Promise<void> {
    await this.#inbox
    this.#inbox = this.#open()
    await this.#inbox
  }

  /** Ends when it has stored the next enquiry, before it answers. */
  dieAfterStoring(): void {
    this.#dies = true
  }

  async fillDisk(full: boolean): Promise<void> {
    const { store } = await this.#inbox
    const [row] = (await store.execute('PRAGMA page_count')).rows
    await store.execute(`PRAGMA max_page_count = ${full ? row?.page_count : 1_000_000}`)
  }

  /** Turns the machine's clock, and lets the inbox delete what is too old by it. */
  async turnClock(days: number): Promise<void> {
    const { clock, inbox } = await this.#inbox
    clock.now += days * day
    await upkeep(inbox).catch((error: unknown) => expect(String(error)).toContain('SQLITE_FULL'))
  }

  /** The contents of the database: the key and the marked words of each enquiry. */
  async stored(): Promise<string[]> {
    const rows = await (await this.#inbox).stored()
    return rows.map(({ key, fields }) => `${key} ${textIn(String(fields))}`).sort()
  }
}

function onInbox(what: string, happens: (inbox: InboxServer) => unknown): Step {
  return {
    what,
    happens: ({ browser }) => browser.server instanceof InboxServer && happens(browser.server),
  }
}

const faults = [
  onInbox('the inbox is killed', (inbox) => inbox.kill()),
  onInbox('the inbox dies after it has stored', (inbox) => inbox.dieAfterStoring()),
  onInbox('the disk is full', (inbox) => inbox.fillDisk(true)),
  onInbox('the disk is free', (inbox) => inbox.fillDisk(false)),
  onInbox('the clock is two years ahead', (inbox) => inbox.turnClock(730)),
  onInbox('the clock is two years behind', (inbox) => inbox.turnClock(-730)),
  onInbox('a day passes', (inbox) => inbox.turnClock(1)),
]
const fault = stepArbitrary(fc.constantFrom(...faults), (one) => one)

const schedule = fc.array(fc.oneof(...scheduleSteps, { weight: 8, arbitrary: fault }), {
  minLength: 5,
  maxLength: 30,
})

it(
  'what a visitor was told is sent stands in the database exactly once, whatever happens',
  {
    timeout: 3_600_000,
  },
  () =>
    fc.assert(
      fc.asyncProperty(schedule, async (steps) => {
        const server = new InboxServer()
        const visitor = new Visitor(new ScheduledBrowser(server))
        const last = onInbox('the disk is free', (inbox) => inbox.fillDisk(false))
        await runSchedule(visitor, [...steps, last])
        const accepted = [...server.accepted].flatMap(([text, keys]) =>
          Array.from(keys, (key) => `${key} ${text}`),
        )
        expect(await server.stored()).toEqual(accepted.sort())
      }),
      { seed, numRuns },
    ),
)

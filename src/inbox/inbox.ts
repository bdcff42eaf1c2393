import type { Context } from 'hono'
import { errorCode } from './errorCode.ts'
import type { ProjectFiles } from './server/projectFiles.ts'
import type { Settings } from './settings.ts'
import type { StoredEnquiry } from './store/readRow.ts'
import type { Store } from './store/store.ts'

/** A message to the owner. */
export type OwnerMessage = {
  id: string
  subject: string
  /** The same without anything that a visitor typed, for a mail server that refuses the other. */
  plainSubject: string
  text: string
  replyTo: string
}

/** A way to inform the owner. @throws if it did not work */
export type Channel = (message: OwnerMessage, enquiry?: StoredEnquiry) => Promise<void>

/** Everything that the parts of the inbox share. */
export type Inbox = Omit<ProjectFiles, 'migrations'> & {
  settings: Settings
  /** The database, and the machine's time. */
  store: Store
  now: () => number
  /** Writes one line of JSON, without the text, the number or the address of anybody. */
  log: (event: string, facts?: Readonly<Record<string, unknown>>) => void
  /** The address from which a request comes. */
  addressOf: (c: Context) => string
  /** The ways in which the owner is informed of an enquiry, by their names. */
  channels: ReadonlyMap<string, Channel>
  /** The reason why the file of the database cannot be relied on; undefined if there is none. */
  findFileProblem: () => Promise<string | undefined>
  /** Called when there is something to inform the owner of. */
  onAdded: () => void
}

/** @param write takes each line of the log */
export function createLog(write: (line: string) => void, now: () => number): Inbox['log'] {
  return (event, { error, ...facts } = {}) => {
    // The message of an error may hold what somebody wrote.
    const name = error instanceof Error ? error.name : typeof error
    const kind = error === undefined ? {} : { error: `${name} ${errorCode(error)}`.trim() }
    write(JSON.stringify({ time: new Date(now()).toISOString(), event, ...facts, ...kind }))
  }
}

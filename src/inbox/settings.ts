import { z } from 'zod'
import { cleanTyped } from '../catalogue/typedText.ts'

function count(least: number, most: number) {
  const words = `has to be a whole number from ${least} to ${most}`
  return z.coerce.number(words).int(words).min(least, words).max(most, words)
}
const text = z.string().optional()
const noOrigin = 'has to be an address such as https://roofs.example'
const origin = z
  .url({ protocol: /^https?$/, error: noOrigin })
  .transform((url) => new URL(url).origin)
const origins = z.string().transform((list) => list.split(/[\s,]+/).filter(Boolean))
const noHash = 'run "npm run inbox -- password", and set what it prints'
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Kolkata']

/** True if every part of a password has been encoded: otherwise it ends the host, or is no code. */
function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text)
  try {
    decodeURIComponent(username + password)
  } catch {
    return false
  }
  const isEncoded = !`${pathname}${search}${hash}`.includes('@') && /^\/?$/.test(pathname)
  return /^smtps?:$/.test(protocol) && hostname !== '' && isEncoded && hash === ''
}

const smtp = z
  .string()
  .refine(
    isMailServer,
    'has to be smtps://user:password@host; in the user and the password, write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25',
  )

/** The addresses of a list, whose separators are commas, semicolons or spaces; of `Name <address>` the address. */
const addressesOf = (list: string) =>
  list
    .replace(/[^,;<>]*<([^<>]*)>/g, ' $1 ')
    .split(/[\s,;]+/)
    .filter(Boolean)

const isAddress = (text: string) => z.email().safeParse(text).success
const recipients = z
  .string()
  .transform(addressesOf)
  .refine((list) => list.length > 0 && list.every(isAddress), 'has to be e-mail addresses')
const isSender = (text: string) => addressesOf(text).filter(isAddress).length === 1
const sender = z
  .string()
  .refine(
    (text) => isSender(text) && addressesOf(text).length === 1,
    'has to be one e-mail address, or: Name <address>',
  )

/** True for an address that `fetch` takes. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username + password === ''
}

const webhook = z
  .string()
  .refine(isWebAddress, 'has to be an http or https address without a user and a password')
const database = z
  .string()
  .regex(/^(file|libsql|https?|wss?):./, 'has to begin with file: or libsql:')

/** The environment variables, see the README. Those without a default that are not optional have to be set. */
export const SettingsShape = z.object({
  INBOX_PASSWORD: z.string(noHash).regex(/^scrypt(:[\w+/=-]+){3}$/, noHash),
  INBOX_URL: origin.default('http://127.0.0.1:8787'),
  INBOX_ORIGINS: origins.pipe(z.array(origin).min(1)).optional(),
  INBOX_DB: database.default('file:inbox.db'),
  INBOX_DB_TOKEN: text,
  INBOX_HOST: z.string().default('127.0.0.1'),
  PORT: count(0, 65_535).default(8787),
  INBOX_PROXIES: count(0, 9).default(0),
  INBOX_PER_MINUTE: count(1, 1_000_000).default(30),
  INBOX_KEEP_DAYS: count(1, 36_500).optional(),
  INBOX_TIMEZONE: z.enum(zones, 'is no time zone').default('Asia/Kolkata'),
  INBOX_SMTP: smtp.optional(),
  INBOX_MAIL_TO: recipients.optional(),
  INBOX_MAIL_FROM: sender.optional(),
  INBOX_SUMMARY_HOUR: count(0, 23).default(8),
  INBOX_WEBHOOK: webhook.optional(),
})

const noRecipient = { path: ['INBOX_MAIL_TO'], message: 'has to be set with INBOX_SMTP' }
const Checked = SettingsShape.refine((all) => !all.INBOX_SMTP || all.INBOX_MAIL_TO, noRecipient)

export type Settings = ReturnType<typeof readSettings>

export type Environment = Readonly<Record<string, unknown>>
type SiteDefaults = { url: string; enquiries: { keepDays: number } }

/** The domain of an e-mail address, or of the address in `Name <address>`. */
const domainOf = (text: string) => /@([^@<>\s]+)>?\s*$/.exec(text)?.[1]?.toLowerCase()

/**
 * Settings that are allowed, but often a mistake.
 * @returns a sentence about each, without any value
 */
export function settingHints({ INBOX_SMTP, INBOX_MAIL_FROM, INBOX_MAIL_TO }: Settings): string[] {
  if (INBOX_SMTP === undefined) return []
  const account = domainOf(decodeURIComponent(new URL(INBOX_SMTP).username))
  const from = domainOf(INBOX_MAIL_FROM ?? INBOX_MAIL_TO?.[0] ?? '')
  if (account === undefined || account === from) return []
  return [
    'The sender of the e-mails has another domain than the account in INBOX_SMTP, which many mail hosts refuse: set INBOX_MAIL_FROM to an address of the account.',
  ]
}

/**
 * The variables that are set, without invisible characters and spaces around them, which a pasted one may have. An
 * empty one counts as not set.
 */
function filledIn(env: Environment): Environment {
  const filled = Object.entries(env)
    .map(([name, value]) => [name, typeof value === 'string' ? cleanTyped(value) : value] as const)
    .filter(([, value]) => value !== '')
  return Object.fromEntries(filled)
}

const DatabaseSettings = SettingsShape.pick({
  INBOX_DB: true,
  INBOX_DB_TOKEN: true,
  INBOX_TIMEZONE: true,
})

/** Reads the settings of the database and the time zone alone. @throws ZodError */
export function readDatabaseSettings(env: Environment) {
  return DatabaseSettings.parse(filledIn(env))
}

/** Reads the settings; the site has some of the defaults. @throws ZodError */
export function readSettings(env: Environment, { url, enquiries }: SiteDefaults) {
  const settings = Checked.parse(filledIn(env))
  const { INBOX_ORIGINS = [new URL(url).origin], INBOX_KEEP_DAYS = enquiries.keepDays } = settings
  return { ...settings, INBOX_ORIGINS, INBOX_KEEP_DAYS }
}

import { z } from 'zod'

const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const text = z.string().optional()
const origin = z.url().transform((url) => new URL(url).origin)
const origins = z.string().transform((list) => list.split(/[\s,]+/).filter(Boolean))
const noHash = 'run "npm run inbox -- password", and set what it prints'
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Kolkata']
const smtp = z.string().regex(/^smtps?:\/\//)

/** What is set by the environment, see the README. What has no default and is not optional has to be set. */
export const SettingsShape = z.object({
  INBOX_PASSWORD: z.string(noHash).regex(/^scrypt(:[\w+/=-]+){3}$/, noHash),
  INBOX_URL: origin.default('http://127.0.0.1:8787'),
  INBOX_ORIGINS: origins.pipe(z.array(origin).min(1)).optional(),
  INBOX_DB: z.string().default('file:inbox.db'),
  INBOX_DB_TOKEN: text,
  INBOX_HOST: z.string().default('127.0.0.1'),
  PORT: count(0, 65_535).default(8787),
  INBOX_PROXIES: count(0, 9).default(0),
  INBOX_PER_MINUTE: count(1, 1_000_000).default(30),
  INBOX_KEEP_DAYS: count(1, 36_500).optional(),
  INBOX_TIMEZONE: z.enum(zones, 'is no time zone').default('Asia/Kolkata'),
  INBOX_SMTP: smtp.optional(),
  INBOX_MAIL_TO: text,
  INBOX_MAIL_FROM: text,
  INBOX_SUMMARY_HOUR: count(0, 23).default(8),
  INBOX_WEBHOOK: z.url().optional(),
})

const noRecipient = { path: ['INBOX_MAIL_TO'], message: 'has to be set with INBOX_SMTP' }
const Checked = SettingsShape.refine((all) => !all.INBOX_SMTP || all.INBOX_MAIL_TO, noRecipient)

export type Settings = ReturnType<typeof readSettings>

export type Environment = Readonly<Record<string, unknown>>
type SiteDefaults = { url: string; enquiries: { keepDays: number } }

/** Reads the settings; what is empty is not set, and then the site may say it. @throws ZodError */
export function readSettings(env: Environment, { url, enquiries }: SiteDefaults) {
  const filled = Object.entries(env).filter(([, value]) => value !== '')
  const settings = Checked.parse(Object.fromEntries(filled))
  const { INBOX_ORIGINS = [new URL(url).origin], INBOX_KEEP_DAYS = enquiries.keepDays } = settings
  return { ...settings, INBOX_ORIGINS, INBOX_KEEP_DAYS }
}

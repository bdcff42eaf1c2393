import { describe, expect, it } from 'vitest'
import { prettifyError, ZodError } from 'zod'
import { readSettings, type Settings, settingHints } from '../../src/inbox/settings.ts'

const site = { url: 'https://roofs.example', enquiries: { keepDays: 77 } }

function read(change: Record<string, string>): Settings {
  const INBOX_PASSWORD = 'scrypt:16:AAAA:AAAA'
  const mail = { INBOX_SMTP: 'smtps://me%40a.in:secret@mail.a.in', INBOX_MAIL_TO: 'me@a.in' }
  return readSettings({ INBOX_PASSWORD, ...mail, ...change }, site)
}

/** The message at the start, for settings that are refused. */
function refusal(change: Record<string, string>): string {
  try {
    read(change)
  } catch (error) {
    return error instanceof ZodError ? prettifyError(error) : String(error)
  }
  return ''
}

describe('the recipients of the e-mails', () => {
  it.each<[string, string[]]>([
    ['a@x.in', ['a@x.in']],
    ['a@x.in, b@x.in', ['a@x.in', 'b@x.in']],
    ['a@x.in,b@x.in', ['a@x.in', 'b@x.in']],
    ['a@x.in b@x.in', ['a@x.in', 'b@x.in']],
    ['a@x.in; b@x.in;', ['a@x.in', 'b@x.in']],
    ['  a@x.in\tb@x.in\n', ['a@x.in', 'b@x.in']],
    ['Asha Patel <a@x.in>', ['a@x.in']],
    ['Asha <a@x.in>, b@x.in, <c@x.in>', ['a@x.in', 'b@x.in', 'c@x.in']],
  ])('%j', (typed, expected) => {
    expect(read({ INBOX_MAIL_TO: typed }).INBOX_MAIL_TO).toEqual(expected)
  })

  it.each([
    ...['sales', 'a@', '@x.in', 'a@x', 'a@x.in, sales', 'Sales, Asha <a@x.in>', ',', 'a@@x.in'],
    ...['a@x.in b', 'a b@x.in'],
  ])('are refused at the start: %s', (typed) => {
    const text = refusal({ INBOX_MAIL_TO: typed })
    expect(text).toContain('INBOX_MAIL_TO')
    expect(text).toContain('e-mail addresses')
  })

  it.each(['a@x.in, b@x.in', 'sales', 'a@x.in b@x.in', ','])('are no sender: %s', (typed) => {
    expect(refusal({ INBOX_MAIL_FROM: typed })).toContain('INBOX_MAIL_FROM')
  })
})

describe('a sender of another domain than the account', () => {
  it.each<[boolean, Record<string, string>]>([
    [false, {}],
    [false, { INBOX_MAIL_FROM: 'Roofs <you@A.in>' }],
    [false, { INBOX_SMTP: 'smtp://mail.a.in' }],
    [false, { INBOX_SMTP: 'smtp://apikey:secret@mail.b.in' }],
    [false, { INBOX_SMTP: '' }],
    [true, { INBOX_MAIL_TO: 'me@b.in' }],
    [true, { INBOX_MAIL_FROM: 'me@b.in' }],
    [true, { INBOX_MAIL_FROM: 'Roofs <me@mail.a.in>' }],
    [true, { INBOX_SMTP: 'smtps://me@b.in:secret@mail.a.in' }],
  ])('gets a hint: %s for %j', (hinted, change) => {
    const hints = settingHints(read(change))
    expect(hints).toHaveLength(hinted ? 1 : 0)
    expect(hints.join()).not.toMatch(/secret|a\.in|b\.in/)
  })
})

describe('a mail server', () => {
  it.each([
    ...['#', '/', '?', '%', '%4', '%zz', '#@', '/@', '?@', '%%', 'a#b/c?d%e'].map(
      (sign) => `smtps://me:secret${sign}x@mail.a.in`,
    ),
    ...['#', '/', '?'].map((sign) => `smtps://me:12${sign}secret@mail.a.in`),
    ...['#', '/', '?'].map((sign) => `smtps://me${sign}secret@mail.a.in`),
    ...['mail.secret.in', 'https://me:secret@a.in', 'smtps://', 'smtps://me:secret@'],
    'smtps://me:secret@a.in:99999',
  ])('is refused at the start in one sentence without its password: %s', (url) => {
    const text = refusal({ INBOX_SMTP: url })
    expect(text).toContain('INBOX_SMTP')
    expect(text).toContain('%23')
    expect(text).not.toContain('secret')
    expect(text).not.toMatch(/\n\s+at (?!INBOX)/)
  })

  it.each([
    'smtp://127.0.0.1:2525',
    'smtps://me:secret@mail.a.in',
    'smtps://me:secret@mail.a.in/',
    'smtps://me%40a.in:s%23e%2Fc%3Fr%25et%40@mail.a.in:465',
    'smtps://me:se@cret@mail.a.in',
    'smtps://me@a.in:secret@mail.a.in',
    'smtps://me@a.in:se@cret@mail.a.in:465',
    'smtps://me:se:cr!$&et@mail.a.in?pool=true',
  ])('is taken: %s', (url) => {
    expect(read({ INBOX_SMTP: url }).INBOX_SMTP).toBe(url)
  })
})

describe('an address', () => {
  it.each<[string, string]>([
    ['INBOX_WEBHOOK', 'ftp://secret.example'],
    ['INBOX_WEBHOOK', 'https://me:secret@hooks.example'],
    ['INBOX_WEBHOOK', 'hooks.secret.example'],
    ['INBOX_DB', 'postgres://me:secret@db.example'],
    ['INBOX_DB', 'secret.db'],
    ['INBOX_DB', 'file:'],
    ['INBOX_URL', 'localhost:8788'],
    ['INBOX_URL', '127.0.0.1:8788'],
  ])('of the wrong kind is refused, and not printed: %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toContain(name)
    expect(refusal({ [name]: value })).not.toContain('secret')
  })
})

it.each<[keyof Settings, string, unknown]>([
  ['INBOX_MAIL_TO', 'a@x.in\u200b', ['a@x.in']],
  ['INBOX_MAIL_TO', '\ufeffa@x.in,\u00a0b@x.in', ['a@x.in', 'b@x.in']],
  ['INBOX_WEBHOOK', ' https://hooks.example/a\u200b', 'https://hooks.example/a'],
  ['INBOX_SMTP', '\u202asmtps://me:secret@mail.a.in\u202c', 'smtps://me:secret@mail.a.in'],
  ['INBOX_PER_MINUTE', '60\u00a0', 60],
  ['INBOX_WEBHOOK', '\u200b', undefined],
])('%s is read without what nobody sees in it', (name, typed, value) => {
  expect(read({ [name]: typed })[name]).toEqual(value)
})

it.each([
  ['INBOX_PER_MINUTE', '0', 'has to be a whole number from 1 to 1000000'],
  ['INBOX_PER_MINUTE', 'ten', 'has to be a whole number from 1 to 1000000'],
  ['INBOX_KEEP_DAYS', '1.5', 'has to be a whole number from 1 to 36500'],
  ['PORT', '99999', 'has to be a whole number from 0 to 65535'],
  ['INBOX_ORIGINS', 'roofs.example', 'has to be an address such as https://roofs.example'],
  ['INBOX_ORIGINS', '*', 'has to be an address such as https://roofs.example'],
  ['INBOX_URL', 'localhost:8788', 'has to be an address such as https://roofs.example'],
])('%s=%s is refused in words that say what is right', (name, value, words) => {
  expect(refusal({ [name]: value })).toContain(words)
  expect(refusal({ [name]: value })).not.toMatch(/invalid|expected/i)
})

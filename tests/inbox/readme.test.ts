import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { readSettings, SettingsShape } from '../../src/inbox/settings.ts'

const readme = await readFile('src/inbox/server/README.md', 'utf8')
const site = { url: 'https://roofs.example/shop', enquiries: { keepDays: 77 } }
const right = { INBOX_PASSWORD: 'scrypt:16:AAAA:AAAA' }

/** The row of a setting in the table: its name, and its default. */
function rowOf([name, shape]: [string, z.ZodType]): string {
  const { data: fallback, success } = shape.safeParse(undefined)
  const without = success ? (fallback === undefined ? '' : `\`${fallback}\``) : 'has to be set'
  return `| \`${name}\` | ${without}${without && ' '}|`
}

describe('the README of the inbox', () => {
  it('lists every setting with its default and what it is, and no other', () => {
    const rows = Array.from(readme.matchAll(/^(\| `.*?` \|.*?\|) .+ \|$/gm), ([, row]) => row)
    expect(rows).toEqual(Object.entries(SettingsShape.shape).map(rowOf))
  })

  it('names no other variable', () => {
    const names = new Set(readme.match(/\bINBOX_[A-Z_]+/g))
    expect([...names].filter((name) => !Object.hasOwn(SettingsShape.shape, name))).toEqual([])
  })
})

describe('the settings', () => {
  it('fall back on the data of the site', () => {
    expect(readSettings(right, site)).toMatchObject({
      INBOX_ORIGINS: ['https://roofs.example'],
      INBOX_KEEP_DAYS: 77,
    })
  })

  it('take several origins, and of each address the origin alone', () => {
    const env = { ...right, INBOX_ORIGINS: 'https://a.example/, https://b.example:8443/x' }
    const { INBOX_ORIGINS } = readSettings(env, site)
    expect(INBOX_ORIGINS).toEqual(['https://a.example', 'https://b.example:8443'])
  })

  it.each([
    ['INBOX_PASSWORD', 'a password in plain text'],
    ['INBOX_PASSWORD', ''],
    ['INBOX_URL', 'inbox.example.com'],
    ['INBOX_ORIGINS', '*'],
    ['PORT', '70000'],
    ['INBOX_TIMEZONE', 'Surat'],
    ['INBOX_SMTP', 'mail.example.com'],
    ['INBOX_KEEP_DAYS', '-7'],
  ])('refuse %s=%s, and say its name without its value', (name, value) => {
    const read = () => readSettings({ ...right, [name]: value }, site)
    expect(read).toThrow(name)
    expect(read).not.toThrow(`${value || 'undefined'}`)
  })

  it('ask for a recipient if there is a mail server', () => {
    const env = { ...right, INBOX_SMTP: 'smtp://mail.example.com' }
    expect(() => readSettings(env, site)).toThrow('INBOX_MAIL_TO')
  })
})

import { describe, expect, it } from 'vitest'
import { intendedMailHost } from '../../src/catalogue/mailHosts.ts'

describe('a misspelt mail host', () => {
  it.each([
    ['gmail.con', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['GMAIL.CON', 'gmail.com'],
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail.comm', 'gmail.com'],
    ['gmail.com.', 'gmail.com'],
    ['gmal', 'gmail.com'],
    ['yahoo', 'yahoo.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.com', 'yahoo.com'],
    ['yahoo.co.i', 'yahoo.co.in'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmail', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['redifmail.com', 'rediffmail.com'],
    ['rediffmail', 'rediffmail.com'],
    ['yahoo.com.in', 'yahoo.co.in'],
    ['yahoo.co', 'yahoo.com'],
    ['outlook.cm', 'outlook.com'],
    ['live.con', 'live.com'],
    ['mail', 'mail.com'],
    ['iclod.com', 'icloud.com'],
    ['company.con', 'company.com'],
    ['company.co.ni', 'company.co.in'],
  ])('%s is probably %s', (host, meant) => {
    expect(intendedMailHost(host)).toBe(meant)
  })

  it.each([
    'gmail.com',
    'yahoo.in',
    'yahoo.co.in',
    'hotmail.co.uk',
    'mail.com',
    ...['email.com', 'main.com', 'line.com', 'five.com', 'aol.com', 'gmx.com'],
    ...['yahoo.co.uk', 'yahoo.co.id', 'yahoo.com.au', 'outlook.it', 'hotmail.fr', 'live.nl'],
    'me.com',
    'company.com',
    'company.co.in',
    'factory.in',
    'localhost',
    'constructor',
    'toString.valueOf',
    '',
  ])('%s may be right', (host) => {
    expect(intendedMailHost(host)).toBeUndefined()
  })
})

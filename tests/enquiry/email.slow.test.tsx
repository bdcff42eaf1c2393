import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  cleanEmail,
  holdsSeveralEmails,
  intendedEmail,
  isEmail,
} from '../../src/enquiry/form/email.ts'
import { typeRequired } from '../helpers/typeRequired.ts'
import {
  accepted,
  contactWords,
  endpoint,
  freshBrowser,
  loadFormsPage,
  serverReplies,
  visitor,
  words,
} from './page.tsx'

freshBrowser()

describe('an e-mail address as it is pasted', () => {
  it.each([
    ['ram@x.in'],
    [' ram@x.in '],
    ['ram@x.in,'],
    ['ram@x.in.'],
    ['ram@x.in;'],
    ['ram@x.in|'],
    ['ram@x.in/'],
    ['ram@x.in>'],
    ['<ram@x.in'],
    ['ram@x.in ,'],
    ['ram@x.in\u200b'],
    ['\u202aram@x.in\u202c'],
    ['ram\u200b@x.in'],
    ['\ufeffram@x.in'],
    ['\u00a0ram@x.in'],
    ['ram@x.in\t'],
    ['ｒａｍ＠ｘ．ｉｎ'],
    ['mailto:ram@x.in'],
    ['MAILTO:ram@x.in'],
    ['mailto:ram@x.in?subject=Roof'],
    ['Email: ram@x.in'],
    ['E-mail - ram@x.in'],
    ['<ram@x.in>'],
    ['Ram <ram@x.in>'],
    ['"Ram Patel" <ram@x.in>,'],
    ['Ram <mailto:ram@x.in>'],
    ['(ram@x.in)'],
    ['"ram@x.in"'],
    ["'ram@x.in'"],
    ['‘ram@x.in’'],
    ['ram@x.in (Ramesh)'],
    ['E-mail: ram@x.in'],
    ['email ram@x.in'],
    ['ईमेल: ram@x.in'],
    ['ઈ-મેલ: ram@x.in'],
    ['ram@ x.in'],
    ['ram@x. in'],
    ['ram＠x．in'],
    ['ram@x。in'],
    ['ram@x.in।'],
    ['[ram@x.in]'],
    // With the signs in words, or with spaces around them.
    ['ram @ x . in'],
    ['ram @x.in'],
    ['ram@x .in'],
    ['ram(at)x.in'],
    ['ram (at) x (dot) in'],
    ['ram[at]x[dot]in'],
    ['ram {at} x.in'],
    ['ram[@]x[.]in'],
    ['ram at x dot in'],
    ['ram at x.in'],
    ['Ram <ram(at)x.in>'],
    ['Email: ram at x dot in,'],
    // Among other words, or twice.
    ['Ram Patel ram@x.in'],
    ['ram@x.in Ramesh Patel, Surat'],
    ['ram@x.in ram@x.in'],
    ['ram@x.in / RAM@x.in'],
    ['"ram@x.in" <ram@x.in>'],
    ['98765 43210, ram@x.in'],
  ])('%s is accepted without the rest', (typed) => {
    const email = cleanEmail(typed)
    expect(email).toBe('ram@x.in')
    expect(isEmail(email)).toBe(true)
  })

  it.each([
    'ram',
    'ram@',
    '@x.in',
    'Ram Patel @x.in',
    'ram at home',
    'see me at the shop in x.in',
    'a@b@c.in',
    'ram@x',
    'ram@.in',
    'ram@x,in',
    'https://ram@x.in',
    '',
  ])('"%s" stays no address', (typed) => {
    const email = cleanEmail(typed)
    expect(isEmail(email)).toBe(false)
  })

  // Read in full, they would take minutes.
  it.each([
    ['spaces', `ram@${' '.repeat(300_000)}x`],
    ['words', 'ram dot '.repeat(50_000)],
  ])('many thousand %s are no address', (_, typed) => {
    expect(isEmail(cleanEmail(typed))).toBe(false)
    expect(holdsSeveralEmails(typed)).toBe(false)
  })

  it.each([
    'ram@x.in, shyam@x.in',
    'ram@x.in shyam@x.in',
    'ram@x.in;shyam@x.in',
    'ram@x.in/shyam@x.in',
    'ram@x.in or shyam@x.in',
    'ram@x.in\nshyam@x.in',
    'Ram <ram@x.in>, Shyam <shyam@x.in>',
    'ram(at)x.in, shyam(at)x.in',
    'mailto:ram@x.in mailto:shyam@x.in',
    'ram@x.in (shyam@x.in)',
  ])('"%s" is more than one', (typed) => {
    expect(holdsSeveralEmails(typed)).toBe(true)
    expect(isEmail(cleanEmail(typed))).toBe(false)
  })

  it.each(['ram@x.in', 'ram@x.in ram@x.in', 'ram@', 'a@b@c.in', 'https://ram@x.in', ''])(
    '"%s" is not more than one',
    (typed) => {
      expect(holdsSeveralEmails(typed)).toBe(false)
    },
  )

  it('100,000 characters are refused at once', () => {
    expect(isEmail(`${'a'.repeat(100_000)}@x.in`)).toBe(false)
  })

  it.each([
    ['ram@gmail.con', 'ram@gmail.com'],
    ['ram@gmail', 'ram@gmail.com'],
    ['Ram <ram@gmial.com>', 'ram@gmail.com'],
    ['Ram.Patel@Yahoo.con,', 'Ram.Patel@yahoo.com'],
    ['ram@gmail,com', 'ram@gmail.com'],
    ['ram@yahoo,co,in', 'ram@yahoo.co.in'],
    ['ram@x,in', 'ram@x.in'],
    ['ram@gmail.com', undefined],
    ['ram@x.in, shyam@x.in', undefined],
    ['ram@gmail.com,Surat', undefined],
    ['ram@gmail.com,9876543210', undefined],
    ['ram@x.in,Ram', undefined],
    ['ram@factory,Surat', undefined],
    ['ram@factory', undefined],
    ['ram@factory.in', undefined],
    ['ram', undefined],
    ['@gmail.con', undefined],
    ['', undefined],
  ])('%s: %s was meant', (typed, meant) => {
    expect(intendedEmail(typed)).toBe(meant)
  })
})

async function fillIn(email: string) {
  const user = visitor()
  const received = serverReplies(accepted)
  ;(await loadFormsPage(endpoint)).contact()
  const { fields } = contactWords
  await user.type(screen.getByLabelText(fields.username.label), 'Asha')
  await user.type(screen.getByLabelText(fields.message.label), 'Roof')
  await user.type(screen.getByLabelText(fields.email.label), email)
  typeRequired()
  const submit = () => user.click(screen.getByRole('button', { name: contactWords.submit }))
  return { user, received, submit, field: screen.getByLabelText(fields.email.label) }
}

const question = words.errors.intendedEmail.replace('{email}', 'ram@gmail.com')

describe('the form', () => {
  it('sends the address alone', async () => {
    const { received, submit } = await fillIn('Ram <ram@x.in>,')
    await submit()
    await screen.findByText(words.sent.heading)
    expect(JSON.stringify(received[0]?.body)).toContain('"ram@x.in"')
  })

  it('says that two addresses are too many, and keeps both', async () => {
    const { field, submit } = await fillIn('ram@x.in, shyam@x.in')
    await submit()
    await screen.findByText(words.errors.severalEmails)
    expect(field).toHaveValue('ram@x.in, shyam@x.in')
  })

  it.each(['ram@gmail.con', 'ram@gmail', 'ram@gmail,com'])(
    'asks below %s whether another was meant, and one press takes it',
    async (typed) => {
      const { user, field, received, submit } = await fillIn(typed)
      await user.tab()
      await user.click(await screen.findByRole('button', { name: question }))
      expect(field).toHaveValue('ram@gmail.com')
      expect(field).toHaveFocus()
      expect(screen.queryByRole('button', { name: question })).toBeNull()
      await submit()
      await screen.findByText(words.sent.heading)
      expect(JSON.stringify(received[0]?.body)).toContain('"ram@gmail.com"')
    },
  )

  it('keeps the phone number beside an address that it corrects', async () => {
    const { user, field } = await fillIn('ram@gmail.con / 98765 43210')
    await user.tab()
    await user.click(await screen.findByRole('button', { name: question }))
    expect(field).toHaveValue('ram@gmail.com 98765 43210')
  })

  it('refuses an address whose host has no full stop, and keeps it in the field', async () => {
    const { field, submit } = await fillIn('ram@x')
    await submit()
    await screen.findByText(words.errors.emailOrPhone)
    expect(field).toHaveValue('ram@x')
  })

  it('sends an address with a misspelt host if the visitor keeps it', async () => {
    const { received, submit } = await fillIn('ram@gmail.con')
    await submit()
    await screen.findByText(words.sent.heading)
    expect(JSON.stringify(received[0]?.body)).toContain('"ram@gmail.con"')
  })

  it('takes the question back while the address is typed again', async () => {
    const { user, field } = await fillIn('ram@gmail')
    await user.tab()
    await screen.findByRole('button', { name: question })
    await user.type(field, '.com')
    await waitFor(() => expect(screen.queryByRole('button', { name: question })).toBeNull())
  })
})

import { describe, expect, it } from 'vitest'
import { forms, honeypotName } from '../../src/catalogue/forms.ts'
import { deriveColumns } from '../../src/inbox/store/derive.ts'
import { makeInbox } from './inbox.ts'
import { postedEnquiry, postedFields } from './requests.ts'

/** Characters that nobody sees, and the surroundings of a pasted text. */
const unseen = [
  ['a space without width', '\u200b'],
  ['a NUL', '\0'],
  ['marks of direction', '\u202a\u2066\u200f'],
  ['a byte-order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a control character', '\u0007'],
  ['a blank letter', '\u3164'],
  ['spaces', ' \u00a0\t'],
] as const

/** A right value for each type of field. */
const values = {
  text: 'Asha',
  email: 'asha@example.com',
  emailOrPhone: 'asha@example.com',
  tel: '98250 12345',
  choice: 'roof',
  lines: 'Forty sheets',
}

describe.each(unseen)('%s', (_, sign) => {
  it.each(Object.entries(forms))('is stored in no field of the form "%s"', async (form, fields) => {
    const { post, stored } = await makeInbox()
    const filled = fields.map(({ name, type }) => [name, `${sign}${values[type]}${sign}`])
    const sent = Object.fromEntries(filled)
    const about = `${sign}Tiles${sign}`
    const body = {
      form,
      about,
      fields: sent,
      labels: sent,
      texts: sent,
      page: about,
      language: about,
    }
    expect((await post(postedEnquiry(body))).status).toBe(200)
    const [row] = await stored()
    const whole = fields.map(({ name, type }) => {
      return { name, value: values[type], label: values[type] }
    })
    expect(JSON.parse(String(row?.fields))).toEqual(whole)
    expect(row).toMatchObject({ about: 'Tiles', page: 'Tiles', language: 'Tiles' })
    const types = fields.map(({ type }) => String(type))
    const hasEmail = types.includes('email') || types.includes('emailOrPhone')
    expect(row?.email).toBe(hasEmail ? values.email : '')
    expect(row?.phone).toBe(types.includes('tel') ? '+919825012345' : '')
    expect(String(row?.name)).toMatch(/^(|Asha|Asha Asha)$/)
  })

  it('is in no name, e-mail or note that the owner sees, types or searches by', async () => {
    const { post, stored, visit, signIn } = await makeInbox()
    const { fields } = postedEnquiry()
    const inside = {
      ...fields,
      username: `As${sign.trim()}ha`,
      email: `asha@${sign.trim()}example.com`,
    }
    await post(postedEnquiry({ fields: inside }))
    const cookie = await signIn()
    expect(await (await visit('/enquiry/1', undefined, cookie)).text()).toContain('<h2>Asha</h2>')
    expect(await (await visit('/enquiry/1/answer?way=0', undefined, cookie)).text()).toContain(
      'url=mailto:asha@example.com?',
    )
    await visit('/enquiry/1', { note: `${sign}Called.\r\nBack${sign}` }, cookie)
    expect((await stored())[0]?.note).toBe('Called.\nBack')
    await visit('/delete', { who: `${sign}Asha@example.com${sign}` }, cookie)
    expect(await stored()).toEqual([])
  })
})

it('a joiner of an Indic script, and line breaks, are stored', async () => {
  const { post, stored } = await makeInbox()
  const fields = postedFields({ username: 'શ\u0acdર\u0acd\u200dય', message: 'One\n\nTwo' })
  await post(postedEnquiry({ fields }))
  const [row] = await stored()
  expect(row?.name).toBe(fields.username)
  expect(String(row?.fields)).toContain(JSON.stringify(fields.message))
})

it('a field that nobody sees with nothing visible in it is no spam', async () => {
  const { post, stored } = await makeInbox()
  const fields = { ...postedEnquiry().fields, [honeypotName]: '\u200b\0' }
  await post(postedEnquiry({ fields }))
  expect((await stored())[0]?.spam).toBe('')
})

it('what an earlier version has stored is cleaned once', async () => {
  const { post, store, stored } = await makeInbox()
  await post(postedEnquiry())
  const raw = [
    { name: 'username', value: ' As\u200bha' },
    { name: 'email', value: '\u202aa@b.in\u202c' },
  ]
  const sql = 'UPDATE enquiry SET name = ?, email = ?, fields = ?'
  await store.execute({ sql, args: ['As\u200bha', '\u202aa@b.in\u202c', JSON.stringify(raw)] })
  await store.execute("UPDATE setting SET value = '2' WHERE name = 'derived'")
  await deriveColumns(store)
  expect((await stored())[0]).toMatchObject({ name: 'Asha', email: 'a@b.in' })
})

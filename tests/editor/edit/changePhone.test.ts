import { expect, it } from 'vitest'
import { changePhone } from '../../../src/editor/edit/changePhone.ts'
import { completePhone, followPhone } from '../../../src/editor/edit/phone.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'

const site = (display: string, href: string, whatsapp: string, email = 'a@b.in') =>
  `${JSON.stringify({ language: 'en-IN', phone: { display, href }, whatsapp, email }, null, 2)}\n`
const zeros = ['+91 00000 00000', 'tel:+910000000000', '910000000000'] as const

it.each<[string, string, { phone: string; href: string; whatsapp: string } | undefined]>([
  [
    'the number shown: the others follow',
    site('+91 98250 12345', zeros[1], zeros[2]),
    { phone: '+91 98250 12345', href: 'tel:+919825012345', whatsapp: '919825012345' },
  ],
  [
    'the number shown, without its country',
    site('98250 12345', zeros[1], zeros[2]),
    { phone: '98250 12345', href: 'tel:+919825012345', whatsapp: '919825012345' },
  ],
  [
    'the number called: the one shown follows',
    site(zeros[0], 'tel:+919825012345', zeros[2]),
    { phone: '+91 98250 12345', href: 'tel:+919825012345', whatsapp: '919825012345' },
  ],
  [
    'a landline: WhatsApp keeps its own',
    site('+91 261 2345678', zeros[1], zeros[2]),
    { phone: '+91 261 2345678', href: 'tel:+912612345678', whatsapp: zeros[2] },
  ],
  [
    'a number beside an e-mail address that is wrong',
    site('+91 98250 12345', zeros[1], zeros[2], 'nobody'),
    { phone: '+91 98250 12345', href: 'tel:+919825012345', whatsapp: '919825012345' },
  ],
  ['half a number: nothing follows', site('+91 98250 1', zeros[1], zeros[2]), undefined],
  ['something else: nothing follows', site(...zeros, 'c@d.in'), undefined],
])('who types %s', (_, after, expected) => {
  const text = followPhone(site(...zeros), after)
  const found = text === undefined ? undefined : JSON.parse(text)
  const { phone, whatsapp } = found ?? {}
  expect(found && { phone: phone.display, href: phone.href, whatsapp }).toEqual(expected)
})

it.each([
  ['without its country', '9825012345', '919825012345'],
  ['with the zero of a call within the country', '09825012345', '919825012345'],
  ['with it', '919825012345', '919825012345'],
  ['of another country', '971501234567', '971501234567'],
  ['that is not whole', '98250', '98250'],
])('a confirmed WhatsApp number %s has its country', (_, typed, expected) => {
  const before = site('98250 12345', 'tel:+919825012345', typed)
  const texts = new Map([['data/site.json', before]])
  const after = completePhone({ texts, pictures: new Map() }).get('data/site.json') ?? before
  const { phone, whatsapp } = JSON.parse(after)
  expect([phone.display, whatsapp]).toEqual(['+91 98250 12345', expected])
})

it.each([
  ['+91 98250 12345', 'WhatsApp has the same number, and changes with it'],
  ['+91 261 2345678', 'WhatsApp keeps its own number'],
])('the task for the number %s says beforehand: %s', (typed, said) => {
  const { messages } = requireSuccess(changePhone(whole, typed))
  expect(messages.map(({ text }) => text)).toContainEqual(expect.stringContaining(said))
})

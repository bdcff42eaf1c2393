import { requiredTexts } from '../helpers/requiredTexts.ts'

export const password = 'a long password of the owner'
export const siteOrigin = 'https://roofs.example'
export const ownOrigin = 'https://inbox.example'

let keys = 0

/** The fields of the contact form, each of which it requires is filled in. */
export function postedFields(
  change: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return { ...requiredTexts('contact'), ...change }
}

/** The post of a form of the site; each time under a key of its own. */
export function postedEnquiry(change: Record<string, unknown> = {}) {
  keys += 1
  return {
    idempotencyKey: `0000-1111-2222-${keys}`,
    form: 'contact',
    about: 'Contact',
    writtenAt: '2024-06-01T05:59:00.000Z',
    page: '/Contact',
    language: 'en-IN',
    fields: postedFields({ message: `Forty sheets ${keys}` }),
    labels: { username: 'Your name', email: 'E-mail', message: 'Message' },
    texts: {},
    ...change,
  }
}

/** The request by which a browser posts it. */
export function postRequest(body: unknown, headers: Record<string, string> = {}): RequestInit {
  const key =
    typeof body === 'object' && body !== null && 'idempotencyKey' in body
      ? String(body.idempotencyKey)
      : ''
  return {
    method: 'POST',
    headers: {
      Origin: siteOrigin,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

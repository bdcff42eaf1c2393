import { z } from 'zod'
import { words } from '../edit/words.ts'
import { publishWords } from '../publishWords.ts'

/**
 * Where an OAuth app signs people in: an endpoint of one's own that passes requests on to
 * https://github.com/login and allows other origins to read the answers, which GitHub itself does not.
 */
type Exchange = { address: string; client: string }

/** The one that the editor was built with; usually none. */
export function exchange(): Exchange | undefined {
  const { GITHUB_EXCHANGE: address, GITHUB_CLIENT: client } = import.meta.env
  return address && client ? { address, client } : undefined
}

const Code = z.object({
  device_code: z.string(),
  user_code: z.string(),
  verification_uri: z.url({ protocol: /^https$/ }),
  expires_in: z.number(),
  interval: z.number(),
})
export type DeviceCode = z.infer<typeof Code>

const Answer = z.union([
  z.object({ access_token: z.string() }),
  z.object({ error: z.string(), interval: z.number().optional() }),
])

async function post<T>(url: string, shape: z.ZodType<T>, body: object): Promise<T> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const sent = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(url, sent).catch(() => {
    throw new Error(words.offline)
  })
  const answer = shape.safeParse(await response.json().catch(() => undefined))
  if (!answer.success) throw new Error(words.gitHubDown)
  return answer.data
}

/** Asks for the code that a person types at GitHub. @throws in words */
export function requestCode({ address, client }: Exchange): Promise<DeviceCode> {
  return post(`${address}/device/code`, Code, { client_id: client, scope: 'repo' })
}

/** Seconds that are added where GitHub says that it is asked too often. */
const SLOWER = 5

/**
 * Waits until the person has typed the code, as RFC 8628 (section 3.5) describes.
 * @param pause waits for so many seconds
 * @returns the token
 * @throws in words
 */
export async function awaitToken(
  { address, client }: Exchange,
  code: DeviceCode,
  pause: (seconds: number) => Promise<void>,
): Promise<string> {
  const sent = {
    client_id: client,
    device_code: code.device_code,
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
  }
  const { expired, denied } = publishWords.signIn
  let { interval } = code
  for (let waited = 0; waited < code.expires_in; waited += interval) {
    await pause(interval)
    const answer = await post(`${address}/oauth/access_token`, Answer, sent)
    if ('access_token' in answer) return answer.access_token
    if (answer.error === 'slow_down') interval = answer.interval ?? interval + SLOWER
    else if (answer.error === 'access_denied') throw new Error(denied)
    else if (answer.error !== 'authorization_pending') throw new Error(expired)
  }
  throw new Error(expired)
}

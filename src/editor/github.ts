import type { z } from 'zod'
import type { Account } from './account.ts'
import { words } from './edit/words.ts'

/** The address of the API; the page's policy allows no other. */
function api(): string {
  return import.meta.env.GITHUB_API ?? 'https://api.github.com'
}

/** Milliseconds after which a request counts as offline. */
const TIMEOUT = 60_000

/** The minutes to wait after a rate limit; undefined where the request was refused for another reason. */
function minutesToWait({ status, headers }: Response, message: string): number | undefined {
  const after = headers.get('retry-after')
  const spent = headers.get('x-ratelimit-remaining') === '0'
  const limited = after !== null || spent || /rate limit/i.test(message)
  if ((status !== 403 && status !== 429) || !limited) return undefined
  const reset = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000
  const seconds = after !== null ? Number(after) : spent ? reset : 60
  return Math.max(1, Math.ceil(seconds / 60))
}

/** Why GitHub refuses a request, in words. */
async function refusalOf(response: Response): Promise<string> {
  const { status } = response
  const { message = '' } = await response.json().catch(() => ({}))
  const minutes = minutesToWait(response, message)
  if (minutes !== undefined) return words.rateLimited(minutes)
  if (status === 401) return words.badToken
  if (status === 403) return words.tokenNotAllowed(message)
  if (status === 404) return words.notFound
  return status >= 500 ? words.gitHubDown : words.refusedBy(message)
}

/** The part of GitHub's API that deals with one repository's Git database. */
export function gitHub({ repository, token }: Account) {
  async function ask(path: string, init: RequestInit): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, ...init.headers }
    const signal = AbortSignal.timeout(TIMEOUT)
    const address = `${api()}/repos/${repository}/${path}`
    const response = await fetch(address, { ...init, headers, signal }).catch(() => {
      throw new Error(words.offline)
    })
    if (!response.ok) throw new Error(await refusalOf(response))
    return response
  }
  return {
    /** Reads, or with a body writes, at `/repos/<owner>/<name>/<path>`; throws in words. */
    async call<T>(
      shape: z.ZodType<T>,
      path: string,
      body?: object,
      method = body === undefined ? 'GET' : 'POST',
    ): Promise<T> {
      const response = await ask(path, {
        method,
        headers: { accept: 'application/vnd.github+json' },
        body: body && JSON.stringify(body),
        // GitHub lets browsers cache an answer for a minute.
        cache: 'no-cache',
      })
      const { data, success } = shape.safeParse(await response.json())
      if (!success) throw new Error(words.refusedBy(''))
      return data
    },
    /** The bytes of a file, by its hash. */
    async blob(hash: string): Promise<Blob> {
      // The content of a hash never changes.
      const headers = { accept: 'application/vnd.github.raw+json' }
      return (await ask(`git/blobs/${hash}`, { headers, cache: 'force-cache' })).blob()
    },
  }
}

import { z } from 'zod'
import { editorWords } from '../edit/editorWords.ts'
import { isProtectedBranch } from '../edit/protectedBranch.ts'
import type { Account } from './account.ts'

/** A branch as a part of an address. */
export function branchPath(branch: string): string {
  return encodeURIComponent(branch).replaceAll('%2F', '/')
}

/** The address of the API; the page's policy allows no other. */
function apiAddress(): string {
  return import.meta.env.GITHUB_API ?? 'https://api.github.com'
}

/** Milliseconds after which a request counts as offline. */
const TIMEOUT = 60_000

/** A request that was not answered as it should be; its message says why, in words. */
class GitHubError extends Error {
  constructor(
    message: string,
    /** The status of the answer; undefined if none has come. */
    readonly status?: number,
    /** Seconds in which nothing more may be asked. */
    readonly wait = 0,
  ) {
    super(message)
  }
}

/** Lets what is not there be undefined. @throws every other error */
export function unlessMissing(error: unknown): undefined {
  if (error instanceof GitHubError && error.status === 404) return undefined
  throw error
}

/** True if no answer has come: what was asked for may have been done. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof GitHubError && error.status === undefined
}

/** The seconds in a header `Retry-After`, which is a number or a date. */
function secondsUntil(after: string): number {
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000
  return Number.isNaN(seconds) ? 60 : Math.max(1, seconds)
}

/** The seconds to wait after a rate limit; undefined if the request was refused for another reason. */
function secondsToWait({ status, headers }: Response, message: string): number | undefined {
  const after = headers.get('retry-after')
  const spent = headers.get('x-ratelimit-remaining') === '0'
  const limited = after !== null || spent || /rate limit/i.test(message)
  if (status !== 429 && (status !== 403 || !limited)) return undefined
  if (after !== null) return secondsUntil(after)
  if (!spent) return 60
  return Math.max(1, Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000)
}

/** The reason for which GitHub refuses a request, in words. */
function refusalWords({ status, headers }: Response, message: string): string {
  if (status === 401) return editorWords.badToken
  if (isProtectedBranch(message)) return editorWords.protectedBranch(message)
  if (status === 403) {
    if (/\barchived\b/i.test(message)) return editorWords.archivedRepository
    if (/access blocked/i.test(message)) return editorWords.blockedRepository(message)
    if (/IP allow list/i.test(message)) return editorWords.networkNotAllowed(message)
    // GitHub answers so if the organisation of the repository has single sign-on.
    const isAsked = headers.get('x-github-sso')?.startsWith('required') ?? false
    return isAsked || /SAML|single sign-on|\bSSO\b/i.test(message)
      ? editorWords.tokenNeedsSignOn(message)
      : editorWords.tokenNotAllowed(message)
  }
  if (status === 404) return editorWords.notFound
  if (status === 409) {
    return /\bempty\b/i.test(message)
      ? editorWords.emptyRepository(message)
      : editorWords.othersPublishing
  }
  if (status === 422 && /fast.forward/i.test(message)) return editorWords.othersPublishing
  if (status === 451) return editorWords.blockedRepository(message)
  return status >= 500 ? editorWords.gitHubDown : editorWords.refusedBy(message)
}

const Refusal = z.object({
  message: z.string().optional(),
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
})

async function errorOf(response: Response): Promise<GitHubError> {
  const { status } = response
  const { data } = Refusal.safeParse(await response.json().catch(() => undefined))
  // GitHub gives the reason beside "Validation Failed".
  const reasons = data?.errors?.flatMap((one) => one.message ?? []) ?? []
  const message = reasons.join(' ') || (data?.message ?? '')
  const seconds = secondsToWait(response, message)
  if (seconds === undefined) {
    const after = status === 503 ? response.headers.get('retry-after') : null
    if (after === null) return new GitHubError(refusalWords(response, message), status)
    const wait = secondsUntil(after)
    return new GitHubError(editorWords.gitHubDownFor(Math.ceil(wait / 60)), status, wait)
  }
  return new GitHubError(editorWords.rateLimited(Math.ceil(seconds / 60)), status, seconds)
}

/**
 * All requests to GitHub's API about one repository.
 * @param root the address of the API if it is not the one that the editor was built for
 */
export function createGitHub(
  { repository, token }: Pick<Account, 'repository' | 'token'>,
  root = apiAddress(),
) {
  async function ask(path: string, init: RequestInit): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, ...init.headers }
    const signal = AbortSignal.timeout(TIMEOUT)
    const address = `${root}/repos/${repository}/${path}`.replace(/\/$/, '')
    const response = await fetch(address, { ...init, headers, signal }).catch(() => {
      throw new GitHubError(editorWords.offline)
    })
    if (!response.ok) throw await errorOf(response)
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
        // GitHub lets browsers cache an answer for a minute. One that has not changed counts against no limit.
        cache: 'no-cache',
      })
      const { data, success } = shape.safeParse(await response.json())
      if (!success) throw new GitHubError(editorWords.refusedBy(''), response.status)
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

export type GitHub = ReturnType<typeof createGitHub>

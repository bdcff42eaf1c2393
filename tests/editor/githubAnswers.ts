import { createHash } from 'node:crypto'
import { z } from 'zod'

/* The answers as GitHub documents them: https://docs.github.com/en/rest */

export type Answer = { status?: number; headers?: Record<string, string>; body: unknown }

/** The requests that the editor may send. */
export const Sent = z
  .object({
    content: z.string(),
    encoding: z.string(),
    base_tree: z.string(),
    tree: z.union([
      z.string(),
      z.array(z.object({ path: z.string(), sha: z.string().nullable() })),
    ]),
    message: z.string(),
    parents: z.array(z.string()),
    sha: z.string(),
    force: z.boolean(),
  })
  .partial()

/** The answer if something has been made. */
export function createdAnswer(sha: string): Answer {
  return { status: 201, body: { sha } }
}

/** The answer if something is refused. */
export function refused(status: number, message: string, more = {}): Answer {
  const documentation_url = 'https://docs.github.com/rest'
  return { status, body: { message, ...more, documentation_url, status: String(status) } }
}

export function notFoundAnswer(message = 'Not Found'): Answer {
  return refused(404, message)
}

/** @param fault what is wrong with the request, beside the message */
export function wrong(message: string, fault?: string): Answer {
  const error = { resource: 'Commit', code: 'custom', message: fault }
  return refused(422, message, fault === undefined ? {} : { errors: [error] })
}

/** The headers that a browser of another origin may send, and read of an answer. */
export const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, X-GitHub-OTP, X-Requested-With',
  'access-control-expose-headers':
    'ETag, Link, Location, Retry-After, X-GitHub-SSO, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
}

/** The hash that git gives an object. */
export function hashOf(kind: string, content: string | Buffer): string {
  const bytes = Buffer.from(content)
  return createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex')
}

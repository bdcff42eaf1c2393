import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

type Commit = { tree: string; parents: string[]; message: string }
type Answer = { status?: number; headers?: Record<string, string>; body: unknown }

export const repository = 'owner/catalogue'
export const token = 'github_pat_of_this_test'

const Sent = z
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

function made(sha: string): Answer {
  return { status: 201, body: { sha } }
}

/** What a browser of another origin may send, and read of an answer. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, X-GitHub-OTP, X-Requested-With',
  'access-control-expose-headers':
    'ETag, Link, Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
}

function hashOf(kind: string, content: string | Buffer): string {
  const bytes = Buffer.from(content)
  return createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex')
}

/** One branch of one repository, behind the part of GitHub's API that the editor uses, as documented. */
export class FakeGitHub {
  readonly blobs = new Map<string, Buffer>()
  readonly trees = new Map<string, ReadonlyMap<string, string>>()
  readonly commits = new Map<string, Commit>()
  /** `GET git/ref/heads/main`, one for each request. */
  readonly requests: string[] = []
  /** Whether a request was a force-push. */
  forced = false
  head = ''
  url = ''
  /** Answers instead of the server. */
  instead?: (request: string) => Answer | 'offline' | undefined
  private readonly server = createServer((request, response) => void this.serve(request, response))

  constructor(files: Iterable<[path: string, content: string | Buffer]>) {
    const tree = [...files].map(([path, content]): [string, string] => [path, this.blob(content)])
    this.head = this.commit({ tree: this.tree(new Map(tree)), parents: [], message: 'First' })
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const address = this.server.address()
    if (address !== null && typeof address === 'object') {
      this.url = `http://127.0.0.1:${address.port}`
    }
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  /** The files of a commit, of the newest where none is named. */
  filesOf(commit = this.head): ReadonlyMap<string, string> {
    return this.trees.get(this.commits.get(commit)?.tree ?? '') ?? new Map()
  }

  textOf(path: string): string {
    return String(this.blobs.get(this.filesOf().get(path) ?? ''))
  }

  /** Someone else commits a file. */
  put(path: string, content: string): void {
    const tree = this.tree(new Map([...this.filesOf(), [path, this.blob(content)]]))
    this.head = this.commit({ tree, parents: [this.head], message: 'From elsewhere' })
  }

  private blob(content: string | Buffer): string {
    const sha = hashOf('blob', content)
    this.blobs.set(sha, Buffer.from(content))
    return sha
  }

  private tree(files: ReadonlyMap<string, string>): string {
    const sha = hashOf('tree', JSON.stringify([...files].toSorted()))
    this.trees.set(sha, files)
    return sha
  }

  private commit(commit: Commit): string {
    const sha = hashOf('commit', JSON.stringify([commit, this.commits.size]))
    this.commits.set(sha, commit)
    return sha
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const path = request.url?.replace(`/repos/${repository}/`, '') ?? ''
    const asked = `${request.method} ${path}`
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end()
      return
    }
    this.requests.push(asked)
    const own = this.instead?.(asked)
    if (own === 'offline') {
      request.socket.destroy()
      return
    }
    const known = request.headers.authorization === `Bearer ${token}`
    const {
      status = 200,
      headers,
      body: answer,
    } = own ??
    (known
      ? this.answer(asked, request.headers.accept ?? '', body === '' ? {} : JSON.parse(body))
      : { status: 401, body: { message: 'Bad credentials' } })
    response.writeHead(status, { 'x-ratelimit-remaining': '4999', ...cors, ...headers })
    response.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer))
  }

  private answer(asked: string, accept: string, body: unknown): Answer {
    const sent = Sent.parse(body)
    const [, method, kind = '', name = ''] = /^(\w+) git\/(\w+)\/?([^?]*)/.exec(asked) ?? []
    const missing = { status: 404, body: { message: 'Not Found' } }
    const wrong = (message: string) => ({ status: 422, body: { message } })
    if (method === 'GET') {
      const blob = this.blobs.get(name)
      const commit = this.commits.get(name)
      const files = this.trees.get(name)
      if (kind === 'ref' && name === 'heads/main') return { body: { object: { sha: this.head } } }
      if (kind === 'commits' && commit) return { body: { tree: { sha: commit.tree } } }
      if (kind === 'blobs' && blob) {
        if (accept === 'application/vnd.github.raw+json') return { body: blob }
        return { body: { content: blob.toString('base64'), encoding: 'base64' } }
      }
      if (kind !== 'trees' || files === undefined) return missing
      const tree = [...files].map(([path, sha]) => ({ path, mode: '100644', type: 'blob', sha }))
      return { body: { sha: name, tree, truncated: false } }
    }
    if (method === 'PATCH') {
      if (name !== 'heads/main' || sent.sha === undefined) return missing
      const commit = this.commits.get(sent.sha)
      if (commit === undefined) return wrong('Object does not exist')
      if (sent.force !== false) this.forced = true
      if (!commit.parents.includes(this.head)) return wrong('Update is not a fast forward')
      this.head = sent.sha
      return { body: { object: { sha: this.head } } }
    }
    if (kind === 'blobs') {
      const encoding = sent.encoding === 'base64' ? 'base64' : 'utf8'
      return made(this.blob(Buffer.from(sent.content ?? '', encoding)))
    }
    if (kind === 'commits') {
      const { tree = '', parents = [], message = '' } = sent
      return Array.isArray(tree) ? wrong('tree') : made(this.commit({ tree, parents, message }))
    }
    const files = new Map(this.trees.get(sent.base_tree ?? ''))
    for (const { path, sha } of Array.isArray(sent.tree) ? sent.tree : []) {
      if (sha !== null) files.set(path, sha)
      else if (!files.delete(path)) return wrong(`${path} does not exist`)
    }
    return made(this.tree(files))
  }
}

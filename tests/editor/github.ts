import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { FakeActions } from './githubActions.ts'
import {
  type Answer,
  cors,
  createdAnswer,
  hashOf,
  notFoundAnswer,
  refused,
  Sent,
  wrong,
} from './githubAnswers.ts'

type Commit = { tree: string; parents: string[]; message: string; author: string; date: string }

export const repository = 'owner/catalogue'
export const token = 'github_pat_of_this_test'

/** One repository, behind the part of GitHub's API that the editor uses, as documented. */
export class FakeGitHub {
  readonly actions = new FakeActions()
  /** True if `main` refuses direct pushes. */
  protected = false
  /** The author of the next commits. */
  author = 'Somebody'
  readonly blobs = new Map<string, Buffer>()
  readonly trees = new Map<string, ReadonlyMap<string, string>>()
  readonly commits = new Map<string, Commit>()
  /** `GET git/ref/heads/main`, one for each request. */
  readonly requests: string[] = []
  /** True if a request was a force-push. */
  forced = false
  head = ''
  url = ''
  /** Answers instead of the server. */
  instead?: (request: string) => Answer | 'offline' | undefined
  private readonly server = createServer((request, response) => void this.serve(request, response))

  constructor(files: Iterable<[path: string, content: string | Buffer]>) {
    const tree = [...files].map(([path, content]): [string, string] => [path, this.blob(content)])
    this.head = this.commit(this.tree(new Map(tree)), [], 'First')
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

  /** The files of a commit, of the newest if none is named. */
  filesOf(commit = this.head): ReadonlyMap<string, string> {
    return this.trees.get(this.commits.get(commit)?.tree ?? '') ?? new Map()
  }

  textOf(path: string): string {
    return String(this.blobs.get(this.filesOf().get(path) ?? ''))
  }

  /** Someone else commits a file. */
  put(path: string, content: string, message = 'From elsewhere'): void {
    this.putAll([[path, content]], message)
  }

  /** Someone else commits some files, and deletes those without content. */
  putAll(files: readonly [path: string, content?: string][], message = 'From elsewhere'): void {
    const all = new Map(this.filesOf())
    for (const [path, content] of files) {
      if (content === undefined) all.delete(path)
      else all.set(path, this.blob(content))
    }
    const tree = this.tree(all)
    this.head = this.commit(tree, [this.head], message)
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

  private commit(tree: string, parents: string[], message: string): string {
    const date = new Date(Date.now() + this.commits.size).toISOString()
    const commit = { tree, parents, message, author: this.author, date }
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
      : refused(401, 'Bad credentials'))
    response.writeHead(status, { 'x-ratelimit-remaining': '4999', ...cors, ...headers })
    response.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer))
  }

  private commitAnswer(sha: string) {
    const commit = this.commits.get(sha)
    if (commit === undefined) return undefined
    const { parents, message, author, date } = commit
    return {
      sha,
      parents: parents.map((one) => ({ sha: one })),
      commit: { message, author: { name: author, date }, committer: { date } },
    }
  }

  /** A commit as git's own database has it. */
  private gitCommitAnswer(sha: string, { tree, message, author, date }: Commit) {
    return { sha, tree: { sha: tree }, message, committer: { name: author, date } }
  }

  /** A commit and those before it, the newest first. */
  private historyOf(sha: string): string[] {
    const [parent] = this.commits.get(sha)?.parents ?? []
    return [sha, ...(parent === undefined ? [] : this.historyOf(parent))]
  }

  /** True if a commit has changed a file, or one in a folder. */
  private touches(sha: string, path: string): boolean {
    const now = this.filesOf(sha)
    const [parent] = this.commits.get(sha)?.parents ?? []
    const was = parent === undefined ? new Map<string, string>() : this.filesOf(parent)
    const all = [...new Set([...now.keys(), ...was.keys()])]
    const inside = all.filter((file) => file === path || file.startsWith(`${path}/`))
    return inside.some((file) => now.get(file) !== was.get(file))
  }

  /** The answer to a `GET` of what is not in git's own database. */
  private know(address: string): unknown {
    const [path = '', search] = address.split('?')
    const query = new URLSearchParams(search)
    if (path === 'commits') {
      const until = query.get('until') ?? '9'
      const from = this.historyOf(query.get('sha') === 'main' ? this.head : '')
      const found = from.filter((sha) => {
        const isEarly = (this.commits.get(sha)?.date ?? '') <= until
        return isEarly && this.touches(sha, query.get('path') ?? '')
      })
      const count = Number(query.get('per_page') ?? 30)
      const start = (Number(query.get('page') ?? 1) - 1) * count
      return found.slice(start, start + count).map((sha) => this.commitAnswer(sha))
    }
    return this.actions.answer(path, query)
  }

  private answer(asked: string, accept: string, body: unknown): Answer {
    const sent = Sent.parse(body)
    const known = asked.startsWith('GET ') ? this.know(asked.slice('GET '.length)) : undefined
    if (known !== undefined) return { body: known }
    const [, method, kind = '', name = ''] = /^(\w+) git\/(\w+)\/?([^?]*)/.exec(asked) ?? []
    if (method === undefined) return notFoundAnswer()
    if (method === 'GET') {
      const blob = this.blobs.get(name)
      const commit = this.commits.get(name)
      const files = this.trees.get(name)
      if (kind === 'ref' && name === 'heads/main') return { body: { object: { sha: this.head } } }
      if (kind === 'commits' && commit) return { body: this.gitCommitAnswer(name, commit) }
      if (kind === 'blobs' && blob) {
        if (accept === 'application/vnd.github.raw+json') return { body: blob }
        return { body: { content: blob.toString('base64'), encoding: 'base64' } }
      }
      if (kind !== 'trees' || files === undefined) return notFoundAnswer()
      // Folders are listed as well as files.
      const folders = new Set([...files.keys()].map((path) => path.replace(/\/?[^/]+$/, '')))
      const tree = [
        ...[...folders].map((path) => ({ path, mode: '040000', type: 'tree', sha: path })),
        ...[...files].map(([path, sha]) => ({ path, mode: '100644', type: 'blob', sha })),
      ]
      return { body: { sha: name, tree, truncated: false } }
    }
    if (method === 'PATCH') {
      const commit = this.commits.get(sent.sha ?? '')
      if (name !== 'heads/main') return wrong('Reference does not exist')
      if (sent.sha === undefined || commit === undefined) return wrong('Object does not exist')
      if (sent.force !== false) this.forced = true
      if (!commit.parents.includes(this.head)) return wrong('Update is not a fast forward')
      if (this.protected) {
        return wrong(
          'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
        )
      }
      this.head = sent.sha
      return { body: { object: { sha: sent.sha } } }
    }
    if (kind === 'blobs') {
      const encoding = sent.encoding === 'base64' ? 'base64' : 'utf8'
      return createdAnswer(this.blob(Buffer.from(sent.content ?? '', encoding)))
    }
    if (kind === 'commits') {
      const { tree = '', parents = [], message = '' } = sent
      if (Array.isArray(tree)) return wrong('tree')
      const sha = this.commit(tree, parents, message)
      const made = this.commits.get(sha)
      return { status: 201, body: made && this.gitCommitAnswer(sha, made) }
    }
    const files = new Map(this.trees.get(sent.base_tree ?? ''))
    for (const { path, sha } of Array.isArray(sent.tree) ? sent.tree : []) {
      if (sha !== null) files.set(path, sha)
      else if (!files.delete(path)) return wrong(`${path} does not exist`)
    }
    return createdAnswer(this.tree(files))
  }
}

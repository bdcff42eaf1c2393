import path from 'node:path'
import { errorPage } from '../addresses.ts'
import { hsts, serverOnly } from './policy.ts'

/** What a server answers: with the file, the page's address, or a status alone. */
type HostAnswer = {
  status: 200 | 301 | 404 | 405
  /** What is served, or where it leads. */
  path: string
  headers: Record<string, string>
}

/** What a server does of itself for the site, read from `_redirects` and `_headers`. */
type HostRules = {
  /** The files of the pages, from the root of the host. */
  files: readonly string[]
  /**
   * @param sent the path as it was sent, without its query
   * @returns 301 where it is a declared path or an alias in any other spelling: in another case, with
   *   `index.html` after it, with two slashes, encoded otherwise; a slash at the end is no other one
   */
  answer(method: string, sent: string): HostAnswer
  /** The error screens, from the root of the host. */
  errorPages: readonly string[]
  /** The one that is shown where there is none at this path, from the root of the host. */
  errorPage(path: string): string
  /** The headers of an answer to this path. */
  headers(path: string): Record<string, string>
}

/** The same for every spelling of a path. */
function spellingKey(path: string): string {
  return path.toLowerCase().replace(/(\/index\.html)?\/?$/, '')
}

/**
 * The path of a request as the disk has it: decoded, with single slashes.
 * @returns undefined where it cannot be decoded
 */
function decodedPath(sent: string): string | undefined {
  try {
    return path.posix.normalize(decodeURIComponent(sent))
  } catch {
    return undefined
  }
}

/**
 * Reads the two files as a host does that knows them (the first line that matches counts).
 * Strict-Transport-Security is left out: over plain http it must not be sent.
 */
export function readHostRules(redirects: string, headers: string, base: string): HostRules {
  const pages = new Map<string, { path: string; file: string }>()
  const moves = new Map<string, string>()
  const errorPages = new Map<string, string>()
  for (const line of redirects.split('\n')) {
    const [from, to, status] = line.split(' ')
    if (from === undefined || to === undefined) continue
    const [folder = '', rest] = from.split('*')
    if (rest !== undefined) {
      if (status === '404') errorPages.set(folder, to)
    } else if (status === '200') pages.set(spellingKey(from), { path: from, file: to })
    else moves.set(spellingKey(from), spellingKey(to))
  }
  // An alias in another case than a page's path is the page.
  for (const key of pages.keys()) moves.delete(key)

  const rules: { prefix: string; headers: [string, string][] }[] = []
  for (const line of headers.split('\n')) {
    if (line.startsWith('/')) rules.push({ prefix: line.replace(/\*$/, ''), headers: [] })
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined && name !== hsts[0]) {
      rules.at(-1)?.headers.push([name, value])
    }
  }
  const headersOf = (path: string) =>
    Object.fromEntries(
      rules.filter(({ prefix }) => path.startsWith(prefix)).flatMap((rule) => rule.headers),
    )
  function errorPageOf(path: string): string {
    const folder = [...errorPages.keys()].find((one) => path.startsWith(one))
    return errorPages.get(folder ?? '') ?? base + errorPage
  }
  const hidden = new RegExp(serverOnly, 'i')
  function statusAndPath(method: string, sent: string): Pick<HostAnswer, 'status' | 'path'> {
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, path: sent }
    const decoded = decodedPath(sent)
    if (decoded === undefined) return { status: 404, path: sent }
    const key = spellingKey(decoded)
    const page = pages.get(moves.get(key) ?? key)
    if (page !== undefined) {
      const own = page.path.endsWith('/') ? [page.path] : [page.path, `${page.path}/`]
      return own.includes(sent)
        ? { status: 200, path: page.file }
        : { status: 301, path: page.path }
    }
    const isServed = decoded.startsWith(base) && !decoded.endsWith('/') && !hidden.test(decoded)
    return { status: isServed && decoded !== errorPageOf(decoded) ? 200 : 404, path: decoded }
  }
  return {
    files: [...pages.values()].map(({ file }) => file),
    headers: headersOf,
    errorPages: [base + errorPage, ...errorPages.values()],
    errorPage: errorPageOf,
    answer(method, sent) {
      const answer = statusAndPath(method, sent)
      return { ...answer, headers: headersOf(answer.path) }
    },
  }
}

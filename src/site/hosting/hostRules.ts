import path from 'node:path'
import { errorPageFile } from '../addresses.ts'
import { serverOnlyPattern, strictTransport } from './headers.ts'

/** The response of a host to a request. */
type HostResponse = {
  status: 200 | 301 | 404 | 405
  /** The path of the file that is served, or the target of the redirect. */
  path: string
  headers: Record<string, string>
}

/** The rules of a host for the site, read from `_redirects` and `_headers`. */
type HostRules = {
  /** The files of the pages, as paths from the root of the host. */
  files: readonly string[]
  /**
   * @param sent the path as it was sent, without its query
   * @returns 301 for another spelling of a page or an alias: in another case, with `.html`, `index.html` or a slash
   *   at its end, with two slashes, or encoded differently
   */
  respond(method: string, sent: string): HostResponse
  /** The files of the error pages, as paths from the root of the host. */
  errorPages: readonly string[]
  /** The file of the error page for a path, from the root of the host. */
  errorPage(path: string): string
  /** The headers of a response for a path. */
  headers(path: string): Record<string, string>
}

/** A key that is the same for every spelling of a path. */
function spellingKey(path: string): string {
  return path.toLowerCase().replace(/(\/index)?(\.html)?\/?$/, '')
}

/**
 * Decodes the path of a request, and reduces repeated slashes to one.
 * @returns undefined if it cannot be decoded
 */
function decodedPath(sent: string): string | undefined {
  try {
    return path.posix.normalize(decodeURIComponent(sent))
  } catch {
    return undefined
  }
}

/**
 * Reads `_redirects` and `_headers` as the hosts do that support them: the first matching line wins.
 * Strict-Transport-Security is left out, because it must not be sent over plain http.
 * @param redirects the text of `_redirects`
 * @param headers the text of `_headers`
 * @param base the site's root on the server, `/` or `/shop/`
 */
export function readHostRules(redirects: string, headers: string, base: string): HostRules {
  const pages = new Map<string, { path: string; file: string }>()
  const aliases = new Map<string, string>()
  const errorPages = new Map<string, string>()
  for (const line of redirects.split('\n')) {
    const [from, to, status] = line.split(' ')
    if (from === undefined || to === undefined) continue
    const [folder = '', rest] = from.split('*')
    if (rest !== undefined) {
      if (status === '404') errorPages.set(folder, to)
    } else if (status === '200!') pages.set(spellingKey(from), { path: from, file: to })
    else aliases.set(spellingKey(from), spellingKey(to))
  }
  // An alias that is the path of a page in another case is the page itself.
  for (const key of pages.keys()) aliases.delete(key)

  const rules: { prefix: string; headers: [string, string][] }[] = []
  for (const line of headers.split('\n')) {
    if (line.startsWith('/')) rules.push({ prefix: line.replace(/\*$/, ''), headers: [] })
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined && name !== strictTransport[0]) {
      rules.at(-1)?.headers.push([name, value])
    }
  }
  const headersOf = (path: string) =>
    Object.fromEntries(
      rules.filter(({ prefix }) => path.startsWith(prefix)).flatMap((rule) => rule.headers),
    )
  function errorPageOf(path: string): string {
    const folder = [...errorPages.keys()].find((prefix) => path.startsWith(prefix))
    return errorPages.get(folder ?? '') ?? base + errorPageFile
  }
  const hidden = new RegExp(serverOnlyPattern, 'i')
  function statusAndPath(method: string, sent: string): Pick<HostResponse, 'status' | 'path'> {
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, path: sent }
    const decoded = decodedPath(sent)
    if (decoded === undefined) return { status: 404, path: sent }
    const key = spellingKey(decoded)
    const page = pages.get(aliases.get(key) ?? key)
    if (page !== undefined) {
      return sent === page.path
        ? { status: 200, path: page.file }
        : { status: 301, path: page.path }
    }
    const isServed = decoded.startsWith(base) && !decoded.endsWith('/') && !hidden.test(decoded)
    return { status: isServed && decoded !== errorPageOf(decoded) ? 200 : 404, path: decoded }
  }
  return {
    files: [...pages.values()].map(({ file }) => file),
    headers: headersOf,
    errorPages: [base + errorPageFile, ...errorPages.values()],
    errorPage: errorPageOf,
    respond(method, sent) {
      const response = statusAndPath(method, sent)
      return { ...response, headers: headersOf(response.path) }
    },
  }
}

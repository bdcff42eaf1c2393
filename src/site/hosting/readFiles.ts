import { hsts } from './policy.ts'

/** What a server does of itself for the site, read from `_redirects` and `_headers`. */
type HostRules = {
  /** path -> where it has moved to; exact in the case of its letters. */
  moved: ReadonlyMap<string, string>
  /** path in small letters -> the path as it is declared, and the file that answers to it. */
  pages: ReadonlyMap<string, { path: string; file: string }>
  /** The headers of an answer to this path. */
  headers(path: string): Record<string, string>
}

/**
 * Reads the two files as a host does that knows them (the first line that matches counts).
 * Strict-Transport-Security is left out: over plain http it must not be sent.
 */
export function readHostRules(redirects: string, headers: string): HostRules {
  const moved = new Map<string, string>()
  const pages = new Map<string, { path: string; file: string }>()
  for (const line of redirects.split('\n')) {
    const [from, to, status] = line.split(' ')
    if (from === undefined || to === undefined) continue
    if (status === '200') pages.set(from.toLowerCase(), { path: from, file: to })
    else if (!moved.has(from)) moved.set(from, to)
  }

  const rules: { prefix: string; headers: [string, string][] }[] = []
  for (const line of headers.split('\n')) {
    if (line.startsWith('/')) rules.push({ prefix: line.replace(/\*$/, ''), headers: [] })
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined && name !== hsts[0]) {
      rules.at(-1)?.headers.push([name, value])
    }
  }
  return {
    moved,
    pages,
    headers: (path) =>
      Object.fromEntries(
        rules.filter(({ prefix }) => path.startsWith(prefix)).flatMap((rule) => rule.headers),
      ),
  }
}

import { existsSync, statSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { readHostRules } from '../../src/site/hosting/hostRules.ts'
import { filesIn } from '../../src/site/siteFiles.ts'
import { freePort, type RunningServer } from './runServer.ts'

/** The answer of a host: a file with a status, a redirect to an address, or an error without a file. */
type Answer = { status: number; file?: string; location?: string }

/**
 * The rules of a host for the folder that is uploaded to it.
 * @param path the path as it was sent, without its query
 */
type Host = (path: string) => Answer

/** A line of `_redirects`. */
type RedirectLine = { from: string; to: string; status: string }

/** Copies the files of a site under a sub-path that belong at the root of the host, according to the README. */
export async function copyToRoot(dist: string, root: string): Promise<void> {
  const readme = (await readFile('src/site/hosting/README.md', 'utf8')).replace(/\s+/g, ' ')
  const [, names] = /, and copy (`[^.]*`.*?) up to that root\./.exec(readme) ?? []
  if (names === undefined) throw new Error('the README does not name the files for the root')
  for (const [, name = ''] of names.matchAll(/`(.+?)`/g)) {
    await copyFile(path.join(dist, name), path.join(root, name))
  }
}

async function redirectLines(root: string): Promise<RedirectLine[]> {
  const text = await readFile(path.join(root, '_redirects'), 'utf8')
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.split(' ')
    return from === undefined || to === undefined || status === undefined
      ? []
      : [{ from, to, status }]
  })
}

function isFile(root: string, file: string): boolean {
  const name = path.join(root, file)
  return existsSync(name) && statSync(name).isFile()
}

/** True if a line of `_redirects` is for a path: a "*" at its end is anything, also nothing. */
function isFor({ from }: RedirectLine, sent: string): boolean {
  return from.endsWith('*') ? sent.startsWith(from.slice(0, -1)) : sent === from
}

/**
 * GitHub Pages: docs.github.com, "About GitHub Pages", and the measured table of github.com/slorber/trailing-slash-guide.
 * It reads no `_redirects` and no `_headers`, and case counts.
 */
function gitHubPages(root: string, base: string): Host {
  return (sent) => {
    const name = decodeURIComponent(sent)
    // A file wins over a folder of its name, and its `.html` may be left out.
    for (const file of name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`]) {
      if (isFile(root, file)) return { status: 200, file }
    }
    // "/folder" leads to "/folder/" if nothing else has the path.
    if (isFile(root, `${name}/index.html`)) return { status: 301, location: `${sent}/` }
    // "Creating a custom 404 page": one file at the root of the published site.
    return { status: 404, file: `${base}404.html` }
  }
}

/**
 * Cloudflare Pages: developers.cloudflare.com, "Serving Pages" and "Redirects"; the order is that of its open source,
 * github.com/cloudflare/workers-sdk, packages/pages-shared/asset-server/handler.ts. Case counts.
 */
function cloudflarePages(root: string, lines: readonly RedirectLine[]): Host {
  // "A project is limited to 2,000 static redirects and 100 dynamic redirects". From the first line with a "*" on, every
  // line counts as dynamic. Lines with another status, such as "301!", are counted before they are ignored.
  const firstDynamic = lines.findIndex(({ from }) => from.includes('*'))
  const split = firstDynamic < 0 ? lines.length : firstDynamic
  const read = [...lines.slice(0, split).slice(0, 2000), ...lines.slice(split).slice(0, 100)]
  const rules = read.filter(({ status }) => /^(200|301|302|303|307|308)$/.test(status))

  function notFound(name: string): Answer {
    // "Pages will then attempt to find the closest 404 page": up the tree to the root.
    let folder = path.posix.dirname(`${name}x`)
    for (; ; folder = path.posix.dirname(folder)) {
      const file = path.posix.join(folder, '404.html')
      if (isFile(root, file)) return { status: 404, file }
      // Without one at the root, Cloudflare takes the site for a single page.
      if (folder === '/') return { status: 200, file: '/index.html' }
    }
  }

  return (sent) => {
    // "Redirects are always followed, regardless of whether or not an asset matches"; the first line wins.
    const rule = rules.find((line) => isFor(line, sent))
    if (rule !== undefined && rule.status !== '200') {
      return { status: Number(rule.status), location: rule.to }
    }
    const name = decodeURIComponent(rule?.to ?? sent)
    if (name.endsWith('/')) {
      if (isFile(root, `${name}index.html`)) return { status: 200, file: `${name}index.html` }
      const bare = name.slice(0, -1)
      return isFile(root, `${bare}.html`) ? { status: 308, location: bare } : notFound(name)
    }
    if (isFile(root, name)) {
      // "Pages will also redirect HTML pages to their extension-less counterparts".
      if (name.endsWith('/index.html')) {
        return { status: 308, location: name.slice(0, -'index.html'.length) }
      }
      return name.endsWith('.html')
        ? { status: 308, location: name.slice(0, -'.html'.length) }
        : { status: 200, file: name }
    }
    if (name.endsWith('/index')) return { status: 308, location: name.slice(0, -'index'.length) }
    if (isFile(root, `${name}.html`)) return { status: 200, file: `${name}.html` }
    return isFile(root, `${name}/index.html`)
      ? { status: 308, location: `${name}/` }
      : notFound(name)
  }
}

/**
 * Netlify with its default settings, under which "Pretty URLs" is on: docs.netlify.com, "Redirect options" and "Rewrites
 * and proxies"; what it leaves out is from the measured table of github.com/slorber/trailing-slash-guide and from
 * Netlify's answers in its forum.
 */
function netlify(root: string, lines: readonly RedirectLine[]): Host {
  // "Netlify's URLs are not case sensitive": a file is found in any case.
  const files = new Map(filesIn(root).map((name) => [`/${name.toLowerCase()}`, `/${name}`]))
  /** The file of a path: in its own case, or in any other. */
  const find = (name: string) => (isFile(root, name) ? name : files.get(name.toLowerCase()))

  function fromFiles(name: string): Answer | undefined {
    const bare = name.replace(/\/$/, '')
    const page = bare === '' ? undefined : find(`${bare}.html`)
    const index = find(`${bare}/index.html`)
    if (!name.endsWith('/')) {
      const file = find(name)
      if (file !== undefined) return { status: 200, file }
    }
    if (page === undefined && index === undefined) return undefined
    // Pretty URLs: a page with capitals in its path is moved to lower case,
    if (bare !== bare.toLowerCase()) return { status: 301, location: name.toLowerCase() }
    // "/file/" and "/both/" to the path of the file, and "/folder" to the folder.
    if (page !== undefined) {
      return name === bare ? { status: 200, file: page } : { status: 301, location: bare }
    }
    return name === bare ? { status: 301, location: `${bare}/` } : { status: 200, file: index }
  }

  return (sent) => {
    const name = decodeURIComponent(sent)
    // "We'll match paths to rules regardless of whether or not they contain a trailing slash."
    const bare = sent.length > 1 ? sent.replace(/\/$/, '') : sent
    const rule = lines.find(
      (line) => isFor(line, sent) || isFor(line, bare) || isFor(line, `${bare}/`),
    )
    const existing = fromFiles(name)
    // "Shadowing": a file wins over a rule, unless the status of the rule ends in "!".
    if (rule === undefined || (existing !== undefined && !rule.status.endsWith('!'))) {
      return existing ?? { status: 404, file: '/404.html' }
    }
    const status = Number.parseInt(rule.status, 10)
    return status === 200 || status === 404
      ? { status, file: find(rule.to) ?? '/404.html' }
      : { status, location: rule.to }
  }
}

/** The three services. */
export const staticHosts = ['GitHub Pages', 'Cloudflare Pages', 'Netlify'] as const

type StaticHostName = (typeof staticHosts)[number]

/** True if a service reads the headers of `_headers`. */
export function readsHeaders(name: StaticHostName): boolean {
  return name !== 'GitHub Pages'
}

async function hostOf(name: StaticHostName, root: string, base: string): Promise<Host> {
  if (name === 'GitHub Pages') return gitHubPages(root, base)
  const lines = await redirectLines(root)
  return name === 'Netlify' ? netlify(root, lines) : cloudflarePages(root, lines)
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Starts a server that answers as one of the services documents it.
 * @param root the folder that is uploaded
 * @param base the site's root on the host
 */
export async function startStaticHost(
  name: StaticHostName,
  root: string,
  base: string,
): Promise<RunningServer> {
  const answer = await hostOf(name, root, base)
  const text = readsHeaders(name) ? await readFile(path.join(root, '_headers'), 'utf8') : ''
  const { headers } = readHostRules('', text, base)
  const server = createServer(async ({ method, url = '/' }, response) => {
    const [sent = '/', query] = url.split('?')
    const { status, file, location } = answer(sent)
    if (location !== undefined) {
      const target = query === undefined ? location : `${location}?${query}`
      response.writeHead(status, { ...headers(sent), Location: target }).end()
      return
    }
    const body = file === undefined ? '' : await readFile(path.join(root, file))
    const type = contentTypes[path.extname(file ?? '')] ?? 'application/octet-stream'
    response.writeHead(status, { 'Content-Type': type, ...headers(sent) })
    response.end(method === 'HEAD' ? undefined : body)
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

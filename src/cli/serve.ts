import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { unhashedCaching } from '../site/hosting/policy.ts'
import { readHostRules } from '../site/hosting/readFiles.ts'

/** A server of the built site on loopback. */
export type Serving = { server: Server; url: string }

/**
 * Serves the built site as its hosts do: the headers of `_headers`, the redirects of `_redirects`,
 * another case of a declared path sent to its spelling, folders with and without a slash at the
 * end, compressed files, and the error screen with 404 for a wrong path.
 * @param dist the built site
 * @param port 0 for any free port
 * @param base the site's root on the server, `/` or `/shop/`
 */
export async function serve(dist: string, port: number, base = '/'): Promise<Serving> {
  const read = (file: string) => readFile(path.join(dist, file), 'utf8')
  const [lost, redirects, headers] = await Promise.all(
    ['404.html', '_redirects', '_headers'].map(read),
  )
  const rules = readHostRules(redirects ?? '', headers ?? '')
  const files = sirv(dist, { brotli: true, gzip: true, etag: true, dotfiles: false })

  const server = createServer((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?')
    const search = query === undefined ? '' : `?${query}`
    const bare = pathname === base ? base : pathname.replace(/\/$/, '')
    const declared = rules.declared.get(bare.toLowerCase())
    const elsewhere = rules.moved.get(bare) ?? (declared === bare ? undefined : declared)

    response.setHeader('Cache-Control', unhashedCaching)
    for (const [name, value] of Object.entries(rules.headers(pathname))) {
      response.setHeader(name, value)
    }
    const notFound = () => {
      response.setHeader('Cache-Control', unhashedCaching)
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(lost)
    }
    if (elsewhere !== undefined) {
      response.writeHead(301, { Location: elsewhere + search })
      response.end()
    } else if (pathname.startsWith(base)) {
      request.url = `/${pathname.slice(base.length)}${search}`
      files(request, response, notFound)
    } else notFound()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const open = typeof address === 'object' && address !== null ? address.port : port
  return { server, url: `http://127.0.0.1:${open}${base}` }
}

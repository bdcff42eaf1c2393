import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { unhashedCaching } from '../site/hosting/policy.ts'
import { readHostRules } from '../site/hosting/readFiles.ts'

/**
 * Serves the built site as its hosts do: the headers of `_headers`, the redirects of `_redirects`,
 * another case of a declared path sent to its spelling, folders with and without a slash at the
 * end, compressed files, and the error screen with 404 for a wrong path.
 * @param dist the built site
 * @param port 0 for any free port
 * @param base the site's root on the server, `/` or `/shop/`
 * @param build makes the site once the port is open; requests wait for it
 * @returns the server, and the site's address on it
 * @throws where the port is not free, or the site lacks one of those files
 */
export async function serve(
  dist: string,
  port: number,
  base = '/',
  build: () => Promise<void> = async () => {},
) {
  let answer: Promise<RequestListener>
  const server = createServer((request, response) => {
    answer.then(
      (respond) => respond(request, response),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  try {
    answer = build().then(() => answering(dist, base))
    await answer
  } catch (error) {
    server.close()
    throw error
  }
  const address = server.address()
  const open = typeof address === 'object' && address !== null ? address.port : port
  return { server, url: `http://127.0.0.1:${open}${base}` }
}

async function answering(dist: string, base: string): Promise<RequestListener> {
  const read = (file: string) => readFile(path.join(dist, file), 'utf8')
  const [lost, redirects, headers] = await Promise.all(
    ['404.html', '_redirects', '_headers'].map(read),
  )
  const rules = readHostRules(redirects ?? '', headers ?? '')
  // Looked up for each request: a build may have replaced the site.
  const files = sirv(dist, { dev: true, brotli: true, gzip: true, etag: true, extensions: [] })

  return (request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?')
    const search = query === undefined ? '' : `?${query}`
    const bare = pathname === base ? base : pathname.replace(/\/$/, '')
    const page = rules.pages.get(bare.toLowerCase())
    const elsewhere = rules.moved.get(bare) ?? (page?.path === bare ? undefined : page?.path)

    response.setHeader('Cache-Control', unhashedCaching)
    for (const [name, value] of Object.entries(rules.headers(pathname))) {
      response.setHeader(name, value)
    }
    const notFound = () => {
      response.setHeader('Cache-Control', unhashedCaching)
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(lost)
    }
    const file = page?.file ?? pathname
    if (elsewhere !== undefined) {
      response.writeHead(301, { Location: elsewhere + search })
      response.end()
    } else if (file.startsWith(base) && file !== `${base}404.html`) {
      request.url = `/${file.slice(base.length)}`
      // A server may ignore a range; these files are small, and sirv crashes on a malformed one.
      delete request.headers.range
      // It ignores the weights too: encodings that the client refuses are removed.
      request.headers['accept-encoding'] = request.headers['accept-encoding']?.replace(
        /[^,]*;\s*q=0(\.0*)?\s*(,|$)/gi,
        '',
      )
      files(request, response, notFound)
    } else notFound()
  }
}

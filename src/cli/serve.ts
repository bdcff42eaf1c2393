import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

/** A server of the built site on loopback. */
export type Serving = { server: Server; url: string }

/**
 * Serves the built site as a plain static server would: folders with and without a slash at the
 * end, compressed files where there are some, and the error screen with 404 for a wrong path.
 * @param dist the built site
 * @param port 0 for any free port
 * @param base the site's root on the server, `/` or `/shop/`
 */
export async function serve(dist: string, port: number, base = '/'): Promise<Serving> {
  const files = sirv(dist, { brotli: true, gzip: true, etag: true, dotfiles: false })
  const lost = await readFile(path.join(dist, '404.html'))
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(lost)
    }
    if (!url.startsWith(base)) return notFound()
    request.url = `/${url.slice(base.length)}`
    files(request, response, notFound)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const open = typeof address === 'object' && address !== null ? address.port : port
  return { server, url: `http://127.0.0.1:${open}${base}` }
}

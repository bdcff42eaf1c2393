import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { editorFolder } from '../catalogue/folders.ts'
import { plainError } from '../site/disk/diskError.js'
import { unhashedCaching } from '../site/hosting/headers.ts'
import { readHostRules } from '../site/hosting/hostRules.ts'

/**
 * Serves the built site as its hosts do: redirects, compressed files, and the error page with the status 404.
 * @param dist the folder of the built site
 * @param port 0 for any free port
 * @param base the site's root on the server, `/` or `/shop/`
 * @param build builds the site once the port is open; requests wait for it
 * @param listeners further request listeners by URL path, looked up for each request
 * @returns the server, and the site's address on it
 * @throws if the port is not free, or the site lacks a file
 */
export async function serveSite(
  dist: string,
  port: number,
  base = '/',
  build: () => Promise<void> = async () => {},
  listeners: ReadonlyMap<string, RequestListener> = new Map(),
) {
  let siteListener: Promise<RequestListener>
  const server = createServer((request, response) => {
    siteListener.then(
      (listener) => (listeners.get(request.url ?? '') ?? listener)(request, response),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  try {
    siteListener = build().then(() => requestListener(dist, base))
    await siteListener
  } catch (error) {
    server.close()
    throw error
  }
  const address = server.address()
  const openPort = typeof address === 'object' && address !== null ? address.port : port
  return { server, url: `http://127.0.0.1:${openPort}${base}` }
}

/**
 * Checks that every script, style, font and picture named by a page, the service worker or their styles exists.
 * @param names files of the site whose texts are searched
 * @throws an error of one sentence that names the first missing file
 */
async function expectComplete(dist: string, names: readonly string[]): Promise<void> {
  const expected = new Set(names)
  // Files that are found on the way are looked at too.
  for (const name of expected) {
    if (!names.includes(name) && !name.endsWith('.css')) continue
    const text = await readFile(path.join(dist, name), 'utf8').catch(() => '')
    // The editor has files of its own beside its page.
    const folder = name.startsWith(`${editorFolder}/`) ? `${editorFolder}/` : ''
    for (const [file] of text.matchAll(/\b(assets|pictures)\/[\w./-]+\.\w+/g)) {
      expected.add(folder + file)
    }
  }
  const missing = [...expected].find((file) => !existsSync(path.join(dist, file)))
  if (missing !== undefined) throw missingFile(dist, missing)
}

function missingFile(dist: string, file: string): Error {
  return plainError(`${path.join(dist, file)} is missing: build the site again (npm run build)`)
}

/** Makes the listener that serves the site. @throws if the site lacks a file */
async function requestListener(dist: string, base: string): Promise<RequestListener> {
  const readSiteFile = (file: string) =>
    readFile(path.join(dist, file), 'utf8').catch(() => {
      throw missingFile(dist, file)
    })
  const [redirects = '', headers = ''] = await Promise.all(
    ['_redirects', '_headers'].map(readSiteFile),
  )
  const rules = readHostRules(redirects, headers, base)
  const inDist = (file: string) => file.slice(base.length)
  const pages = rules.files.map(inDist)
  const errorPages = new Map<string, string>()
  for (const file of rules.errorPages) errorPages.set(file, await readSiteFile(inDist(file)))
  // The service worker names the files that are loaded later.
  await expectComplete(dist, [...pages, 'offline.js'])
  // With `dev`, files are looked up for each request, because a build may replace the site.
  const files = sirv(dist, { dev: true, brotli: true, gzip: true, etag: true, extensions: [] })

  return (request, response) => {
    const [requestPath = '/', query] = (request.url ?? '/').split('?')
    const { status, path: target, headers } = rules.respond(request.method ?? '', requestPath)
    for (const [name, value] of Object.entries({ 'Cache-Control': unhashedCaching, ...headers })) {
      response.setHeader(name, value)
    }
    const notFound = () => {
      response.setHeader('Cache-Control', unhashedCaching)
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(errorPages.get(rules.errorPage(target)))
    }
    if (status === 404) notFound()
    else if (status === 200) {
      request.url = encodeURI(target.slice(base.length - 1)).replace(/[?#]/g, encodeURIComponent)
      // A server may ignore a range. The files are small, and sirv crashes on a malformed range.
      delete request.headers.range
      // sirv ignores weights, so encodings that the client refuses are removed.
      request.headers['accept-encoding'] = request.headers['accept-encoding']?.replace(
        /[^,]*;\s*q=0(\.0*)?\s*(,|$)/gi,
        '',
      )
      files(request, response, notFound)
    } else {
      const location = query === undefined ? target : `${target}?${query}`
      response.writeHead(status, status === 405 ? { Allow: 'GET, HEAD' } : { Location: location })
      response.end()
    }
  }
}

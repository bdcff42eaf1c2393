import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { plainError } from '../site/disk/diskError.js'
import { unhashedCaching } from '../site/hosting/policy.ts'
import { readHostRules } from '../site/hosting/readFiles.ts'

/**
 * Serves the built site as its hosts do: the answers of `readHostRules`, compressed files, and the
 * error screen with 404 for a wrong path.
 * @param dist the built site
 * @param port 0 for any free port
 * @param base the site's root on the server, `/` or `/shop/`
 * @param build makes the site once the port is open; requests wait for it
 * @param others what else is answered at this address, by path; looked up for each request
 * @returns the server, and the site's address on it
 * @throws where the port is not free; one sentence where the site lacks a file
 */
export async function serve(
  dist: string,
  port: number,
  base = '/',
  build: () => Promise<void> = async () => {},
  others: ReadonlyMap<string, RequestListener> = new Map(),
) {
  let answer: Promise<RequestListener>
  const server = createServer((request, response) => {
    answer.then(
      (respond) => (others.get(request.url ?? '') ?? respond)(request, response),
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

/**
 * Looks for every script, style, typeface and picture that a page or the offline worker names.
 * @throws one sentence that names the first file that is missing
 */
async function expectWhole(dist: string, names: readonly string[]): Promise<void> {
  const named = new Set(names)
  for (const name of names) {
    const text = await readFile(path.join(dist, name), 'utf8').catch(() => '')
    for (const [file] of text.matchAll(/\b(assets|pictures)\/[\w./-]+\.\w+/g)) named.add(file)
  }
  const missing = [...named].find((file) => !existsSync(path.join(dist, file)))
  if (missing !== undefined) throw missingFile(dist, missing)
}

function missingFile(dist: string, file: string): Error {
  return plainError(`${path.join(dist, file)} is missing: build the site again (npm run build)`)
}

async function answering(dist: string, base: string): Promise<RequestListener> {
  const read = (file: string) =>
    readFile(path.join(dist, file), 'utf8').catch(() => {
      throw missingFile(dist, file)
    })
  const [redirects = '', headers = ''] = await Promise.all(['_redirects', '_headers'].map(read))
  const rules = readHostRules(redirects, headers, base)
  const inDist = (file: string) => file.slice(base.length)
  const pages = rules.files.map(inDist)
  const errorPages = new Map<string, string>()
  for (const file of rules.errorPages) errorPages.set(file, await read(inDist(file)))
  // The worker names what is loaded later.
  await expectWhole(dist, [...pages, 'offline.js'])
  // Looked up for each request: a build may have replaced the site.
  const files = sirv(dist, { dev: true, brotli: true, gzip: true, etag: true, extensions: [] })

  return (request, response) => {
    const [sent = '/', query] = (request.url ?? '/').split('?')
    const { status, path: target, headers } = rules.answer(request.method ?? '', sent)
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
      // A server may ignore a range; these files are small, and sirv crashes on a malformed one.
      delete request.headers.range
      // It ignores the weights too: encodings that the client refuses are removed.
      request.headers['accept-encoding'] = request.headers['accept-encoding']?.replace(
        /[^,]*;\s*q=0(\.0*)?\s*(,|$)/gi,
        '',
      )
      files(request, response, notFound)
    } else {
      const more =
        status === 405
          ? { Allow: 'GET, HEAD' }
          : { Location: query === undefined ? target : `${target}?${query}` }
      response.writeHead(status, more)
      response.end()
    }
  }
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connect, ViteDevServer } from 'vite'
import { layoutAddress, pageAddress } from '../catalogue/address.ts'
import { formatProblems } from '../catalogue/check.ts'
import { formats, makePicture } from './pictures.ts'
import { readSite, type SiteData } from './site.ts'

/**
 * Serves the catalogue's data and pictures while the site is worked on, reads them anew when a file
 * is saved, and shows what the check finds in the browser's overlay.
 */
export async function serveCatalogue(server: ViteDevServer, cache: string): Promise<void> {
  const { root, base } = server.config
  let site: SiteData | undefined

  async function read(): Promise<void> {
    const found = await readSite(root)
    if ('problems' in found) {
      const message = formatProblems(found.problems, 'text')
      server.config.logger.error(message)
      server.ws.send({ type: 'error', err: { message, stack: '' } })
      return
    }
    site = found
    server.ws.send({ type: 'full-reload' })
  }

  async function answer(
    address: string,
  ): Promise<{ type: string; body: string | Buffer } | undefined> {
    if (site === undefined) return undefined
    if (address === layoutAddress) return json(site.views.layout)
    for (const declared of Object.keys(site.registry.routes)) {
      if (pageAddress(declared) === address) return json(site.views.page(declared))
    }
    for (const picture of site.pictures.values()) {
      for (const format of formats) {
        for (const width of picture.facts.widths) {
          if (address !== `${picture.facts.stem}-${width}.${format}`) continue
          const file = await makePicture(picture, width, format, cache)
          return { type: `image/${format}`, body: await readFile(file) }
        }
      }
    }
    return undefined
  }

  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?')
    answer(address.replace(base, '').replace(/^\//, '')).then((found) => {
      if (found === undefined) {
        if (!address.includes('/data/pages/')) return next()
        response.statusCode = 404
        response.end()
        return
      }
      response.setHeader('content-type', found.type)
      response.end(found.body)
    }, next)
  }

  const watched = [path.join(root, 'data'), path.join(root, 'public/pictures')]
  server.watcher.add(watched)
  server.watcher.on('all', (_event, file) => {
    if (watched.some((folder) => file.startsWith(folder))) void read()
  })
  server.middlewares.use(middleware)
  await read()
}

function json(value: unknown): { type: string; body: string } {
  return { type: 'application/json', body: JSON.stringify(value) }
}

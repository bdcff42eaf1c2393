import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connect, ViteDevServer } from 'vite'
import { declaredByAddress, layoutAddress } from '../catalogue/address.ts'
import { PICTURES } from '../check/names.ts'
import { formatProblems } from '../check/report.ts'
import { formats, makePicture } from './pictures.ts'
import { readSite, type SiteData } from './siteData.ts'

type Answer = { type: string; body(): Promise<string | Buffer> }

/** What is answered with, by address inside the site. */
type Answers = Map<string, Answer>

/**
 * Serves the catalogue's data and pictures while the site is worked on, reads them anew when a file
 * is saved, and shows what the check finds in the browser's overlay.
 */
export async function serveCatalogue(server: ViteDevServer, cache: string): Promise<void> {
  const { root, base } = server.config
  let answers: Answers = new Map()

  async function read(): Promise<void> {
    const found = await readSite(root, base)
    if ('problems' in found) {
      const message = formatProblems(found.problems, 'text')
      server.config.logger.error(message)
      server.ws.send({ type: 'error', err: { message, stack: '' } })
      return
    }
    answers = answersOf(found, cache)
    server.ws.send({ type: 'full-reload' })
  }

  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?')
    const found = answers.get(address.replace(base, '').replace(/^\//, ''))
    if (found !== undefined) {
      response.setHeader('content-type', found.type)
      found.body().then((body) => response.end(body), next)
    } else if (address.includes('/data/pages/')) {
      response.statusCode = 404
      response.end()
    } else next()
  }

  const watched = [path.join(root, 'data'), path.join(root, PICTURES)]
  server.watcher.add(watched)
  let reading = read()
  server.watcher.on('all', (_event, file) => {
    // One after the other: the last save is the last to be shown.
    if (watched.some((folder) => file.startsWith(folder))) reading = reading.then(read)
  })
  server.middlewares.use(middleware)
  await reading
}

function json(view: () => unknown): Answer {
  return { type: 'application/json', body: async () => JSON.stringify(view()) }
}

/** Everything that the built site would hold of the catalogue, made when it is asked for. */
function answersOf({ catalogue, views, pictures }: SiteData, cache: string): Answers {
  const answers: Answers = new Map([[layoutAddress, json(() => views.layout)]])
  for (const [address, declared] of declaredByAddress(catalogue.routes, catalogue.aliases)) {
    answers.set(
      address,
      json(() => views.page(declared)),
    )
  }
  for (const picture of pictures.values()) {
    for (const format of formats) {
      for (const width of picture.facts.widths) {
        answers.set(`${picture.facts.stem}-${width}.${format}`, {
          type: `image/${format}`,
          body: async () => readFile(await makePicture(picture, width, format, cache)),
        })
      }
    }
  }
  return answers
}

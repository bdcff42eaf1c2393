import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connect, ViteDevServer } from 'vite'
import { formatProblems } from '../check/report.ts'
import { declaredByAddress, layoutAddress } from '../model/catalogue/address.ts'
import { PICTURES } from '../model/catalogue/catalogueFiles.ts'
import { writeSchemas } from './disk/schemas.ts'
import { formats, makePicture } from './pictures.ts'
import { readFiles, readSite, type SiteData } from './siteData.ts'

type Answer = { type: string; body(): Promise<string | Buffer> }

/** What is answered with, by address inside the site. */
type Answers = Map<string, Answer>

/** In milliseconds: so long must no file have changed for a save to be whole. */
const SETTLED = 100

/** What a page of the dev server loads besides, to show what the check finds. */
export const overlay = 'src/site/overlay.ts'

/**
 * Serves the catalogue's data and pictures while the site is worked on, reads them anew when a file
 * is saved, and tells every open page what the check finds. A page shows what was saved where its
 * reader is: it is not loaded anew.
 */
export async function serveCatalogue(server: ViteDevServer, cache: string): Promise<void> {
  const { base } = server.config
  const root = process.env.CATALOGUE ?? server.config.root
  let answers: Answers = new Map()
  let problems = ''

  async function read(): Promise<void> {
    const [found] = await Promise.all([
      readFiles(root).then((files) => readSite(root, base, files)),
      writeSchemas(root),
    ])
    if ('problems' in found) {
      problems = formatProblems(found.problems, 'text')
      server.config.logger.error(problems)
    } else {
      problems = ''
      if (found.warnings.length > 0) {
        server.config.logger.warn(formatProblems(found.warnings, 'text'))
      }
      answers = answersOf(found, cache)
      server.ws.send('catalogue:saved')
    }
    server.ws.send('catalogue:checked', problems)
  }
  // A page that is opened later is told as well.
  server.ws.on('catalogue:ask', (_asked, page) => page.send('catalogue:checked', problems))

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
  let saving: NodeJS.Timeout | undefined
  server.watcher.on('all', (_event, file) => {
    // What the reading itself writes for editors is none of it.
    if (file.startsWith(path.join(root, 'data/schema'))) return
    if (!watched.some((folder) => file.startsWith(folder))) return
    // A file is empty for a moment while it is written, and a task writes several.
    clearTimeout(saving)
    saving = setTimeout(() => {
      // One after the other: the last save is the last to be shown. A file that has gone while it was
      // read is told of by itself, and all is read once more.
      reading = reading
        .then(read)
        .catch(({ message }: Error) => server.config.logger.error(message))
    }, SETTLED)
  })
  server.middlewares.use(middleware)
  await reading
}

/** Everything that the built site would hold of the catalogue, made when it is asked for. */
function answersOf({ catalogue, views, pictures }: SiteData, cache: string): Answers {
  const answers: Answers = new Map()
  function putData(address: string, view: () => unknown): void {
    answers.set(address, { type: 'application/json', body: async () => JSON.stringify(view()) })
  }
  putData(layoutAddress, () => views.layout)
  for (const [address, declared] of declaredByAddress(catalogue.routes, catalogue.aliases)) {
    putData(address, () => views.page(declared))
  }
  const { address, products } = views.finding()
  putData(address, () => ({ products }))
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

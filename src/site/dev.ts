import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connect, ViteDevServer } from 'vite'
import { declaredByAddress, layoutAddress } from '../catalogue/address.ts'
import { PICTURES } from '../catalogue/catalogueFiles.ts'
import { formatProblems } from '../check/report.ts'
import { folderOf } from './addresses.ts'
import { writeSchemas } from './disk/schemas.ts'
import { markDocument } from './html.ts'
import type { SiteLanguage } from './languages.ts'
import { formats, makePicture, pictureCache } from './pictures.ts'
import { readSite, type SiteData } from './siteData.ts'

type Answer = { type: string; body(): Promise<string | Buffer> }

/** By address inside the site. */
type Answers = Map<string, Answer>

/** In milliseconds: a save is complete once no file has changed for so long. */
const SETTLED = 100

/** The script that shows in each page of the dev server what the check finds. */
export const overlay = 'src/site/overlay.ts'

/**
 * Serves the catalogue's data and pictures in `vite dev`, reads them again when a file is saved, and
 * sends every open page what the check finds. A page shows what was saved without being reloaded.
 * @returns gives the document of an address the language of its folder
 */
export async function serveCatalogue(
  server: ViteDevServer,
): Promise<(html: string, url: string) => string> {
  const { base } = server.config
  const root = process.env.CATALOGUE ?? server.config.root
  let answers: Answers = new Map()
  let languages: readonly SiteLanguage[] = []
  let problems = ''

  async function read(): Promise<void> {
    const [found] = await Promise.all([readSite(root, base), writeSchemas(root)])
    if ('problems' in found) {
      problems = formatProblems(found.problems, 'text')
      server.config.logger.error(problems)
    } else {
      problems = ''
      if (found.warnings.length > 0) {
        server.config.logger.warn(formatProblems(found.warnings, 'text'))
      }
      languages = found.languages
      answers = answersOf(found, pictureCache(server.config.root))
      server.ws.send('catalogue:saved')
    }
    server.ws.send('catalogue:checked', problems)
  }
  // A page that is opened later asks.
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
    // Written by the reading itself.
    if (file.startsWith(path.join(root, 'data/schema'))) return
    if (!watched.some((folder) => file.startsWith(folder))) return
    // A file is empty for a moment while it is written, and a task writes several.
    clearTimeout(saving)
    saving = setTimeout(() => {
      // One after the other, so that the last save is the last to be shown. A file that disappears
      // while it is read causes an event of its own.
      reading = reading
        .then(read)
        .catch(({ message }: Error) => server.config.logger.error(message))
    }, SETTLED)
  })
  server.middlewares.use(middleware)
  await reading
  return (html, url) => {
    const folder = url.slice(base.length).split(/[/?#]/)[0]
    const other = languages.find(({ key }) => key === folder)
    if (other === undefined) return html
    const { key: language, original, catalogue } = other
    return markDocument(html, catalogue.site.language, { language, original })
  }
}

/** Everything that the built site would hold of the catalogue, made on request. */
function answersOf({ catalogue, languages, pictures }: SiteData, cache: string): Answers {
  const answers: Answers = new Map()
  function putData(address: string, view: () => unknown): void {
    answers.set(address, { type: 'application/json', body: async () => JSON.stringify(view()) })
  }
  for (const { key, views } of languages) {
    const folder = folderOf(key)
    putData(folder + layoutAddress, () => views.layout)
    for (const [address, declared] of declaredByAddress(catalogue.routes, catalogue.aliases)) {
      putData(folder + address, () => views.page(declared))
    }
    const { address, file } = views.finderContents()
    putData(address, () => file)
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

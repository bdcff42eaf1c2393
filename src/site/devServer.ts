import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connect, ViteDevServer } from 'vite'
import { layoutDataAddress, pageDataAddress } from '../catalogue/address.ts'
import { PICTURES } from '../catalogue/catalogueFiles.ts'
import type { Memo } from '../check/parseFile.ts'
import { formatProblems } from '../check/report.ts'
import { languageFolder } from './addresses.ts'
import { writeSchemas } from './disk/writeSchemas.ts'
import { markDocument } from './html.ts'
import { noticeHtml, noticeStyles } from './notice.ts'
import { encodePicture, pictureCache, pictureEncodings } from './pictures.ts'
import { readSite, type SiteData } from './siteData.ts'
import type { SiteLanguage } from './siteLanguages.ts'

type DevResponse = { type: string; body(): Promise<string | Buffer> }

/** Responses by path inside the site, without a leading slash. */
type DevResponses = Map<string, DevResponse>

/** In milliseconds: a save is complete once no file has changed for this long. */
const SAVE_DELAY = 100

/** The script that shows the problems of the check in each page of the dev server. */
export const overlayScript = 'src/site/problemOverlay.ts'

/**
 * Serves the catalogue's data and pictures in `vite dev`, reads them again when a file is saved, and sends the
 * problems of the check to every open page. Open pages show saved data without a reload.
 * @returns a function that sets the language of a document, by the folder in its URL, and adds the notice
 */
export async function serveCatalogue(
  server: ViteDevServer,
): Promise<(html: string, url: string) => string> {
  const { base } = server.config
  const root = process.env.CATALOGUE ?? server.config.root
  let responses: DevResponses = new Map()
  let languages: readonly SiteLanguage[] = []
  let problems = ''
  // Of a save, only the changed files are read anew.
  const memo: Memo = new Map()

  async function read(): Promise<void> {
    const [site] = await Promise.all([readSite(root, base, memo), writeSchemas(root, memo)])
    if ('problems' in site) {
      problems = formatProblems(site.problems, 'text')
      server.config.logger.error(problems)
    } else {
      problems = ''
      if (site.warnings.length > 0) {
        server.config.logger.warn(formatProblems(site.warnings, 'text'))
      }
      languages = site.languages
      responses = catalogueResponses(site, pictureCache(server.config.root))
      server.ws.send('catalogue:saved')
    }
    server.ws.send('catalogue:checked', problems)
  }
  // A page that is opened later asks for the problems.
  server.ws.on('catalogue:ask', (_message, client) => client.send('catalogue:checked', problems))

  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?')
    const prepared = responses.get(address.replace(base, '').replace(/^\//, ''))
    if (prepared !== undefined) {
      response.setHeader('content-type', prepared.type)
      prepared.body().then((body) => response.end(body), next)
    } else if (address.includes('/data/pages/')) {
      response.statusCode = 404
      response.end()
    } else {
      next()
    }
  }

  const watched = [path.join(root, 'data'), path.join(root, PICTURES)]
  server.watcher.add(watched)
  let reading = read()
  let saveTimer: NodeJS.Timeout | undefined
  server.watcher.on('all', (_event, file) => {
    // `read` writes these files itself.
    if (file.startsWith(path.join(root, 'data/schema'))) return
    if (!watched.some((folder) => file.startsWith(folder))) return
    // A file is empty for a moment while it is written, and a task writes several.
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => {
      // One after the other, so that the last save wins. A file that disappears while it is read causes
      // another event.
      reading = reading
        .then(read)
        .catch(({ message }: Error) => server.config.logger.error(message))
    }, SAVE_DELAY)
  })
  server.middlewares.use(middleware)
  await reading
  return (html, url) => {
    const folder = url.slice(base.length).split(/[/?#]/)[0]
    const found = languages.find(({ key }) => key === folder) ?? languages[0]
    if (found === undefined) return html
    const { key: language, original, catalogue, addresses } = found
    const { notice } = catalogue.site
    const styles = `<link rel="stylesheet" href="${base}${noticeStyles}">`
    const start = notice && noticeHtml(notice, addresses.inSite) + styles
    return markDocument(html, catalogue.site.language, { language, original }).replace(
      '<body>',
      () => `<body>${start ?? ''}`,
    )
  }
}

/** The data files and pictures of the catalogue as in the built site, each made on request. */
function catalogueResponses({ languages, pictures }: SiteData, cache: string): DevResponses {
  const responses: DevResponses = new Map()
  function putData(address: string, view: () => unknown): void {
    responses.set(address, { type: 'application/json', body: async () => JSON.stringify(view()) })
  }
  for (const { key, views } of languages) {
    const folder = languageFolder(key)
    putData(folder + layoutDataAddress, () => views.layout)
    for (const path of views.paths) {
      putData(folder + pageDataAddress(path), () => views.page(path))
    }
    const contents = views.finderContents()
    for (const { address, file } of [contents, contents.indic]) {
      putData(address, () => file)
    }
  }
  for (const picture of pictures.values()) {
    for (const format of pictureEncodings) {
      for (const width of picture.facts.widths) {
        responses.set(`${picture.facts.stem}-${width}.${format}`, {
          type: `image/${format}`,
          body: async () => readFile(await encodePicture(picture, width, format, cache)),
        })
      }
    }
  }
  return responses
}

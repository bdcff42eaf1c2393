import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { answersOf } from './editAnswers.ts'

/** The pages of the editor, by their addresses. */
const pages: Readonly<Record<string, string>> = {
  '/edit/': 'src/editor/index.html',
  '/edit/preview/index.html': 'src/editor/preview/index.html',
}

function serveEditor(server: ViteDevServer, token: string): void {
  const root = process.env.CATALOGUE ?? server.config.root
  const report = ({ message }: Error) => server.config.logger.error(message)
  const answer = answersOf(root, token, report)

  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?')
    const page = pages[address]
    const answered = answer(address, request)
    if (answered !== undefined) {
      answered.then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
        if (typeof body === 'string') return void response.end(body)
        // What breaks off here breaks off there. A tab that is closed meanwhile is no fault.
        pipeline(Readable.from(body), response).catch((error) => {
          if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') report(error)
        })
      }, next)
    } else if (page !== undefined) {
      const html = readFile(path.join(import.meta.dirname, '../..', page), 'utf8')
      html
        .then((text) => server.transformIndexHtml(address, text))
        .then((text) => {
          response.writeHead(200, {
            'content-type': 'text/html; charset=utf-8',
            // No other page may show the editor, and lead its visitor's hand.
            'content-security-policy': "frame-ancestors 'self'",
            'referrer-policy': 'no-referrer',
          })
          response.end(text)
        }, next)
    } else next()
  }
  server.middlewares.use(middleware)
}

/**
 * Serves the editor beside the site, and lets it read and write the catalogue. No other command than
 * `npm run edit` has it.
 * @param token what a request must know
 */
export function editor(token: string): Plugin {
  return {
    name: 'editor',
    enforce: 'pre',
    // A picture that is not saved yet has an address of its own, in no folder.
    transform: {
      filter: { id: /src\/pictures\/\w+\.tsx$/ },
      handler: (code) => code.replaceAll('import.meta.env.BASE_URL', '""'),
    },
    configureServer: (server) => serveEditor(server, token),
  }
}

import type { ServerResponse } from 'node:http'
import sirv from 'sirv'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { createApi } from './editAnswers.ts'

function setHeaders(response: ServerResponse, file: string): void {
  const isNamedByHash = file.startsWith('/assets/')
  response.setHeader('cache-control', isNamedByHash ? 'max-age=31536000, immutable' : 'no-cache')
  // No other page may show the editor in a frame, against clickjacking.
  response.setHeader('content-security-policy', "frame-ancestors 'self'")
  response.setHeader('referrer-policy', 'no-referrer')
}

function serveEditor(server: ViteDevServer, token: string, files: string): void {
  const root = process.env.CATALOGUE ?? server.config.root
  const report = ({ message }: Error) => server.config.logger.error(message)
  const answer = createApi(root, token, report)

  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const [address = '', ...query] = (request.url ?? '').split('?')
    if (address === '/edit') {
      // Its files have relative addresses.
      response.writeHead(302, { location: ['/edit/', ...query].join('?') })
      response.end()
      return
    }
    const answered = answer(address, request)
    if (answered !== undefined) {
      answered.then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
        response.end(body)
      }, next)
    } else next()
  }
  server.middlewares.use(middleware)
  server.middlewares.use('/edit', sirv(files, { setHeaders }))
}

/**
 * Serves the editor beside the site, and lets it read and write the catalogue. No other command than
 * `npm run edit` has it.
 * @param token every request must carry it
 * @param files the folder that holds the editor
 */
export function editor(token: string, files: string): Plugin {
  return {
    name: 'editor',
    configureServer: (server) => serveEditor(server, token, files),
  }
}

import type { ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { PICTURES } from '../../catalogue/catalogueFiles.ts'
import { createApi } from './editorApi.ts'

function setHeaders(response: ServerResponse, file: string): void {
  const isNamedByHash = file.startsWith('/assets/')
  response.setHeader('cache-control', isNamedByHash ? 'max-age=31536000, immutable' : 'no-cache')
  // No other page may show the editor in a frame, against clickjacking.
  response.setHeader('content-security-policy', "frame-ancestors 'self'")
  response.setHeader('referrer-policy', 'no-referrer')
}

/**
 * Serves the editor beside the site, and its API to requests with the token.
 * @param made resolves to the folder of the editor's files; the server starts meanwhile
 */
export function editorServer(token: string, made: Promise<string>): Plugin {
  return {
    name: 'editor',
    async configureServer({ config, middlewares }) {
      const files = await made
      const root = process.env.CATALOGUE ?? config.root
      const answer = createApi(root, token, ({ message }) => config.logger.error(message))
      middlewares.use((request, response, next) => {
        const [address = '', ...query] = (request.url ?? '').split('?')
        if (address === '/edit') {
          // Its files have relative addresses.
          response.writeHead(302, { location: ['/edit/', ...query].join('?') }).end()
          return
        }
        const answered = answer(address, request)
        if (answered === undefined) return next()
        answered.then(({ status, body }) => {
          if (status === 405) response.setHeader('allow', 'POST')
          response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(body)
        }, next)
      })
      middlewares.use('/edit', sirv(files, { setHeaders }))
      // Vite would serve the project's pictures, even if the catalogue is in another folder.
      middlewares.use('/pictures', sirv(path.join(root, PICTURES), { dev: true, setHeaders }))
    },
  }
}

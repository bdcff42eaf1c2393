import type { Plugin } from 'vite'
import { overlayScript, serveCatalogue } from './devServer.ts'
import { licencesFile, licenceTexts } from './licences.ts'

/**
 * The Vite plugin of the site. It adds the licences to the client's bundle (`bundle.ts`); in `vite dev` it serves the data
 * and pictures of the catalogue's folder. The environment variable CATALOGUE names another folder for the catalogue.
 */
export function catalogue(): Plugin {
  let setLanguage = (html: string, _url: string) => html
  return {
    name: 'catalogue',
    generateBundle() {
      if (this.environment.name !== 'client') return
      const source = licenceTexts(this.environment.config.root, this.getModuleIds())
      this.emitFile({ type: 'asset', fileName: licencesFile, source })
    },
    transformIndexHtml(html, { server, path, originalUrl = path }) {
      // The editor shows the problems of the check itself.
      if (server === undefined || path.startsWith('/edit/')) return undefined
      const src = server.config.base + overlayScript
      return {
        html: setLanguage(html, originalUrl),
        tags: [{ tag: 'script', attrs: { type: 'module', src } }],
      }
    },
    async configureServer(server) {
      // With this URL any web page could make Vite open a local file in a code editor.
      server.middlewares.use((request, response, next) => {
        if (!/\/__open-in-editor\b/i.test(request.url ?? '')) return next()
        response.writeHead(404).end()
      })
      if (process.env.VITEST === undefined) setLanguage = await serveCatalogue(server)
    },
  }
}

import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import react from '@vitejs/plugin-react'
import { renderToString } from 'react-dom/server'
import sirv from 'sirv'
import { build } from 'vite'
import type { PageView } from '../../../src/pages/registry/pageKinds.ts'
import { PeerContent, PeerFrame, type PeerLink, type PeerPage, peerPage } from './peerPage.tsx'
import { createPlainRouter } from './plainRouter.tsx'

const styles = `body{font:16px/1.5 sans-serif;margin:0}main,header,footer{padding:1rem}
img{width:100%;height:auto}.cards{display:grid;grid-template-columns:1fr 1fr;gap:1rem;padding:0;list-style:none}`

function documentOf({ title }: PeerPage, body: string, script: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`
  return `<!doctype html><html lang="en"><head>${head}<style>${styles}</style></head><body><div id="root">${body}</div>${script}</body></html>`
}

const HtmlLink: PeerLink = ({ path: to, children }) => <a href={to}>{children}</a>

function handWritten(page: PeerPage): string {
  const content = <PeerContent page={page} Link={HtmlLink} />
  return documentOf(page, renderToString(<PeerFrame Link={HtmlLink}>{content}</PeerFrame>), '')
}

/** A page of the plain stack, rendered by its build; its script follows `load`. */
async function prerendered(page: PeerPage): Promise<string> {
  const router = createPlainRouter(
    async () => page,
    createMemoryHistory({ initialEntries: [page.path] }),
  )
  await router.load()
  router.ssr = { manifest: undefined }
  const script = `<script>addEventListener('load',()=>import('/plain.js'))</script>`
  return documentOf(page, renderToString(<RouterProvider router={router} />), script)
}

/** Reads the pages of a built site, reduced to the content that the peers show. */
async function readPages(dist: string): Promise<PeerPage[]> {
  const folder = path.join(dist, 'data/pages')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const pages = names.map(async (name) => {
    const page: PageView = JSON.parse(await readFile(path.join(folder, name), 'utf8'))
    return peerPage(page)
  })
  return (await Promise.all(pages)).filter((page) => page !== undefined)
}

async function writeCompressed(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  await writeFile(`${file}.br`, brotliCompressSync(text))
}

/**
 * Serves two plainer sites with the same pages, pictures and texts as a built one, to measure it against:
 * `plain` is React and the router as their manuals begin (built pages, data per page, links preloaded in
 * view, script after `load`), `hand-written` is HTML without a script.
 * @param dist the folder of the built site
 * @returns the address of each, and a function that ends both
 */
export async function servePeers(dist: string) {
  const pages = await readPages(dist)
  const render = { plain: prerendered, 'hand-written': handWritten }
  const peers = await Promise.all(
    Object.entries(render).map(async ([name, html]) => {
      const folder = await mkdtemp(path.join(tmpdir(), `${name}-`))
      await cp(path.join(dist, 'pictures'), path.join(folder, 'pictures'), { recursive: true })
      for (const page of pages) {
        const file = page.path === '/' ? '/index' : page.path
        await writeCompressed(`${folder}${file}.html`, await html(page))
        if (name === 'plain') {
          await writeCompressed(`${folder}/data${file}.json`, JSON.stringify(page))
        }
      }
      if (name === 'plain') await buildScript(folder)
      const server = createServer(sirv(folder, { dev: true, brotli: true, etag: true }))
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      return { name, url: `http://127.0.0.1:${port}/`, server }
    }),
  )
  return peers
}

async function buildScript(folder: string): Promise<void> {
  const entry = path.join(import.meta.dirname, 'plain.tsx')
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: {
      outDir: path.join(folder, 'script'),
      rolldownOptions: { input: entry, output: { entryFileNames: 'plain.js' } },
    },
  })
  const script = await readFile(path.join(folder, 'script/plain.js'), 'utf8')
  await writeCompressed(path.join(folder, 'plain.js'), script)
}

import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { serveSite } from '../../src/cli/serve.ts'
import { siteFolder } from '../helpers/folders.ts'
import { type Watch, watchOver } from './watch.ts'

/** A connection to the site, which can be cut, and whose server can be replaced by another build's. */
export type BrowserNetwork = {
  origin: string
  /** The paths of all requests so far. */
  requested: string[]
  /** Handles the following requests. */
  answer: RequestListener
  /** True if the connection is cut for a request. */
  cut: (path: string) => boolean
}

/** @returns a listener that serves a built site, and a function that stops it */
async function startServer(folder: string) {
  const { server } = await serveSite(folder, 0)
  const answer: RequestListener = (request, response) => {
    server.emit('request', request, response)
  }
  return { answer, end: () => server.close() }
}

/** Copies the built site, with all scripts and the layout changed, as after another build. */
async function nextBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'next-build-'))
  await cp(siteFolder, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((file) => /\.(html|js|json)$/.test(file))) {
    const text = await readFile(path.join(folder, file), 'utf8')
    const next = text
      .replace(/(assets\/|\.\/)([\w.-]+-[\w-]+\.js)/g, '$1next-$2')
      .replace(/(data-build="|"build":")/g, '$1next')
    await writeFile(path.join(folder, file), next)
  }
  for (const file of files.filter((file) => /^assets\/.*\.js$/.test(file))) {
    const name = path.join(folder, 'assets', `next-${path.basename(file)}`)
    await rename(path.join(folder, file), name)
  }
  return folder
}

/** Playwright's `test` with a connection to the built site that can be cut, and with a next build. */
export const test = base.extend<
  { network: BrowserNetwork; watch: Watch },
  { builds: Record<'now' | 'next', RequestListener> }
>({
  builds: [
    async ({ browserName: _ }, use) => {
      const folder = await nextBuild()
      const [now, next] = [await startServer(siteFolder), await startServer(folder)]
      await use({ now: now.answer, next: next.answer })
      now.end()
      next.end()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  network: async ({ builds }, use) => {
    const front = createServer((request, response) => {
      const url = request.url ?? ''
      network.requested.push(url)
      if (network.cut(url)) request.socket.destroy()
      else network.answer(request, response)
    })
    await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening))
    const address = front.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const network: BrowserNetwork = {
      origin: `http://127.0.0.1:${port}`,
      requested: [],
      answer: builds.now,
      cut: () => false,
    }
    await use(network)
    front.closeAllConnections()
    front.close()
  },
  baseURL: ({ network }, use) => use(network.origin),
  // The map service is never reached.
  watch: [
    async ({ context, network }, use) => use(await watchOver(context, network.origin)),
    { auto: true },
  ],
  serviceWorkers: 'allow',
})

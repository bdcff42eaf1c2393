import { readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { createServer } from 'vite'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { formatProblems } from '../../src/check/report.ts'
import { serveCatalogue } from '../../src/site/devServer.ts'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'
import { catalogue } from '../../src/site/vitePlugin.ts'
import { makeRegistry } from '../check/fixture.ts'

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** Starts a dev server of a small catalogue. @returns also the messages that it sends to pages */
async function serve() {
  const root = await makeRegistry()
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
  })
  closing.push(() => server.close())
  const sent: unknown[][] = []
  vi.spyOn(server.ws, 'send').mockImplementation((...message: unknown[]) => {
    sent.push(message)
  })
  return { root, server, sent }
}

describe('npm run dev', () => {
  it('shows the problems when a broken file is saved, and removes them when it is fixed', async () => {
    const { root, server, sent } = await serve()
    const on = vi.spyOn(server.ws, 'on')
    await serveCatalogue(server)

    const file = path.join(root, 'data/pages/Screw.json')
    const original = await readFile(file, 'utf8')
    sent.length = 0
    // A file is empty while it is written.
    await writeFile(file, '')
    await writeFile(file, original.replace('"heading"', '"headng"'))
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 })
    const { problems } = await checkFolder(root)
    expect(problems.map(({ fix }) => fix)).toEqual([
      'Did you mean “Heading”? Its key is "heading".',
    ])
    const report = formatProblems(problems, 'text')
    expect(sent).toEqual([['catalogue:checked', report]])

    // A page that is opened meanwhile asks for the problems.
    const [, listener] = on.mock.calls.find(([event]) => event === 'catalogue:ask') ?? []
    const page = { send: vi.fn() }
    Reflect.apply(listener ?? vi.fn(), undefined, [undefined, page])
    expect(page.send).toHaveBeenCalledWith('catalogue:checked', report)

    sent.length = 0
    await writeFile(file, original)
    await vi.waitFor(() => expect(sent).toEqual([['catalogue:saved'], ['catalogue:checked', '']]), {
      timeout: 20_000,
    })
  })

  it('keeps working after the files could not be read once', async () => {
    const { root, server, sent } = await serve()
    const logError = vi.spyOn(server.config.logger, 'error').mockReturnValue()
    await serveCatalogue(server)
    const file = path.join(root, 'data/pages/Screw.json')
    const original = await readFile(file, 'utf8')
    // Like a file that disappears while it is read.
    await rm(path.join(root, 'data/schema'), { recursive: true })
    await writeFile(path.join(root, 'data/schema'), '')
    await writeFile(file, original.replace('"Screws"', '"Bolts"'))
    await vi.waitFor(() => expect(logError).toHaveBeenCalled(), { timeout: 20_000 })
    await rm(path.join(root, 'data/schema'))
    sent.length = 0
    await writeFile(file, original)
    await vi.waitFor(() => expect(sent).toContainEqual(['catalogue:saved']), { timeout: 20_000 })
  })

  it.each([
    ['/gu/', '<html lang="gu-IN"><div id="root" data-language="gu" data-original="en-IN">'],
    [
      '/gu/About?q=roof',
      '<html lang="gu-IN"><div id="root" data-language="gu" data-original="en-IN">',
    ],
    ['/About', '<html lang="en-IN"><div id="root">'],
    ['/hi/About', '<html lang="en-IN"><div id="root">'],
  ])(
    'the document of %s has the language of its folder, if that is published',
    async (url, document) => {
      const { root, server } = await serve()
      const file = path.join(root, 'data/site.json')
      const site = JSON.parse(await readFile(file, 'utf8'))
      const words = { name: 'English', label: 'Language', offer: 'In English.', dismiss: 'Close' }
      const others = [
        { key: 'gu', language: 'gu-IN', name: 'ગુજરાતી', published: true },
        { key: 'hi', language: 'hi-IN', name: 'हिन्दी', published: false },
      ]
      site.languages = { ...words, freshShare: 90, others }
      await writeFile(file, JSON.stringify(site))
      const setLanguage = await serveCatalogue(server)
      expect(setLanguage('<html lang="en-IN"><div id="root">', url)).toBe(document)
    },
  )
})

it.each([
  '/__open-in-editor?file=/etc/hosts',
  '/__open-in-editor/',
  '/shop/__open-in-editor?file=a',
  // Vite compares paths without regard to case.
  '/__OPEN-IN-EDITOR?file=/etc/hosts',
  '/__Open-In-Editor?file=a',
  '//__open-in-editor?file=a',
])('opens no file of this machine for a page that asks for %s', async (url) => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [catalogue()],
    server: { middlewareMode: true, ws: false },
  })
  const listener = http.createServer(server.middlewares)
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(listener.address())
  const { status } = await fetch(`http://127.0.0.1:${port}${url}`)
  listener.close()
  await server.close()
  expect(status).toBe(404)
})

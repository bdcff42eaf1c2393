import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { htmlFile } from '../../src/site/addresses.ts'
import { filesIn } from '../../src/site/siteFiles.ts'
import type { WorkerConfig } from '../../src/ui/offline/worker/cachePolicy.ts'
import { expectedResponses, type HostName } from './expectedResponses.ts'

/** A running server, and the folder of the built site. */
export type ServedFolder = { origin: string; dist: string }

/** The paths at which a site calls its own pages and files, by where they are written. */
async function ownPaths({ dist }: ServedFolder): Promise<Map<string, string[]>> {
  const read = (name: string) => readFile(path.join(dist, name), 'utf8')
  const found = (text: string, pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([, address = '']) => address)
  const pathOf = (url: string) => new URL(url, 'https://host.example').pathname
  const pages = await Promise.all(
    filesIn(dist)
      .filter((name) => name.endsWith('.html') && !name.startsWith('edit/'))
      .map(read),
  )
  const [built = ''] = found(await read('offline.js'), /^const built=(.*);$/gm)
  const worker: WorkerConfig | null = JSON.parse(built)
  const { offlinePage = '', languages = [], files = [], pagesToPrecache = [] } = worker ?? {}
  const cached = [offlinePage, ...pagesToPrecache]
  const lastName = (address: string) => address.slice(address.lastIndexOf('/') + 1)
  return new Map([
    ['the sitemap', found(await read('sitemap.xml'), /<loc>(.*?)<\/loc>/g).map(pathOf)],
    [
      'the canonical address',
      pages.flatMap((html) => found(html, /rel="canonical" href="(.*?)"/g)).map(pathOf),
    ],
    ['a link', pages.flatMap((html) => found(html, / (?:href|action)="(\/[^"]*)"/g)).map(pathOf)],
    [
      'the script of a page',
      pages
        .flatMap((html) => found(html, / data-files="(.*?)"/g))
        .flatMap((list) => list.split(' ')),
    ],
    [
      'the offline worker',
      [
        ...(worker === null ? [] : [...cached, ...files]),
        ...languages.flatMap((folder) => cached.map((own) => folder + lastName(own))),
      ],
    ],
  ])
}

/**
 * Defines the tests of the addresses of a site: what it calls its own answers at once, and another spelling, an alias
 * and a wrong path as the table says for the host.
 * @param served the running server, which is asked for when a test begins
 * @param base the site's root on the server
 */
export function defineAddressTests(host: HostName, served: () => ServedFolder, base: string): void {
  const send = (address: string, method = 'GET') =>
    fetch(served().origin + address, {
      method,
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    })

  it('answers every address that the site names itself with its file, at once', async () => {
    const { dist } = served()
    const wrong: string[] = []
    const seen = new Set<string>()
    for (const [source, addresses] of await ownPaths(served())) {
      expect(addresses.length, source).toBeGreaterThan(0)
      for (const address of addresses) {
        if (seen.has(address)) continue
        seen.add(address)
        const answer = await send(address)
        const name = decodeURIComponent(address.slice(base.length))
        const file = path.extname(name) === '' ? htmlFile(`/${name}`) : name
        const expected = await readFile(path.join(dist, file)).catch(() => undefined)
        const body = Buffer.from(await answer.arrayBuffer())
        if (answer.status === 200 && expected?.equals(body)) continue
        wrong.push(
          `${address} of ${source}: ${answer.status} ${answer.headers.get('location') ?? ''}`,
        )
      }
    }
    expect(wrong).toEqual([])
  })

  it.each(expectedResponses(host))(
    'responds to $method $sent with $status $to',
    async ({ method, sent, status, to, file }) => {
      const answer = await send(base + sent, method)
      const location = answer.headers.get('location')
      expect({ status: answer.status, location }).toEqual({
        status,
        location: to === undefined ? null : base + to,
      })
      expect(answer.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD' : null)
      if (method === 'GET' && file !== undefined) {
        expect(await answer.text()).toBe(await readFile(path.join(served().dist, file), 'utf8'))
      }
    },
  )
}

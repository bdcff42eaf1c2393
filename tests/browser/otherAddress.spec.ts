import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect } from '@playwright/test'
import sirv from 'sirv'
import { siteFolder } from '../helpers/folders.ts'
import { freePort } from '../hosting/runServer.ts'
import { aliases, headingAt, productPage, siteFacts } from './catalogue.ts'
import { heading } from './offlinePages.ts'
import { test as base } from './site.ts'
import { pathOfUrl, waitForHydration } from './visit.ts'

/** A host that serves files without any rules. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const files = sirv(siteFolder, { dev: true })
      const notFound = readFileSync(path.join(siteFolder, '404.html'))
      const server = createServer((request, response) => {
        request.url = request.url?.replace(/%2f/i, '/').replace(/\/{2,}/g, '/')
        files(request, response, () => {
          response.writeHead(404, { 'content-type': 'text/html' }).end(notFound)
        })
      })
      const port = await freePort()
      await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
      await use(`http://127.0.0.1:${port}`)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
})

for (const rest of ['?q=a#main', '?q=a', '#main', '']) {
  test(`the page of an alias leads to its page and keeps ${rest || 'nothing'}`, async ({
    page,
    origin,
  }) => {
    // A host without rules finds no page in another case.
    const isRespelt = (alias: string, to = '') => alias.toLowerCase() === to.toLowerCase()
    const [alias, to] = Object.entries(aliases).find((pair) => !isRespelt(...pair)) ?? []
    test.skip(alias === undefined, 'the catalogue has no alias')
    await page.goto(`${origin}${alias}/${rest}`)
    await expect.poll(() => new URL(page.url()).pathname).toBe(to)
    await expect(heading(page)).toHaveText(headingAt(to ?? ''))
    expect(page.url()).toBe(origin + to + rest)
  })
}

for (const unknown of ['/Nope', '/nope', '/Nope/', '/constructor', '/__proto__', '/nope.html']) {
  test(`an address that does not exist requests no data: ${unknown}`, async ({ page, watch }) => {
    watch.allow(/404/)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(unknown)
    await expect.poll(() => requested).toContain('/data/layout.json')
    await page.waitForLoadState('networkidle')
    await expect(heading(page)).toHaveText(siteFacts.error.heading)
    // Pages that the error page links to may be fetched in advance.
    const data = requested.filter((name) => name.startsWith('/data/pages/'))
    expect(data.filter((name) => !existsSync(path.join(siteFolder, name)))).toEqual([])
  })
}

const cases = [
  ['/index.html', '/'],
  ['/About.html', '/About'],
  ['/Find.html', '/Find'],
  [`${productPage}.html`, productPage],
  [`${productPage}%2f`, productPage],
  [`/${productPage}`, productPage],
  [`${productPage}//`, productPage],
] as const

for (const [sent, path] of cases) {
  test(`the page at ${sent} stays, and its address becomes ${path}`, async ({ page, origin }) => {
    await page.goto(`${origin}${sent}?q=a#main`, { waitUntil: 'domcontentloaded' })
    const built = await heading(page).elementHandle()
    await waitForHydration(page)
    await expect(heading(page)).toHaveText(headingAt(path))
    expect(await built?.evaluate((element) => element.isConnected)).toBe(true)
    expect(pathOfUrl(page)).toBe(path)
    expect(new URL(page.url()).search).toBe('?q=a')
    expect(new URL(page.url()).hash).toBe('#main')
  })
}

test('the offline page opened by its own address stays unchanged', async ({ page }) => {
  test.skip(siteFacts.offline === undefined, 'the site has no offline pages')
  const script = page.waitForResponse(/assets\/main-/)
  await page.goto('/offline.html')
  await script
  await page.waitForLoadState('networkidle')
  await expect(heading(page)).toHaveText(siteFacts.offline?.heading ?? '')
  await expect(page.locator('main')).toContainText(siteFacts.offline?.text ?? '')
})

import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { test as base, expect } from '@playwright/test'
import { serveSite } from '../../src/cli/serve.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { publishWords } from '../../src/editor/edit/publishWords.ts'
import type { FakeGitHub } from '../editor/github.ts'
import { repository, token } from '../editor/github.ts'
import { siteFolder } from '../helpers/folders.ts'
import { fullPaths, pageName } from './catalogue.ts'
import { copyCatalogue, openPage, startGitHub } from './editor.ts'
import { visitAndStore } from './offlinePages.ts'

type Site = { origin: string; github: FakeGitHub }

/** The site of a catalogue that says `"editor": true`, as its hosts serve it. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const [root, github] = await Promise.all([copyCatalogue(), startGitHub()])
      const file = path.join(root, 'data/site.json')
      const site = await readFile(file, 'utf8')
      await writeFile(file, site.replace('"editor": false', '"editor": true'))
      const dist = path.join(root, 'dist')
      const args = ['src/cli/run.js', 'build', '--outDir', dist, '--emptyOutDir']
      const set = {
        CATALOGUE: root,
        GITHUB_API: github.url,
        GITHUB_REPOSITORY: repository,
        GITHUB_SHA: github.head,
      }
      await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...set } })
      const { server, url } = await serveSite(dist, 0)
      await use({ origin: new URL(url).origin, github })
      server.closeAllConnections()
      server.close()
      github.stop()
      await rm(root, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
})

test.use({ serviceWorkers: 'allow' })

test('the editor is at /edit/ of the site, asks GitHub and the site alone, and shows the page beside the form', async ({
  page,
  site,
}) => {
  const faults: string[] = []
  const asked = new Set<string>()
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  // After a visit of the site its service worker answers for the whole site.
  await visitAndStore(page, '/')
  asked.clear()
  await page.goto(`${site.origin}/edit/`)
  const policy = page.locator('meta[http-equiv="content-security-policy"]')
  expect((await policy.getAttribute('content'))?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self' data:",
    "img-src 'self' blob: data:",
    "frame-src 'self'",
    "worker-src 'self'",
    `connect-src ${site.github.url} 'self' blob:`,
    "base-uri 'none'",
    "form-action 'none'",
  ])
  await expect(page.getByLabel(editorWords.repository)).toHaveValue(repository)
  await page.getByLabel(editorWords.token, { exact: true }).fill(token)
  await page.getByRole('button', { name: editorWords.open }).click()
  // The site says itself which version it shows.
  await expect(page.getByText(publishWords.live.live)).toBeVisible()
  const [path = ''] = fullPaths
  await openPage(page, path)
  const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(shown).toContainText(pageName(path))
  expect(faults).toEqual([])
  expect([...asked].filter((origin) => origin.startsWith('http')).toSorted()).toEqual(
    [site.origin, site.github.url].toSorted(),
  )
  // The token is gone when the tab is closed.
  expect(
    await page.evaluate((secret) => JSON.stringify(localStorage).includes(secret), token),
  ).toBe(false)
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url)
  })
  expect(cached.filter((url) => url.includes('/edit'))).toEqual([])
  const listed = await (await page.request.get(`${site.origin}/sitemap.xml`)).text()
  expect(listed).not.toContain('/edit')
})

test('a page of another site cannot show the editor in a frame', async ({ page, site }) => {
  // Another name of this machine is another site.
  const other = site.origin.replace('127.0.0.1', 'localhost')
  await page.route(`${other}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${site.origin}/edit/"></iframe>`,
    }),
  )
  await page.goto(other)
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
  const answer = await page.request.get(`${site.origin}/edit/`)
  expect(answer.headers()['content-security-policy']).toBe("frame-ancestors 'self'")
})

test('in a frame there is only a link that opens the editor in a tab of its own', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/edit/`)
  await page.setContent('<iframe src="/edit/"></iframe>')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('link', { name: editorWords.openTab })).toBeVisible()
  await expect(frame.getByRole('button')).toHaveCount(0)
})

test('a site that does not say so has no editor', async ({ page }) => {
  const { server, url } = await serveSite(siteFolder, 0)
  expect((await page.request.get(`${url}edit/`)).status()).toBe(404)
  expect((await page.request.get(`${url}edit/index.html`)).status()).toBe(404)
  server.close()
})

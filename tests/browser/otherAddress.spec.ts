import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { siteFolder } from '../helpers/folders.ts'
import { startStaticHost } from '../hosting/staticHosts.ts'
import { aliases, headingAt, productPage, rowTag, siteFacts } from './catalogue.ts'
import { heading } from './offlinePages.ts'
import { test as base } from './site.ts'
import { pathOfUrl, waitForHydration } from './visit.ts'

/** GitHub Pages by its rules, without redirects by the host. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const server = await startStaticHost('GitHub Pages', siteFolder, '/')
      await use(server.origin)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

for (const rest of ['?q=a#main', '?q=a', '#main', '']) {
  for (const [row, slash] of ['', '/'].entries()) {
    const title = `an alias with "${slash}" leads to its page and keeps ${rest || 'nothing'}`
    test(title, rowTag(row), async ({ page, origin }) => {
      const [alias, to] = Object.entries(aliases)[0] ?? []
      test.skip(alias === undefined, 'the catalogue has no alias')
      await page.goto(`${origin}${alias}${slash}${rest}`)
      await expect.poll(() => new URL(page.url()).pathname).toBe(to)
      await expect(heading(page)).toHaveText(headingAt(to ?? ''))
      expect(page.url()).toBe(origin + to + rest)
    })
  }
}

const respelt = Object.entries(aliases).find(
  ([from, to]) => from.toLowerCase() === to.toLowerCase(),
)
const elsewhere: readonly (readonly [sent: string, path: string])[] = [
  [`${productPage}/`, productPage],
  [`${productPage}/index.html`, productPage],
  [productPage.toLowerCase(), productPage],
  [productPage.toUpperCase(), productPage],
  ...(respelt === undefined ? [] : [respelt]),
]
for (const [row, [sent, to]] of elsewhere.entries()) {
  const title = `${sent} leads to ${to} with its query and fragment`
  test(title, rowTag(row, 2), async ({ page, origin, watch }) => {
    watch.allow(/404/)
    await page.goto(`${origin}${sent}?q=a#main`)
    await expect.poll(() => page.url()).toBe(`${origin}${to}?q=a#main`)
    await expect(heading(page)).toHaveText(headingAt(to))
  })
}

const unknownPaths = ['/Nope', '/nope', '/Nope/', '/constructor', '/__proto__', '/nope.html']
for (const [row, sent] of unknownPaths.entries()) {
  const title = `an address that does not exist requests no data: ${sent}`
  test(title, rowTag(row), async ({ page, watch }) => {
    watch.allow(/404/)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(sent)
    await expect.poll(() => requested).toContain('/data/layout.json')
    await page.waitForLoadState('networkidle')
    await expect(heading(page)).toHaveText(siteFacts.error.heading)
    // Pages that the error page links to may be fetched in advance.
    const data = requested.filter((name) => name.startsWith('/data/pages/'))
    expect(data.filter((name) => !existsSync(path.join(siteFolder, name)))).toEqual([])
  })
}

const damaged = [
  ['/About.', '/About'],
  ['/About%E2%80%8B?q=a', '/About?q=a'],
  [`${productPage})`, productPage],
  [`/List%23list1/p=${productPage.slice(1)}&q=12&u=pieces/note=Why%3F/end.`, undefined],
] as const

for (const [row, [sent, meant]] of damaged.entries()) {
  const title = `a damaged address opens the page that was meant: ${sent}`
  test(title, rowTag(row, 2), async ({ page, origin, watch }) => {
    watch.allow(/404/)
    await page.goto(origin + sent)
    if (meant !== undefined) {
      await expect(heading(page)).toHaveText(headingAt(meant.replace(/\?.*/, '')))
      await expect.poll(() => page.url()).toBe(origin + meant)
      return
    }
    // The list of the link, whole.
    await expect(heading(page)).toHaveText(headingAt('/List'))
    const opened = page.getByRole('region').filter({ has: page.locator('#opened') })
    await expect(opened.getByRole('listitem')).toContainText('12')
    expect(page.url()).toBe(origin + sent.replace('%23', '#'))
  })
}

test('a wrong address suggests pages, and its search field leads to the finder', async ({
  page,
  origin,
  watch,
}) => {
  watch.allow(/404/)
  await page.goto(`${origin}${productPage}s2`)
  const main = page.getByRole('main')
  const nearest = main.getByRole('navigation', { name: siteFacts.error.nearest })
  await expect(nearest.locator(`a[href="${productPage}"]`)).toBeVisible()
  await main.getByRole('searchbox').fill('pipe')
  await main.getByRole('searchbox').press('Enter')
  await expect(heading(page)).toHaveText(headingAt('/Find'))
  expect(new URL(page.url()).search).toBe('?q=pipe')
})

const cases = [
  ['/index.html', '/'],
  ['/About.html', '/About'],
  ['/Find.html', '/Find'],
  [`${productPage}.html`, productPage],
  [productPage.replace('o', '%6f'), productPage],
] as const

for (const [row, [sent, path]] of cases.entries()) {
  const title = `the page at ${sent} stays, and its address becomes ${path}`
  test(title, rowTag(row, 2), async ({ page, origin }) => {
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

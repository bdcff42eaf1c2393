import { expect } from '@playwright/test'
import { card, categories, headingAt, productPage, siteFacts } from './catalogue.ts'
import { sendContact, statusOf } from './contactForm.ts'
import { test } from './network.ts'
import { heading, journey, missingFiles, visitAndStore, waitUntilStored } from './offlinePages.ts'
import { visit } from './visit.ts'

const { offline } = siteFacts
test.skip(offline === undefined, 'the site has no offline pages')

test.describe('offline', () => {
  test.beforeEach(async ({ page, network }) => {
    await visitAndStore(page, '/')
    await page.getByRole('link', { name: card.title, exact: true }).click()
    await waitUntilStored(page, productPage)
    network.cut = () => true
  })

  test('visited pages open with their pictures, and others show the offline page', {
    tag: '@core',
  }, async ({ page }) => {
    for (const path of [productPage, '/']) {
      await visit(page, path)
      await expect(heading(page)).toHaveText(headingAt(path))
      const seen = page.locator('main img').first()
      await expect
        .poll(() => seen.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
        .toBeGreaterThan(0)
    }
    await page.goto('/Privacy')
    await expect(heading(page)).toHaveText(offline?.heading ?? '')
    await expect(page.locator(`a[href="${siteFacts.phone.href}"]`).first()).toBeVisible()
    await page.getByRole('link', { name: siteFacts.error.home }).click()
    await expect(heading(page)).toHaveText(headingAt('/'))
  })

  test('a link to a page that was not visited shows an error, and one to a visited page opens it', async ({
    page,
  }) => {
    // Not scrolled into view, where its data would be fetched in advance.
    const other = categories.find(({ items }) => items.every(({ path }) => path !== productPage))
    await page.locator(`header a[href="${other?.path}"]`).first().dispatchEvent('click')
    await expect(heading(page)).toHaveText(offline?.heading ?? '')
    await page.goBack()
    await expect(heading(page)).toHaveText(headingAt(productPage))
  })

  test('the list and the forms work', async ({ page }) => {
    await visit(page, '/List')
    await expect(heading(page)).toHaveText(headingAt('/List'))
    await sendContact(page)
    const { endpoint, kept, notSentYet } = siteFacts.enquiries
    await expect(statusOf(page, endpoint ? kept.heading : notSentYet.heading)).toBeVisible()
  })
})

test('a message that is handed over without a connection is said to be sent later', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visitAndStore(page, '/Contact')
  await sendContact(page)
  await expect(page.locator('body > [role=status]')).toBeAttached()
  await context.setOffline(true)
  const { handOver } = siteFacts.enquiries
  // Its program does not open here, and so no tab does.
  await page.getByRole('link', { name: handOver.email }).click()
  const note = page.getByRole('status').filter({ hasText: handOver.offline })
  await expect(note).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel(handOver.message)).not.toHaveValue('')
  await context.setOffline(false)
  await expect(note).toHaveCount(0)
})

for (const savesData of [false, true]) {
  test(`the first tap without a connection is answered${savesData ? ' if the visitor saves data' : ''}`, async ({
    page,
    context,
  }) => {
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } })
    }, savesData)
    await visit(page, productPage)
    await expect(page.locator('body > [role=status]')).toBeAttached()
    await context.setOffline(true)
    await page.locator('a[href^="mailto:"]:visible').first().click()
    const { handOver } = siteFacts.enquiries
    await expect(page.getByRole('status').filter({ hasText: handOver.offline })).toBeVisible()
  })
}

test('navigations without a connection leave no unhandled rejection in the worker', async ({
  page,
  context,
  network,
}) => {
  await visitAndStore(page, '/')
  const [worker] = context.serviceWorkers()
  const rejections = await worker?.evaluateHandle(() => {
    const seen: string[] = []
    addEventListener('unhandledrejection', ({ reason }) => seen.push(`${reason}`))
    return seen
  })
  network.cut = () => true
  for (const path of ['/', '/Privacy']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    // Like the prefetch of a link's page.
    const data = () => fetch('/data/none.json').catch(() => 'not there')
    expect(await page.evaluate(data)).toBe('not there')
  }
  expect(await rejections?.jsonValue()).toEqual([])
})

test('the oldest files that no page reports are evicted if there are too many', async ({
  page,
}) => {
  await visitAndStore(page, '/')
  await page.goto('/robots.txt')
  const most = 400
  const count = () => caches.open('offline.files.').then(async (c) => (await c.keys()).length)
  await page.evaluate(async (most) => {
    const files = await caches.open('offline.files.')
    const [first] = await files.keys()
    if (first === undefined) return
    await files.delete(first)
    const headers = { 'content-length': '0' }
    for (let nth = 0; nth < most; nth += 1) {
      await files.put(`/assets/gone-${nth}.js`, new Response('', { headers }))
    }
    await fetch(first.url)
  }, most)
  await expect.poll(() => page.evaluate(count)).toBeLessThanOrEqual(most)
})

test.describe('a connection that is cut', { tag: '@nightly' }, () => {
  // Runs once for each request of the journey: a minute on an idle machine.
  test.setTimeout(300_000)

  test('while the worker is installed leaves no page cached in part', async ({ page, network }) => {
    const register = () =>
      page.evaluate(async () => {
        const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: (to) => to })
        const address = policy?.createScriptURL('/offline.js') ?? ''
        const registration = await navigator.serviceWorker.register(address).catch(() => undefined)
        const worker = registration?.installing ?? registration?.active
        if (!worker) return
        await new Promise<void>((over) => {
          const look = () => /activated|redundant/.test(worker.state) && over()
          worker.addEventListener('statechange', look)
          look()
        })
        await registration?.unregister()
      })
    const clearCaches = () =>
      page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name)
      })
    let requests = Number.POSITIVE_INFINITY
    for (let nth = 0; nth < requests; nth += 1) {
      network.cut = () => false
      await page.goto('/robots.txt')
      await clearCaches()
      network.requested.length = 0
      network.cut = () => network.requested.length > nth
      await register()
      if (network.requested.length <= nth) requests = nth
      expect(
        await missingFiles(page),
        `cut at request ${nth}, ${network.requested.at(nth)}`,
      ).toEqual([])
    }
  })

  test('during a journey leaves each page complete, or shows an error', async ({
    page,
    network,
  }) => {
    const words = (path: string) =>
      path === productPage ? [headingAt(path), offline?.heading] : [headingAt(path)]
    await visitAndStore(page, '/')
    let requests = Number.POSITIVE_INFINITY
    for (let nth = 0; nth < requests; nth += 1) {
      await page.evaluate(
        (path) => caches.open('offline.pages.').then((c) => c.delete(path)),
        productPage,
      )
      network.requested.length = 0
      network.cut = () => network.requested.length > nth
      for (const { path, go } of journey) {
        await go(page)
        const where = `${path}, cut at request ${nth}`
        const isShown = async () => words(path).includes((await heading(page).textContent()) ?? '')
        await expect.poll(isShown, where).toBe(true)
      }
      if (network.requested.length <= nth) requests = nth
      expect(await missingFiles(page), `cut at request ${nth}`).toEqual([])
      network.cut = () => false
      await visit(page, '/')
    }
  })
})

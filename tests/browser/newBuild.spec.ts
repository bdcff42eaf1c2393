import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { expect } from '@playwright/test'
import { siteFolder } from '../helpers/folders.ts'
import { headingAt, productPage, propertyLabel, rowTag, siteFacts } from './catalogue.ts'
import { test } from './network.ts'
import { heading, journey, missingFiles, visitAndStore, waitUntilStored } from './offlinePages.ts'
import { countLoads, interact, visit, waitForHydration } from './visit.ts'

test.skip(siteFacts.offline === undefined, 'the site has no offline pages')

test.describe('a new build', () => {
  for (const [step, { path: before }] of journey.entries()) {
    test(
      `is shown on the next page, deployed before ${before}`,
      rowTag(step),
      async ({ page, network, builds, watch }) => {
        watch.allow(/is of another build/)
        await visitAndStore(page, '/')
        const loads = countLoads(page)
        for (const [nth, { path, go }] of journey.entries()) {
          if (nth === step) network.answer = builds.next
          await go(page)
          await expect(heading(page)).toHaveText(headingAt(path))
          await waitForHydration(page)
          if (nth >= step)
            await expect(page.locator('#root')).toHaveAttribute('data-build', /^next/)
        }
        expect(loads()).toBeLessThanOrEqual(journey.length)
        expect(watch.faults()).toEqual([])
      },
    )
  }

  test('is cached by the worker of the previous build', async ({ page, network, builds }) => {
    await visitAndStore(page, '/')
    network.answer = builds.next
    network.cut = (path) => path === '/offline.js'
    await visitAndStore(page, productPage)
    network.cut = () => true
    expect(await missingFiles(page)).toEqual([])
    // The cache holds one page of each build.
    for (const path of [productPage, '/']) {
      await visit(page, path)
      await expect(heading(page)).toHaveText(headingAt(path))
    }
  })

  test('without a script of the previous build causes one more request, and no loop', async ({
    page,
    network,
    builds,
  }) => {
    await visit(page, productPage)
    await waitUntilStored(page, '/')
    await page.evaluate(() => caches.delete('offline.files.'))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    network.answer = builds.next
    network.cut = (path) => path === '/offline.js'
    const loads = countLoads(page)
    const { button } = siteFacts.product.call
    await page.getByRole('main').getByRole('button', { name: button }).click()
    const call = page.getByRole('main').getByRole('link', { name: button })
    await expect(call).toHaveAttribute('href', siteFacts.phone.href)
    const requested = network.requested.filter((path) => /\/PricePopup.*\.js$/.test(path))
    expect(requested.length).toBeGreaterThan(1)
    expect(loads()).toBe(0)
    await page
      .getByRole('banner')
      .getByRole('link', { name: propertyLabel('/Contact') })
      .click()
    await expect(heading(page)).toHaveText(headingAt('/Contact'))
    await waitForHydration(page)
    expect(loads()).toBeLessThanOrEqual(1)
  })
})

test.describe('a document that the browser has kept from the previous build', () => {
  test.use({ serviceWorkers: 'block' })

  test('offers the call until it is reloaded once, and works then', async ({
    page,
    network,
    builds,
    watch,
  }) => {
    watch.allow(/404|dynamically imported|preloaded|of another build/)
    // As the browser's cache would answer, whose time does not pass here.
    const kept = readFileSync(path.join(siteFolder, `${productPage}.html`))
    network.answer = (request, response) => {
      if (request.url !== productPage) return builds.next(request, response)
      response.setHeader('content-type', 'text/html')
      response.end(kept)
    }
    await page.goto(productPage)
    await expect(page.locator('#root')).not.toHaveAttribute('data-build', /^next/)
    const { button } = siteFacts.product.call
    const call = page.getByRole('main').getByRole('link', { name: button })
    await expect(call).toHaveAttribute('href', siteFacts.phone.href)
    network.answer = builds.next
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('main').getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('pages open despite problems of the worker', { tag: '@nightly' }, () => {
  /** Replaces the code of the worker. */
  const other =
    (change: (code: string) => string, answer: RequestListener): RequestListener =>
    (request, response) => {
      if (request.url !== '/offline.js') return answer(request, response)
      response.setHeader('content-type', 'text/javascript')
      response.end(change(readFileSync(path.join(siteFolder, 'offline.js'), 'utf8')))
    }
  const forbid = `for (const name of ['open', 'match', 'delete', 'keys']) caches[name] = () => Promise.reject(new DOMException('', 'SecurityError'));`

  for (const [what, change] of [
    ['a storage that is forbidden', (code: string) => forbid + code],
    [
      'a storage that is forbidden later on',
      (code: string) => `addEventListener('message', () => { ${forbid} });${code}`,
    ],
    [
      'a file that switches it off',
      (code: string) => code.replace(/^const built=.*/, 'const built=null;'),
    ],
  ] as const) {
    test(what, async ({ page, network, builds, watch }) => {
      await visitAndStore(page, '/')
      network.answer = other(change, builds.now)
      for (const round of [1, 2]) {
        for (const { path, go } of journey) {
          await go(page)
          await expect(heading(page), `round ${round}`).toHaveText(headingAt(path))
          await waitForHydration(page)
        }
      }
      expect(watch.faults()).toEqual([])
      if (!what.includes('off')) return
      const left = () =>
        page.evaluate(async () => {
          const registrations = await navigator.serviceWorker.getRegistrations()
          const states = registrations.map(
            ({ active, waiting, installing }) =>
              `active ${active?.state}, waiting ${waiting?.state}, installing ${installing?.state}`,
          )
          return [...(await caches.keys()), ...states]
        })
      // The page registers the worker after an interaction, which also updates it. The browser replaces a worker
      // that it has stopped, which it does when the worker has nothing to do for half a minute.
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('ServiceWorker.enable')
      await interact(page)
      await expect
        .poll(async () => {
          const found = await left()
          if (found.join().includes('waiting installed')) {
            await devtools.send('ServiceWorker.stopAllWorkers')
          }
          return found
        })
        .toEqual([])
    })
  }

  test('a sign-in page instead of everything', async ({ page, network }) => {
    await visitAndStore(page, '/')
    network.answer = (_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><h1>Sign in</h1>')
    }
    await page.goto('/')
    await expect(heading(page)).toHaveText('Sign in')
    network.cut = () => true
    await visit(page, '/')
    expect(await missingFiles(page)).toEqual([])
  })

  test('pages that hang, while other files come from the next build', async ({
    page,
    network,
    builds,
  }) => {
    await visitAndStore(page, '/')
    network.answer = (request, response) => {
      if (/\.\w+$/.test(request.url ?? '')) builds.next(request, response)
    }
    await visit(page, '/')
    await expect(page.locator('#root')).not.toHaveAttribute('data-build', /^next/)
  })

  test('a connection that hangs', async ({ page, network }) => {
    await visitAndStore(page, '/')
    // The first visit is not handled by the worker; the second one is.
    await visit(page, '/')
    network.answer = () => {}
    await visit(page, '/')
    await expect(heading(page)).toHaveText(headingAt('/'))
  })
})

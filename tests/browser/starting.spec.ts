import type { Page } from '@playwright/test'
import { card, headingAt, productPage, siteFacts } from './catalogue.ts'
import { expect, test } from './site.ts'
import { holdBackScripts, pathOfUrl, visit, waitForHydration } from './visit.ts'

/** Signs of the browser that the inline script listens to, each of which may never come. */
const silenced: Record<string, () => void> = {
  'nothing silenced': () => {},
  'no PerformanceObserver': () => Reflect.deleteProperty(window, 'PerformanceObserver'),
  'a PerformanceObserver that throws when it is made': () =>
    Reflect.set(window, 'PerformanceObserver', function refuse() {
      throw new DOMException('', 'SecurityError')
    }),
  'a PerformanceObserver that throws when it observes': () => {
    PerformanceObserver.prototype.observe = () => {
      throw new TypeError('unknown type')
    }
  },
  'no report of a paint': () => {
    PerformanceObserver.prototype.observe = () => {}
  },
  'no report of a paint, and no idle time': () => {
    PerformanceObserver.prototype.observe = () => {}
    window.requestIdleCallback = () => 0
  },
  'no report of a paint, and no frames before the script has started': () => {
    PerformanceObserver.prototype.observe = () => {}
    const draw = window.requestAnimationFrame.bind(window)
    let held: FrameRequestCallback[] | undefined = []
    // Playwright keeps this function, and draws frames too.
    window.requestAnimationFrame = (callback) => held?.push(callback) ?? draw(callback)
    const timer = setInterval(() => {
      if (document.querySelector('link[rel=modulepreload]') === null) return
      clearInterval(timer)
      for (const callback of held ?? []) draw(callback)
      held = undefined
    }, 50)
  },
  'no requestIdleCallback': () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  'idle time that is never reported': () => {
    window.requestIdleCallback = () => 0
  },
  'a report of a paint that comes three times': () => {
    const Observer = PerformanceObserver
    Reflect.set(
      window,
      'PerformanceObserver',
      class extends Observer {
        constructor(report: PerformanceObserverCallback) {
          super((list, observer) => {
            for (let time = 0; time < 3; time += 1) report(list, observer)
          })
        }
      },
    )
  },
}

/** The page reacts to its script: its menus are buttons, and the price call opens its popup. */
async function expectStarted(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.getByRole('main').getByRole('button', { name: siteFacts.product.call.button }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The number of requests for the entry. */
function entries(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/main-[\w-]+\.js/.test(name))
        .length,
  )
}

test.describe('the script of a page starts', () => {
  for (const [what, silence] of Object.entries(silenced)) {
    test(`with ${what}`, async ({ page }) => {
      await page.addInitScript(silence)
      await page.goto(productPage)
      await expectStarted(page)
      expect(await entries(page)).toBe(1)
    })
  }

  test('while a picture of the page never arrives', async ({ page }) => {
    await page.route(/\/pictures\//, () => {})
    await page.goto(productPage, { waitUntil: 'commit' })
    await expectStarted(page)
  })

  for (const [what, again] of [
    ['reloaded at the top', (page: Page) => page.reload()],
    [
      'reloaded while it is scrolled',
      async (page: Page) => {
        await page.evaluate(() => scrollTo(0, 700))
        await page.reload()
      },
    ],
    ['opened in another case', (page: Page) => page.goto(productPage.toUpperCase())],
    [
      'reached by Back from another document',
      async (page: Page) => {
        await page.goto('/robots.txt')
        await page.goBack()
      },
    ],
    [
      'reached by Forward from another document',
      async (page: Page) => {
        await page.goto('/robots.txt')
        await page.goBack()
        await page.goBack()
        await page.goForward()
      },
    ],
  ] as const) {
    test(`if it is ${what}`, async ({ page }) => {
      await page.goto('/robots.txt')
      await page.goto(productPage)
      await waitForHydration(page)
      await again(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(productPage))
      await expectStarted(page)
    })
  }
})

test('Back, pressed on a reloaded page before its script has arrived, opens the page before', async ({
  page,
  watch,
}) => {
  // Their script is held back.
  watch.allow(/preloaded using link preload but not used/)
  const heading = page.getByRole('heading', { level: 1 })
  await visit(page, '/')
  await page.getByRole('link', { name: card.title, exact: true }).click()
  await expect(heading).toHaveText(headingAt(productPage))
  const release = await holdBackScripts(page, '**/assets/main-*.js')
  await page.reload()
  await page.evaluate(() => history.back())
  await expect.poll(() => pathOfUrl(page)).toBe('/')
  release()
  await expect(heading).toHaveText(headingAt('/'))
  await waitForHydration(page)
  await page.goForward()
  await expect(heading).toHaveText(headingAt(productPage))
})

test('Back, pressed while its script arrives, keeps what the browser stored with the entry of the page before', async ({
  page,
}) => {
  await visit(page, '/')
  const stored = await page.evaluate(() => history.state)
  await page.getByRole('link', { name: card.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(productPage))
  const sendScript = await holdBackScripts(page, '**/assets/main-*.js')
  await page.reload()
  await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]') !== null)
  const sendPage = await holdBackScripts(page, (url) => url.pathname === '/')
  await page.evaluate(() => history.back())
  const script = page.waitForEvent('requestfinished', (request) => request.url().includes('/main-'))
  sendScript()
  await script
  sendPage()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt('/'))
  await waitForHydration(page)
  expect(await page.evaluate(() => history.state)).toEqual(stored)
})

test('Back, pressed while React takes over the page, opens the page before', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: card.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(productPage))
  // React's scheduler posts messages to itself. Held back, they hold back the hydration.
  await page.addInitScript(() => {
    if (location.pathname !== '/') MessagePort.prototype.postMessage = () => {}
  })
  await page.reload()
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt('/'))
  await waitForHydration(page)
})

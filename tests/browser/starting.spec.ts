import type { Page } from '@playwright/test'
import { card, headingAt, pageName, productPage, rowTag, siteFacts } from './catalogue.ts'
import { expect, test } from './site.ts'
import {
  countLoads,
  holdBackScripts,
  isHydrated,
  pathOfUrl,
  store,
  visit,
  waitForHydration,
} from './visit.ts'

/** The page answers a press: the price call opens its popup. */
async function expectStarted(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.getByRole('main').getByRole('button', { name: siteFacts.product.call.button }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The scripts of the site that a page has fetched. */
function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\/assets\/.*\.js$/.test(name)),
  )
}

/** Waits for longer than a page that starts by itself needs. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2500)
}

/** Of tests of pages that wait for a sign: those of other browsers do not, because these prefetch no links. */
const waits = { tag: '@chromium' }

test('a page that is only read runs no script', { tag: ['@core', '@chromium'] }, async ({
  page,
}) => {
  await page.goto(productPage)
  await rest(page)
  expect(await scriptsOf(page)).toEqual([])
})

test('a browser that fetches no link before it is pressed starts the page once it is loaded', async ({
  page,
}) => {
  // As in Firefox and Safari.
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules'
  })
  await page.goto(productPage)
  await expectStarted(page)
})

test(
  'a remembered unit of the roof calculator is no reason to run a script',
  waits,
  async ({ page }) => {
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('measure.unit./', 'ft'))
    await page.goto(productPage)
    await rest(page)
    expect(await scriptsOf(page)).toEqual([])
  },
)

/** Moves the mouse over the page: the first report of a position is no movement. */
async function moveMouse(page: Page): Promise<void> {
  for (const x of [200, 210, 220]) await page.mouse.move(x, 300)
}

/** The first sign of a person, each as the browser reports it. */
const signs: Record<string, (page: Page) => Promise<unknown>> = {
  'the wheel is turned': (page) => page.mouse.wheel(0, 200),
  'the mouse is moved': moveMouse,
  'a key is pressed': (page) => page.keyboard.press('Shift'),
  'a field is focused by a script': (page) => page.locator('main summary').first().focus(),
  'a screen reader clicks': (page) =>
    page.locator('main h1').evaluate((heading) => heading.dispatchEvent(new MouseEvent('click'))),
  'a password manager fills a field in': (page) =>
    page
      .locator('main input')
      .first()
      .evaluate((field) => field.dispatchEvent(new Event('change', { bubbles: true }))),
  'the page is printed': (page) => page.evaluate(() => dispatchEvent(new Event('beforeprint'))),
  'the hash changes': (page) =>
    page.evaluate(() => {
      location.hash = '#specification'
    }),
  'another tab stores something': (page) =>
    page.evaluate(() => dispatchEvent(new Event('storage'))),
}

test.describe('a page starts at the first sign of a person:', () => {
  for (const [row, [what, giveSign]] of Object.entries(signs).entries()) {
    test(what, rowTag(row, 5), async ({ page }) => {
      await page.goto(productPage)
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '')
      })
      await giveSign(page)
      await expectStarted(page)
    })
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

    test('the screen is touched', async ({ page }) => {
      await page.goto(productPage)
      await page.touchscreen.tap(180, 700)
      await expect.poll(() => isHydrated(page)).toBe(true)
    })
  })

  test('though no idle moment is ever reported', async ({ page }) => {
    await page.addInitScript(() => {
      const { setTimeout } = window
      window.requestIdleCallback = (run, { timeout = 0 } = {}) =>
        setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), timeout)
    })
    await page.goto(productPage)
    await page.keyboard.press('Shift')
    await expectStarted(page)
  })

  test('though the browser cannot report idle moments', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
    await page.goto(productPage)
    await page.keyboard.press('Shift')
    await expectStarted(page)
  })

  test('though a picture of the page never arrives', async ({ page }) => {
    await page.route(/\/pictures\//, () => {})
    await page.goto(productPage, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await page.keyboard.press('Shift')
    await expectStarted(page)
  })
})

/** Pages that would be incomplete without their script. */
const awaited: Record<string, (page: Page) => Promise<unknown>> = {
  'the list': (page) => page.goto('/List'),
  'the comparison': (page) => page.goto('/Compare'),
  'the finder': (page) => page.goto('/Find'),
  'an address with a query': (page) => page.goto(`${productPage}?for=shed`),
  'an address with a hash': (page) => page.goto(`${productPage}#specification`),
  'a page while an enquiry is not sent': (page) => opened(page, 'enquiry.kept.abc', '{}'),
  'a page while a product is on the list': (page) =>
    opened(page, 'list.line.abc', JSON.stringify({ path: productPage, heading: 'x' })),
  'a page while a draft is kept': async (page) => {
    await page.goto('/robots.txt')
    await page.evaluate(() => sessionStorage.setItem('enquiry.draft.contact', '{}'))
    await page.goto(productPage)
  },
}

/** Opens a page of a product while something is stored. */
async function opened(page: Page, key: string, value: string): Promise<void> {
  await store(page, [[key, value]])
  await page.goto(productPage)
}

test.describe('started at once, without a sign, is', () => {
  for (const [what, open] of Object.entries(awaited)) {
    test(what, async ({ page }) => {
      await open(page)
      await expect.poll(() => isHydrated(page)).toBe(true)
    })
  }

  test('the error page, with the pages that have a similar name', async ({ page, watch }) => {
    watch.allow(/404/)
    await page.goto(`${productPage}x`)
    await expect(
      page.getByRole('main').getByRole('link', { name: pageName(productPage) }),
    ).toBeVisible()
  })

  test('a page whose storage may not be read is not', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    })
    await page.goto(productPage)
    await rest(page)
    expect(await scriptsOf(page)).toEqual([])
  })
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
  test(`a page that is ${what} starts at a sign`, async ({ page }) => {
    await page.goto('/robots.txt')
    await visit(page, productPage)
    await again(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(productPage))
    await moveMouse(page)
    await expectStarted(page)
  })
}

test.describe('who reads for ten seconds', () => {
  test('has the files of the page, which do not run', waits, async ({ browser, origin }) => {
    // Without the routes of `watch`, for which the browser would turn its cache off.
    const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(productPage)
    await page.waitForRequest(/\/main-/, { timeout: 20_000 })
    await page.waitForLoadState('networkidle')
    expect(await isHydrated(page)).toBe(false)
    await context.setOffline(true)
    await page.keyboard.press('Shift')
    await expect.poll(() => isHydrated(page)).toBe(true)
    await context.close()
  })

  test('and saves data has none', waits, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto(productPage)
    await page.waitForTimeout(13_000)
    expect(await scriptsOf(page)).toEqual([])
  })
})

for (const [what, giveSign] of [
  ['at the next sign', (page: Page) => page.keyboard.press('Shift')],
  [
    'when the browser is online again',
    (page: Page) => page.evaluate(() => dispatchEvent(new Event('online'))),
  ],
] as const) {
  test(`a script that could not be fetched is fetched ${what}`, async ({ page, watch }) => {
    watch.allow(/request failed|Failed to load resource/)
    await page.route(/\/main-[\w-]+\.js/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto(productPage)
    await moveMouse(page)
    await failed
    await page.waitForTimeout(500)
    await page.unroute(/\/main-[\w-]+\.js/)
    await giveSign(page)
    await expectStarted(page)
  })
}

test.describe('a link that is followed before React listens', () => {
  test('stops what is still loading, and the page does not start', async ({ page, watch }) => {
    watch.allow(/request failed|preloaded using link preload but not used/)
    const pictures: string[] = []
    page.on('requestfailed', (request) => pictures.push(request.url()))
    await page.route(/\/pictures\//, () => {})
    const release = await holdBackScripts(page, '**/assets/main-*.js')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.getByRole('link', { name: card.title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(productPage))
    release()
    expect(pathOfUrl(page)).toBe(productPage)
    expect(pictures.some((url) => url.includes('/pictures/'))).toBe(true)
  })

  test('and leads nowhere: the page loads its pictures, and starts', async ({ page, watch }) => {
    watch.allow(/request failed/)
    await page.route(`**${productPage}`, (route) => route.fulfill({ status: 204 }))
    let isHeld = true
    await page.route(/\/pictures\//, (route) => (isHeld ? undefined : route.continue()))
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const link = page.getByRole('link', { name: card.title, exact: true })
    await link.evaluate((element) => element instanceof HTMLElement && element.click())
    isHeld = false
    await expect.poll(() => isHydrated(page), { timeout: 20_000 }).toBe(true)
    const first = page.locator('main img').first()
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})

test('a page that is left while its script loads the data starts when it is shown again', async ({
  page,
  watch,
}) => {
  watch.allow(/request failed/)
  await page.route(`**${productPage}`, (route) => route.fulfill({ status: 204 }))
  await page.goto('/')
  // The boot script fetches it first, and the router again, because routes turn the cache off.
  let requests = 0
  await page.route('**/data/pages/index.json', (route) => {
    requests += 1
    return requests === 2 ? undefined : route.continue()
  })
  await page.keyboard.press('Shift')
  await expect.poll(() => requests).toBe(2)
  await page.getByRole('link', { name: card.title, exact: true }).click()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => isHydrated(page)).toBe(true)
})

test('a page that is left while its script is imported starts when it is shown again, though Firefox never imports that again', async ({
  page,
  watch,
}) => {
  watch.allow(/request failed|Failed to load resource/)
  await page.route(`**${productPage}`, (route) => route.fulfill({ status: 204 }))
  const loads = countLoads(page)
  await page.route('**/assets/main-*.js', (route) => {
    const isImport = route.request().resourceType() === 'script'
    return isImport && loads() < 2 ? route.abort() : route.continue()
  })
  await page.goto('/')
  const stopped = page.waitForEvent('requestfailed')
  await page.keyboard.press('Shift')
  await stopped
  await page.waitForLoadState('networkidle')
  // Not with the mouse, at which the script would be imported once more.
  const link = page.getByRole('link', { name: card.title, exact: true })
  await link.evaluate((element) => element instanceof HTMLElement && element.click())
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(loads).toBe(2)
  await waitForHydration(page)
})

test('a form that is sent before React listens waits for it', async ({ page, watch }) => {
  watch.allow(/preloaded using link preload but not used/)
  const release = await holdBackScripts(page, '**/assets/main-*.js')
  await page.goto('/Contact')
  await page.getByRole('main').getByRole('textbox').first().fill('Meera')
  const form = page.getByRole('main').locator('form')
  await form.evaluate((element) => {
    if (element instanceof HTMLFormElement) {
      element.noValidate = true
      element.requestSubmit()
    }
  })
  release()
  // The form says which fields are missing, instead of opening a mail program.
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
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
  const asked = page.waitForRequest(/\/main-/)
  await page.keyboard.press('Shift')
  await asked
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
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt('/'))
  await waitForHydration(page)
})

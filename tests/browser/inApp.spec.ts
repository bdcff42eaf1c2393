import type { Page } from '@playwright/test'
import { emptyItem, writeItem } from '../../src/enquiry/list/listItem.ts'
import { itemKeyPrefix } from '../../src/ui/header/listStorage.ts'
import {
  comparePage,
  contactPage,
  headingAt,
  homePage,
  listPage,
  productPage,
  rowTag,
  siteFacts,
} from './catalogue.ts'
import { fillContact, statusOf, submitContact } from './contactForm.ts'
import { removeEndpoint, serveEndpoint } from './endpoint.ts'
import { expect, test } from './site.ts'
import { pathOfUrl, store, visit } from './visit.ts'

const { enquiries, navigation, phone, product } = siteFacts

/** Links to WhatsApp on pages of several kinds. */
const whatsappLinks = [
  ['/', 'banner'],
  ['/', 'contentinfo'],
  ['/Contact', 'main'],
  ['/Find', 'main'],
  [productPage, 'banner'],
  [productPage, 'main'],
  [productPage, 'contentinfo'],
] as const

/** Replacements of `window.open`, as in browsers that open no tabs. */
const tabBlockers: Record<string, () => void> = {
  'opens nothing': () => {
    window.open = () => null
  },
  'throws at open': () => {
    window.open = () => {
      throw new TypeError('not supported')
    }
  },
  'has no open': () => {
    Object.defineProperty(window, 'open', { value: undefined })
  },
  'closes the tab at once': () => {
    const opened = window.open
    window.open = (...address) => {
      const tab = opened.apply(window, address)
      tab?.close()
      return Object.create(tab, { closed: { value: true } })
    }
  },
}

test.describe('in a browser that opens no tabs', () => {
  for (const [row, [what, change]] of Object.entries(tabBlockers).entries()) {
    test(
      `because it ${what}, WhatsApp opens in the same tab`,
      rowTag(row, 2),
      async ({ page, watch }) => {
        watch.allow(
          /request to another origin: https:\/\/wa\.me/,
          /request failed: https:\/\/wa\.me/,
        )
        await page.context().route('https://wa.me/**', (route) =>
          route
            .fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title>' })
            // The request of a closed tab cannot be answered.
            .catch(() => undefined),
        )
        await page.addInitScript(change)
        await visit(page, '/Contact')
        await page.getByRole('main').locator('a[href^="https://wa.me"]:visible').first().click()
        await expect(page).toHaveURL(/^https:\/\/wa\.me\//)
      },
    )
  }

  for (const [row, [path, place]] of whatsappLinks.entries()) {
    const title = `WhatsApp in the ${place} of ${path} opens in the same tab`
    test(title, rowTag(row), async ({ page, watch }) => {
      watch.allow(/request to another origin: https:\/\/wa\.me/)
      await page
        .context()
        .route('https://wa.me/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title>' }),
        )
      await page.addInitScript(() => {
        window.open = () => null
      })
      await visit(page, path)
      await page.getByRole(place).locator('a[href^="https://wa.me"]:visible').first().click()
      await expect(page).toHaveURL(/^https:\/\/wa\.me\//)
    })
  }

  test('elsewhere it opens in a tab of its own, which cannot reach the page', async ({
    page,
    watch,
  }) => {
    watch.allow(/request to another origin: https:\/\/wa\.me/)
    await page
      .context()
      .route('https://wa.me/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title>' }),
      )
    await visit(page, productPage)
    const opened = page.waitForEvent('popup')
    await page.getByRole('banner').locator('a[href^="https://wa.me"]:visible').first().click()
    const tab = await opened
    await expect(tab).toHaveURL(/^https:\/\/wa\.me\//)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    expect(pathOfUrl(page).replace(/\/$/, '')).toBe(productPage)
    await tab.close()
  })
})

const printers: Record<string, () => void> = {
  'has no print': () => Reflect.deleteProperty(window, 'print'),
  'throws at print': () => {
    window.print = () => {
      throw new TypeError('not supported')
    }
  },
  'ignores print': () => {
    window.print = () => {}
  },
}

for (const [row, [what, change]] of Object.entries(printers).entries()) {
  test.describe(`a browser that ${what}`, rowTag(row), () => {
    test.beforeEach(({ page }) => page.addInitScript(change))

    test('says on a product page how to print it', async ({ page }) => {
      await visit(page, productPage)
      await page.getByRole('link', { name: product.ask.print }).click()
      await expect(page.getByRole('alert').filter({ hasText: navigation.noPrint })).toBeVisible()
    })

    for (const [path, label] of [
      ['/List', listPage.words.send.print],
      ['/Compare', comparePage.words.print],
    ] as const) {
      test(`says on ${path} how to print it, or has no button`, async ({ page }) => {
        const slug = productPage.slice(1)
        await page.goto(
          path === '/List'
            ? `/List?p=${slug}&n=x`
            : '/Compare?Aluminiunroofingsheet=on&Upvcroofingsheets=on',
        )
        const button = page.getByRole('button', { name: label })
        const neighbour = page.getByRole('main').getByRole('heading', { level: 2 }).first()
        await expect(neighbour).toBeVisible()
        if (what === 'has no print') return expect(button).toHaveCount(0)
        await button.click()
        await expect(page.getByRole('status').filter({ hasText: navigation.noPrint })).toBeVisible()
      })
    }
  })
}

test.describe('with all site data blocked', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('', 'SecurityError'))
      const forbidden = {
        get() {
          throw new DOMException('', 'SecurityError')
        },
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, forbidden)
      }
      Object.defineProperty(navigator, 'locks', { value: { request: refuse } })
      Object.defineProperty(navigator, 'storage', forbidden)
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
      Object.defineProperty(navigator, 'serviceWorker', {
        value: { register: refuse, ready: new Promise(() => {}) },
      })
    }),
  )

  test('the contact form is sent', async ({ page }) => {
    const endpoint = await serveEndpoint(page, 200)
    await visit(page, '/Contact')
    await fillContact(page)
    await submitContact(page)
    await expect(statusOf(page, enquiries.sent.heading)).toBeVisible()
    expect(endpoint.posted).toHaveLength(1)
  })

  test('the contact form hands the message over if there is no server', async ({ page, watch }) => {
    // As specified, the fields are logged.
    watch.allow(/console log: \{username/)
    await removeEndpoint(page)
    await visit(page, '/Contact')
    await fillContact(page)
    await submitContact(page)
    await expect(statusOf(page, enquiries.notSentYet.heading)).toBeVisible()
    await page.getByRole('button', { name: enquiries.handOver.copy }).click()
    await expect(page.getByText(enquiries.handOver.copyFailed)).toBeVisible()
  })

  test('the list says that it is not saved, and nothing else of it', async ({ page }) => {
    await visit(page, '/List')
    await expect(page.getByText(listPage.words.list.unstored)).toBeVisible()
    await expect(page.getByText(listPage.words.list.stored)).toHaveCount(0)
  })
})

test('a list says that it is saved, and an empty one does not', async ({ page }) => {
  await visit(page, '/List')
  await expect(page.getByText(listPage.words.list.empty)).toBeVisible()
  await expect(page.getByText(listPage.words.list.stored)).toHaveCount(0)
  const item = emptyItem({ path: productPage, heading: headingAt(productPage) })
  await store(page, [[itemKeyPrefix + item.id, writeItem(item)]])
  await visit(page, '/List')
  await expect(page.getByText(listPage.words.list.stored)).toBeVisible()
  await expect(page.getByText(listPage.words.list.unstored)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, heading] of [
    ['/Contact', contactPage.form.heading],
    ['/', homePage.quote.heading],
  ] as const) {
    test(`the form of ${path} says what it does, with the phone number`, async ({ page }) => {
      await page.goto(path)
      const form = page.getByRole('form', { name: heading })
      // Playwright finds no text in a `noscript`.
      const unscripted = form.locator('noscript')
      const html = await unscripted.innerHTML()
      for (const part of [enquiries.unscripted, phone.display, phone.href]) {
        expect(html).toContain(part)
      }
      await expect(form.getByRole('link', { name: enquiries.privacy.link })).toBeVisible()
    })
  }
})

/** Phone links without a visible number. Cards and services do not show it, because the header does. */
function unnumbered(page: Page): Promise<string[]> {
  return page.evaluate(
    (number) =>
      [...document.querySelectorAll<HTMLElement>('a[href^="tel:"]')]
        .filter(
          (link) =>
            link.checkVisibility() && link.closest(':is(#products, #services) ~ ul') === null,
        )
        .filter((link) => !link.innerText.includes(number))
        .map((link) => link.innerText),
    phone.display,
  )
}

for (const width of [640, 1280]) {
  for (const path of ['/', '/Contact', productPage]) {
    const title = `on a device without touch, links of ${path} that call show the number, ${width} px wide`
    test(title, width === 640 ? {} : { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      expect(await unnumbered(page)).toEqual([])
    })
  }
}

test.describe('on a device with touch', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the price button is as specified, without the number', async ({ page }) => {
    await visit(page, productPage)
    const call = page
      .getByRole('main')
      .getByRole('link', { name: product.call.button, exact: true })
    await expect(call.first()).toHaveText(product.call.button, { useInnerText: true })
  })
})

test('the words of a table have hyphens in English, and none in Gujarati and Hindi', async ({
  page,
}) => {
  await visit(page, productPage)
  for (const [language, hyphens] of [
    ['en-IN', 'auto'],
    ['en', 'auto'],
    ['gu-IN', 'manual'],
    ['gu', 'manual'],
    ['hi-IN', 'manual'],
    ['hi', 'manual'],
  ] as const) {
    await page.evaluate((lang) => document.documentElement.setAttribute('lang', lang), language)
    const table = page.locator('main table').first()
    await expect(table, language).toHaveCSS('hyphens', hyphens)
  }
})

import type { Locator, Page, Route } from '@playwright/test'
import {
  categories,
  galleryOf,
  headingAt,
  mostPictures,
  productPage,
  rowTag,
  siteFacts,
  thumbnailName,
} from './catalogue.ts'
import { expect, test } from './site.ts'
import { holdBackScripts, pathOfUrl, waitForHydration } from './visit.ts'

/** The first press on a page, right after it is painted: nothing has run yet, and the press starts the page. */

const { call, ask } = siteFacts.product

/** Opens a page, and waits for its picture but for no script. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The kinds of press. Playwright's own click would first move the mouse, which starts the page earlier. */
const presses: Record<string, (target: Locator) => Promise<unknown>> = {
  'with the mouse': (target) => target.click(),
  'with the keyboard': (target) => target.press('Enter'),
  'by a screen reader': (target) =>
    target.evaluate((element) =>
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    ),
}

for (const [row, [how, press]] of Object.entries(presses).entries()) {
  test.describe(`the first press ${how}`, () => {
    const coreTag = row === 0 ? { tag: '@core' } : {}
    test('on the price call opens its popup on a wide screen', coreTag, async ({ page }) => {
      await open(page, productPage)
      await press(page.getByRole('main').getByRole('link', { name: call.button }).first())
      await expect(page.getByRole('dialog', { name: call.heading })).toBeVisible()
    })

    test('on a thumbnail shows its picture', rowTag(row), async ({ page }) => {
      const { names } = galleryOf(mostPictures)
      await open(page, mostPictures)
      const last = page.getByRole('link', {
        name: thumbnailName(names.length, names.length),
        exact: true,
      })
      await press(last)
      await expect(last).toHaveAttribute('aria-current', 'true')
      expect(pathOfUrl(page)).toBe(mostPictures)
    })

    test('on the main picture enlarges it', rowTag(row), async ({ page }) => {
      await open(page, productPage)
      await press(page.locator('main figure a').first())
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(pathOfUrl(page)).toBe(productPage)
    })

    test('on "print" prints the page', rowTag(row), async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => {
          dispatchEvent(new Event('beforeprint'))
          document.title = 'printed'
        }
      })
      await open(page, productPage)
      await press(page.getByRole('link', { name: ask.print }))
      await expect(page).toHaveTitle('printed')
      expect(new URL(page.url()).hash).toBe('')
    })

    test('on "add to my list" adds the product', rowTag(row), async ({ page }) => {
      await open(page, productPage)
      await press(page.getByRole('button', { name: ask.list, exact: true }))
      await expect(page.getByRole('banner').getByText('(1)')).toBeAttached()
      expect(pathOfUrl(page)).toBe(productPage)
    })

    test('on "share" shares the page', rowTag(row), async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', {
          value: async () => {
            document.title = 'shared'
          },
        })
      })
      await open(page, productPage)
      await press(page.getByRole('link', { name: ask.share }))
      await expect(page).toHaveTitle('shared')
    })
  })
}

test.describe('the first press on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('on the price call is the call itself', async ({ page }) => {
    await open(page, productPage)
    const link = page.getByRole('main').getByRole('link', { name: call.button }).first()
    const isLeftToTheBrowser = await link.evaluate(
      (element) =>
        new Promise((resolve) => {
          // After all other listeners.
          addEventListener('click', (event) => {
            resolve(!event.defaultPrevented)
            event.preventDefault()
          })
          if (element instanceof HTMLElement) element.click()
        }),
    )
    expect(isLeftToTheBrowser).toBe(true)
    await expect(link).toHaveAttribute('href', siteFacts.phone.href)
  })

  test('on the menu opens it', async ({ page }) => {
    await open(page, productPage)
    await page.locator('#open-mobile').click()
    await expect(page.locator('#menu')).toBeVisible()
  })
})

for (const [what, width, findTarget, findOpened] of [
  [
    'price call',
    1280,
    (page: Page) => page.getByRole('main').getByRole('link', { name: call.button }).first(),
    (page: Page) => page.getByRole('dialog', { name: call.heading }),
  ],
  [
    'menu',
    360,
    (page: Page) => page.locator('#open-mobile'),
    (page: Page) => page.locator('#menu'),
  ],
] as const) {
  test(`a press of the mouse on the ${what} counts, though React replaces it before the button is released`, async ({
    page,
    watch,
  }) => {
    watch.allow(/preloaded using link preload but not used/)
    await page.setViewportSize({ width, height: 740 })
    const release = await holdBackScripts(page, '**/assets/main-*.js')
    await open(page, productPage)
    await findTarget(page).hover()
    await page.mouse.down()
    release()
    await waitForHydration(page)
    await page.mouse.up()
    await expect(findOpened(page)).toBeVisible()
  })
}

test('a mouse that rests on a menu while the page starts opens it', async ({ page }) => {
  const [category] = categories
  await open(page, productPage)
  const menu = page.locator(`#open-${category?.key}`)
  const box = await menu.boundingBox()
  if (box === null) throw new Error('the menu is not shown')
  // The page starts at the second of these.
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.move(box.x + 8, box.y + 5)
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
})

/** On the menu of a category, which React answers before it answers the rest of the page. */
const menuPresses: Record<string, (menu: Locator, page: Page) => Promise<void>> = {
  'with the mouse, which has opened it by resting there': async (menu, page) => {
    const box = await menu.boundingBox()
    if (box === null) throw new Error('the menu is not shown')
    for (const x of [5, 8]) await page.mouse.move(box.x + x, box.y + 5)
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.down()
    await page.mouse.up()
  },
  'with the keyboard': async (menu, page) => {
    await page.keyboard.press('Shift')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await menu.press('Enter')
  },
}

for (const [how, pressMenu] of Object.entries(menuPresses)) {
  test(`a menu that is pressed while React takes over the page is open in the end, ${how}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { dispatchEvent } = window
      window.dispatchEvent = (event) => {
        if (event.type !== 'ready') return dispatchEvent.call(window, event)
        document.addEventListener('taken over', () => dispatchEvent.call(window, event))
        return true
      }
    })
    const menu = page.locator(`#open-${categories[0]?.key}`)
    await open(page, productPage)
    await pressMenu(menu, page)
    await page.evaluate(() => document.dispatchEvent(new Event('taken over')))
    // Repeated in a task of its own.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })
}

for (const width of [360, 1280]) {
  test(`a menu that is pressed at the moment that React listens is open in the end, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.addInitScript((id) => {
      const { addEventListener } = HTMLElement.prototype
      let isPressed = false
      HTMLElement.prototype.addEventListener = function (
        ...listener: Parameters<typeof addEventListener>
      ) {
        addEventListener.apply(this, listener)
        if (isPressed || this.id !== 'root' || listener[0] !== 'click') return
        isPressed = true
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          if (innerWidth < 900) document.getElementById('open-mobile')?.click()
          document.getElementById(id)?.click()
        }
        port2.postMessage('press')
      }
    }, `open-${categories[0]?.key}`)
    await open(page, productPage)
    await waitForHydration(page)
    const menu = page.locator(`#open-${categories[0]?.key}`)
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })
}

test('a press that waits is repeated on the link that has replaced the pressed one', async ({
  page,
}) => {
  await page.addInitScript((print) => {
    const { dispatchEvent } = window
    window.dispatchEvent = (event) => {
      if (event.type === 'ready') {
        const links = [...document.querySelectorAll('main a')]
        const link = links.find(({ textContent }) => textContent === print)
        link?.replaceWith(link.cloneNode(true))
      }
      return dispatchEvent.call(window, event)
    }
  }, ask.print)
  await open(page, productPage)
  await page.getByRole('link', { name: ask.print }).click()
  // React does not know the new link.
  await expect(page).toHaveURL(/#specification$/)
})

for (const [what, answer] of [
  ['cannot be fetched', (route: Route) => route.abort()],
  ['a later publication has removed', (route: Route) => route.fulfill({ status: 404 })],
  ['never arrives', () => {}],
] as const) {
  test(`a press that waits for a script that ${what} is done without it`, async ({
    page,
    watch,
  }) => {
    watch.allow(/request failed|Failed to load resource|answered 404|404/)
    await page.route(/\/main-[\w-]+\.js/, answer)
    await open(page, productPage)
    await page.getByRole('link', { name: ask.print }).click()
    await expect(page).toHaveURL(/#specification$/, { timeout: 20_000 })
  })
}

test('a press that waits for a script that arrives late is done once', async ({ page, watch }) => {
  watch.allow(/preloaded using link preload but not used/)
  const release = await holdBackScripts(page, '**/assets/main-*.js')
  await open(page, productPage)
  await page.getByRole('main').getByRole('link', { name: call.button }).first().click()
  release()
  await expect(page.getByRole('dialog', { name: call.heading })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a press that waits while there is no connection waits for one', async ({ page, watch }) => {
  watch.allow(/request failed|Failed to load resource|ERR_/)
  await open(page, productPage)
  await page.route('**', (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: call.button }).first().click()
  // Longer than a press waits for the script.
  await page.waitForTimeout(7000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(productPage))
  await page.unroute('**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('dialog', { name: call.heading })).toBeVisible()
})

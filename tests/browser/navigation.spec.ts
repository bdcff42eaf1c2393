import {
  aliases,
  card,
  fullPaths,
  headingOf,
  home,
  linked,
  paths,
  product,
  routes,
  site,
  titleOf,
} from './catalogue.ts'
import { follow, goTo, type Way } from './follow.ts'
import { expect, test } from './site.ts'
import { pathOf, visit } from './visit.ts'

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('from a home card to the product and its price', async ({ page }) => {
      await visit(page, '/')
      await page.getByRole('link', { name: card.title, exact: true }).click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(headingOf(product))
      await expect(heading).toBeInViewport()
      await expect(page).toHaveTitle(titleOf(product))
      expect(pathOf(page)).toBe(product)
      const main = page.getByRole('main')
      const { button } = site.product.call
      if (device === 'phone') {
        await expect(main.getByRole('link', { name: button })).toHaveAttribute(
          'href',
          site.phone.href,
        )
        await expect(main.getByRole('link', { name: button })).toBeInViewport()
      } else {
        await main.getByRole('button', { name: button }).click()
        await expect(page.getByRole('dialog', { name: site.product.call.heading })).toBeVisible()
      }
    })

    test('Back and Forward go back to the old place, with the focus on the heading', async ({
      page,
    }) => {
      await visit(page, '/')
      const link = page.getByRole('link', { name: card.title, exact: true })
      // As the click does it: it waits for what slides in, and may have to scroll once more.
      await link.hover()
      const left = await page.evaluate(() => scrollY)
      expect(left).toBeGreaterThan(0)
      await link.click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(headingOf(product))
      await expect(heading).toBeFocused()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page.getByRole('status').filter({ hasText: titleOf(product) })).toHaveCount(1)

      await page.evaluate(() => scrollTo(0, 500))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
      // The router notes a place a tenth of a second after the scrolling; nobody is gone sooner.
      await page.waitForTimeout(500)
      await page.goBack()
      await expect(heading).toHaveText(headingOf('/'))
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left))
      await expect(page).toHaveTitle(titleOf('/'))
      await page.goForward()
      await expect(heading).toHaveText(headingOf(product))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    })
  })
}

test('every link of the menus and every card arrives at one heading, title and canonical address', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const menus = linked.map((path): Way => [path, headingOf(path)])
  const cards = home.products.cards.flatMap((card): Way[] => {
    const path = aliases[card.path] ?? card.path
    return [
      ['/', headingOf('/')],
      [path, headingOf(path)],
    ]
  })
  for (const { href, path, headings, title, canonical } of await follow(page, [
    ...menus,
    ...cards,
  ])) {
    expect.soft({ path, headings, title, canonical }, href).toEqual({
      path: href,
      headings: [headingOf(href)],
      title: titleOf(href),
      canonical: [site.url + href],
    })
  }
})

test('twenty fast steps Back and Forward end on the page of the last one', async ({ page }) => {
  await visit(page, '/About')
  await goTo(page, '/Contact')
  await page.evaluate(async () => {
    for (let step = 0; step < 20; step += 1) {
      if (step % 2 === 0) history.back()
      else history.forward()
      await new Promise((done) => addEventListener('popstate', done, { once: true }))
      await new Promise((done) => setTimeout(done, step * 5))
    }
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf('/Contact')])
  expect(pathOf(page)).toBe('/Contact')
})

test('Get Quotes opens the dialer and does not also navigate', async ({ page }) => {
  await visit(page, '/')
  const buttons = page.getByRole('link', { name: home.products.button, exact: true })
  await expect(buttons).toHaveCount(home.products.cards.length)
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('href', site.phone.href)
  }
  await page.evaluate((tel) => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // The dialer itself stays closed here; what the page does with the click is what counts.
      if (link?.getAttribute('href') === tel) event.preventDefault()
    })
  }, site.phone.href)
  await buttons.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'))
  expect(pathOf(page)).toBe('/')
})

test('the whole card leads to its product, its picture included', async ({ page }) => {
  // The place is measured before it is clicked: nothing may slide in between.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const picture = page.getByRole('listitem').filter({ hasText: card.title }).locator('img').first()
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (box === null) throw new Error('the card has no picture')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(product))
})

test('a link is followed by the keyboard like by the mouse', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: card.title, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(product))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a link opened in a new tab is a page of its own', async ({ page, context }) => {
  await visit(page, '/')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('link', { name: card.title, exact: true })
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  // Behind another tab a browser may take its time to draw it.
  await tab.bringToFront()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(headingOf(product))
  expect(pathOf(page)).toBe('/')
})

test('a placeholder page holds its heading and nothing else in its main part', async ({ page }) => {
  const path = paths.find(
    (declared) => routes[declared] === 'product' && !fullPaths.includes(declared),
  )
  test.skip(path === undefined, 'every page is full')
  if (path === undefined) return
  await visit(page, path)
  await expect(page.getByRole('main')).toHaveText(headingOf(path))
})

import {
  aliases,
  card,
  headingAt,
  homePage,
  linked,
  productPage,
  siteFacts,
  titleOf,
} from './catalogue.ts'
import { followLinks, type LinkDestination } from './followLinks.ts'
import { expect, test } from './site.ts'
import { pathOfUrl, visit } from './visit.ts'

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('from a home card to the product and its price', { tag: '@core' }, async ({ page }) => {
      await visit(page, '/')
      await page.getByRole('link', { name: card.title, exact: true }).click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(headingAt(productPage))
      await expect(heading).toBeInViewport()
      await expect(page).toHaveTitle(titleOf(productPage))
      expect(pathOfUrl(page)).toBe(productPage)
      const main = page.getByRole('main')
      const { button } = siteFacts.product.call
      if (device === 'phone') {
        await expect(main.getByRole('link', { name: button })).toHaveAttribute(
          'href',
          siteFacts.phone.href,
        )
        await expect(main.getByRole('link', { name: button })).toBeInViewport()
      } else {
        await main.getByRole('button', { name: button }).click()
        await expect(
          page.getByRole('dialog', { name: siteFacts.product.call.heading }),
        ).toBeVisible()
      }
    })

    test('Back and Forward return to the previous position, with the focus on the heading', {
      tag: device === 'phone' ? '@core' : [],
    }, async ({ page }) => {
      await visit(page, '/')
      const link = page.getByRole('link', { name: card.title, exact: true })
      // Scrolls as the click would, and waits for sections that slide in.
      await link.hover()
      // The router stores the position a tenth of a second after scrolling.
      await page.waitForTimeout(500)
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
      const top = async () => (await link.boundingBox())?.y ?? 0
      const left = await top()
      await link.click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(headingAt(productPage))
      await expect(heading).toBeFocused()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page.getByRole('status').filter({ hasText: titleOf(productPage) })).toHaveCount(
        1,
      )

      await page.evaluate(() => scrollTo(0, 500))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
      await page.waitForTimeout(500)
      await page.goBack()
      await expect(heading).toHaveText(headingAt('/'))
      // The typeface may have changed the layout by a line or two meanwhile.
      await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(60)
      await expect(page).toHaveTitle(titleOf('/'))
      await page.goForward()
      await expect(heading).toHaveText(headingAt(productPage))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    })
  })
}

test('a screen reader announces a new page once: its heading by the focus, its title as a status', {
  tag: ['@core', '@chromium'],
}, async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => {
    const heard: string[] = []
    const note = (what: string, text = '') => heard.push(`${what}: ${text}`)
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) note(target.tagName, target.textContent)
    })
    const status = document.querySelector('[role=status].heard')
    const observer = new MutationObserver(() => note('status', status?.textContent ?? ''))
    if (status !== null)
      observer.observe(status, { childList: true, characterData: true, subtree: true })
    Object.assign(window, { heard })
  })
  await page.getByRole('link', { name: card.title, exact: true }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: titleOf(productPage) })).toHaveCount(1)
  // The rest of the page must not move the focus or announce anything again.
  await expect(page.locator('#specification')).toBeAttached()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const heard = await page.evaluate(() => Reflect.get(window, 'heard'))
  expect(heard.slice(-2)).toEqual([
    `H1: ${headingAt(productPage)}`,
    `status: ${titleOf(productPage)}`,
  ])
  expect(heard.filter((line: string) => !line.startsWith('A: '))).toHaveLength(2)

  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const focused = nodes.filter(
    ({ role, properties }) =>
      role?.value !== 'RootWebArea' &&
      properties?.some(({ name, value }) => name === 'focused' && value.value === true),
  )
  expect(focused.map(({ role, name }) => [role?.value, name?.value])).toEqual([
    ['heading', headingAt(productPage)],
  ])
  await devtools.detach()
})

test('every link of the menus and every card opens a page with its heading, title and canonical address', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const menus = linked.map((path): LinkDestination => [path, headingAt(path)])
  const cards = homePage.products.cards.flatMap((card): LinkDestination[] => {
    const path = aliases[card.path] ?? card.path
    return [
      ['/', headingAt('/')],
      [path, headingAt(path)],
    ]
  })
  for (const { href, path, headings, title, canonical } of await followLinks(page, [
    ...menus,
    ...cards,
  ])) {
    expect.soft({ path, headings, title, canonical }, href).toEqual({
      path: href,
      headings: [headingAt(href)],
      title: titleOf(href),
      canonical: [siteFacts.url + href],
    })
  }
})

test('the whole card is a link to its product, including the picture', async ({ page }) => {
  // The position is measured before the click, so nothing may slide in between.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const picture = page.getByRole('listitem').filter({ hasText: card.title }).locator('img').first()
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (box === null) throw new Error('the card has no picture')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(productPage))
})

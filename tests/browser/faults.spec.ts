import { pageDataAddress } from '../../src/catalogue/address.ts'
import {
  categories,
  headingAt,
  mostPictures,
  productPage,
  propertyLabel,
  siteFacts,
} from './catalogue.ts'
import { dataFaults, fileFaults, filesOf } from './fileFaults.ts'
import { goTo } from './followLinks.ts'
import { overflows, shiftsWhileReading } from './layout.ts'
import { expect, test } from './site.ts'
import { countLoads, pathOfUrl, visit } from './visit.ts'

/** Console messages for a missing file; for a script, each browser has its own. */
const missingFile = [
  /request failed/,
  /console error: Failed to load resource/,
  /answer 404/,
  /page error: .*module/i,
]
const [category] = categories
if (category === undefined) throw new Error('the catalogue is empty')

test.describe('a script that is missing after a deployment', () => {
  test('of the price popup turns the button into a call', async ({ page, watch }) => {
    watch.allow(...missingFile)
    await page.route('**/assets/PricePopup-*.js', (route) => route.fulfill({ status: 404 }))
    await visit(page, productPage)
    await page
      .getByRole('main')
      .getByRole('button', { name: siteFacts.product.call.button })
      .click()
    const call = page.getByRole('main').getByRole('link', { name: siteFacts.product.call.button })
    await expect(call).toHaveAttribute('href', siteFacts.phone.href)
    await expect(call).toContainText(siteFacts.phone.display)
    await expect(call).toBeFocused()
  })
})

test.describe('a link whose page cannot be rendered', () => {
  // The script of the page itself: the others are shared.
  const script = filesOf('/Contact').find((file) => file.includes('ContactPage')) ?? ''
  const data = `/${pageDataAddress('/Contact')}`
  const ways = [
    ...Object.entries(fileFaults).map((way) => [script, ...way] as const),
    ...Object.entries(dataFaults).map((way) => [data, ...way] as const),
  ]
  // The first fault of each file before a publication, all of them at night.
  const isFirst = (way: (typeof ways)[number]) => ways.find(([file]) => file === way[0]) === way
  for (const way of ways.filter(([, what]) => what !== 'says something else')) {
    const [file, what, fault] = way
    const tag = isFirst(way) ? {} : { tag: '@nightly' }
    test(`leads to its document, once: ${file} ${what}`, tag, async ({ page, watch }) => {
      watch.allow(/./)
      await page.route(`**${file}`, (route) => fault(route, file))
      await visit(page, '/About')
      const loads = countLoads(page)
      await page
        .getByRole('banner')
        .getByRole('link', { name: propertyLabel('/Contact') })
        .click()
      await expect.poll(loads).toBe(1)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt('/Contact'))
      expect(pathOfUrl(page)).toBe('/Contact')
      // The document contains the page, with or without the script.
      await expect(page.getByRole('form')).toBeVisible()
      await goTo(page, '/About')
      // The heading is visible before the document has loaded completely.
      await expect.poll(loads).toBe(2)
    })
  }
})

test('offline after the first page, fetched pages open and the others show an error', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(...missingFile, /console (error|warning)/)
  const requested = new Set<string>()
  const fetched = new Set<string>()
  page.on('request', (request) => void requested.add(new URL(request.url()).pathname))
  page.on('response', (response) => void fetched.add(new URL(response.url()).pathname))
  await visit(page, productPage)
  const near = page.locator('main ~ * a').first()
  await near.scrollIntoViewIfNeeded()
  const path = (await near.getAttribute('href')) ?? ''
  await expect.poll(() => fetched.has(`/${pageDataAddress(path)}`)).toBe(true)
  await page.waitForLoadState('networkidle')
  const far = categories
    .flatMap(({ items }) => items)
    .find((item) => !requested.has(`/${pageDataAddress(item.path)}`) && item.path !== productPage)
  if (far === undefined) throw new Error('every product was fetched ahead')
  const home = categories.find(({ items }) => items.includes(far))
  const logged: string[] = []
  page.on('console', (message) => void logged.push(message.text()))
  await context.setOffline(true)
  const heading = page.getByRole('heading', { level: 1 })
  await near.click()
  await expect(heading).toHaveText(headingAt(path))
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: home?.label ?? '' }).click()
  await banner.getByRole('link', { name: far.name, exact: true }).click()
  await expect(heading).toHaveText(siteFacts.error.heading)
  await expect(banner).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(logged.filter((line) => line.startsWith('TypeError'))).toEqual([])
  await context.setOffline(false)
  await page.goBack()
  await expect(heading).toHaveText(headingAt(path))
  await page.goForward()
  await expect(heading).toHaveText(headingAt(far.path))
})

test('missing pictures keep their space and their alternative text', async ({ page, watch }) => {
  watch.allow(/answer 404: .*\/pictures\//, /console error: Failed to load resource.*404/)
  await page.route('**/pictures/**', (route) => route.fulfill({ status: 404 }))
  await visit(page, mostPictures)
  const picture = page.locator('main figure img').first()
  await expect(picture).toHaveAttribute('alt', /\w+/)
  const box = await picture.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1)
  expect(await shiftsWhileReading(page), 'cumulative layout shift').toBe('0.00')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await overflows(page)).toEqual([])
})

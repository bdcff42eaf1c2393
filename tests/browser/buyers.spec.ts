import { type Page, test as plain } from '@playwright/test'
import { appearanceFaults, axeViolationsButInFirefox } from './axe.ts'
import { fullPaths, headingOf, jobs, list, product, site } from './catalogue.ts'
import { askLink, enterRoof, fieldOf, messageOf, openByJob } from './enquiry.ts'
import { InteractionCounter } from './interactionCounter.ts'
import { jobRoofs } from './jobRoofs.ts'
import { expect, test } from './site.ts'
import { visit, waitForHydration } from './visit.ts'

const { words } = list
const { ask } = site.product

/** Roofs as contractors measure them, and the sheets that they know. */
const roofs = [
  { eave: '30', slope: '6.2', slopes: '2', overall: '1060', cover: '1015', endLap: '150' },
  { eave: '12 ft', slope: '7\'6"', slopes: '1', overall: '1090', cover: '1000', endLap: '150' },
]

/** The most taps from the home page to a message about a roof. */
const mostPresses = 14

/** The products that are advised first, and for which job. */
const advised = new Map(
  jobs.flatMap(({ title, products }) => {
    const first = products.find(({ path }) => fullPaths.includes(path))
    return first === undefined ? [] : [[first.path, title] as const]
  }),
)

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

/** Chooses the first value of each list that may be left open. */
async function chooseAll(page: Page): Promise<void> {
  const place = page.getByRole('region', { name: ask.heading })
  for (const select of await place.getByRole('combobox').all()) {
    const unsure = select.getByRole('option', { name: words.line.notSure })
    if ((await unsure.count()) > 0) await select.selectOption({ index: 1 })
  }
}

/** Counts the sheets of a roof, with what is asked of such a sheet, where the product has a calculator. */
async function countSheets(page: Page, roof: (typeof roofs)[number]): Promise<void> {
  const { heading, slopes, more, fields, calculate, working, use } = words.roofCalculator
  const open = page.getByRole('button', { name: heading })
  if ((await open.count()) === 0) return
  await open.tap()
  await page.getByLabel(slopes).selectOption(roof.slopes)
  for (const name of ['eave', 'slope'] as const) {
    await fieldOf(page, fields[name].label).fill(roof[name])
  }
  await page.getByText(more).tap()
  for (const name of ['overall', 'cover', 'endLap'] as const) {
    const field = fieldOf(page, fields[name].label)
    if ((await field.count()) > 0) await field.fill(roof[name])
  }
  await page.getByRole('button', { name: calculate }).tap()
  await expect(page.getByText(working)).toBeVisible()
  const result = page.getByRole('button', { name: use })
  if ((await result.count()) > 0) await result.tap()
}

for (const { job, roof } of jobRoofs) {
  test(`${job.title}, a roof of ${roof.size}: each product ends at a count or a message`, async ({
    page,
  }) => {
    plain.slow()
    const { place } = words.details.fields
    for (const { path } of job.products) {
      const buyer = new InteractionCounter(page)
      await openByJob(buyer, job.key, path)
      await buyer.fill(fieldOf(page, place.label), 'Hazira')
      const { answer, said, send } = await enterRoof(buyer, roof)
      // Nobody follows the link, which leads to another site.
      buyer.presses += 1
      await expect(send).toBeVisible()
      const message = await messageOf(send)
      const { presses, characters } = buyer
      const name = headingOf(path)
      console.log(`${job.title}, ${name}: ${presses} taps, ${characters} characters: ${answer}`)
      for (const text of [name, `${place.label}: Hazira`, ...said]) expect(message).toContain(text)
      await expect(page.locator('main :is([required], [aria-invalid="true"])')).toHaveCount(0)
      expect(presses).toBeLessThanOrEqual(mostPresses)
    }
  })
}

for (const [at, [path, job]] of [...advised].entries()) {
  const place = 'Hazira, Surat'
  test(
    `${job}: from the home page to a message that can be priced`,
    at === 0 ? { tag: '@core' } : {},
    async ({ page }) => {
      plain.slow()
      await visit(page, '/')
      const card = page.locator(`main a[href="${path}"]`).first()
      if ((await card.count()) > 0) await card.tap()
      else await visit(page, path)
      await expect(page.getByRole('heading', { level: 1, name: headingOf(path) })).toBeVisible()
      await expect(page.getByText(words.enquiry.heading)).toBeVisible()
      await chooseAll(page)
      await fieldOf(page, words.details.fields.place.label).fill(place)
      // Where the sheet is known, it is counted; else the number is typed.
      const roof = roofs[at % roofs.length]
      if (roof !== undefined) await countSheets(page, roof)
      const quantity = fieldOf(page, words.line.quantity)
      if ((await quantity.inputValue()) === '') await quantity.fill('40')

      const message = await messageOf(askLink(page))
      expect(message).toMatch(new RegExp(`${words.line.quantity}: \\d+ ${words.line.units.pieces}`))
      const put = page.getByRole('button', { name: words.enquiry.put })
      // Away from the bar at the foot, under which it may stand while the page is scrolled.
      await put.evaluate((button) => button.scrollIntoView({ block: 'center' }))
      expect(await axeViolationsButInFirefox(page)).toEqual([])

      await put.tap()
      await page.getByRole('link', { name: words.enquiry.open }).tap()
      await expect(page.getByRole('heading', { level: 1, name: list.heading })).toBeVisible()
      await expect(page.getByRole('banner').getByText('(1)')).toBeAttached()
      await page.reload()
      await waitForHydration(page)
      await expect(page.getByLabel(words.details.fields.place.label)).toHaveValue(place)
    },
  )
}

test('a list goes by a link into another browser, and is taken over there', async ({
  page,
  browser,
  origin,
}) => {
  plain.slow()
  await visit(page, product)
  await fieldOf(page, words.line.quantity).fill('60')
  await page.getByRole('button', { name: words.enquiry.put }).tap()
  await page.getByRole('link', { name: words.enquiry.open }).tap()
  const link = await page.getByLabel(words.send.linkField, { exact: true }).inputValue()
  const other = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 780 } })
  try {
    const there = await other.newPage()
    await there.goto(link)
    await there.getByRole('button', { name: words.opened.add }).click()
    await expect(there.locator('summary', { hasText: headingOf(product) })).toContainText('60')
    expect(new URL(there.url()).hash).toBe('')
    expect(await appearanceFaults(there)).toEqual([])
  } finally {
    await other.close()
  }
})

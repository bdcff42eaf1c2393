import type { Page } from '@playwright/test'
import { writeListLink } from '../../src/enquiry/list/listLink.ts'
import {
  categories,
  comparePage,
  fullPaths,
  headingAt,
  listPage,
  productPage,
  siteFacts,
} from './catalogue.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

/** The width and height of an A4 page between margins of 1 cm, in CSS pixels. */
const sheet = { width: 718, height: 1047 }

async function printedPages(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length
}

/** Sets the clock of a page to a day. @returns the date as the site writes it */
async function setDay(page: Page, day: string): Promise<string> {
  const noon = new Date(`${day}T12:00:00+05:30`)
  await page.clock.setFixedTime(noon)
  return noon.toLocaleDateString(siteFacts.language, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  })
}

for (const { path, items } of categories.slice(0, 1)) {
  test(`${path} prints the products of its category, and nothing to press`, async ({ page }) => {
    await visit(page, path)
    await page.emulateMedia({ media: 'print' })
    const printed = page.getByRole('navigation').filter({ visible: true })
    await expect(printed.getByRole('listitem')).toHaveCount(items.length)
    await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
  })
}

for (const path of fullPaths) {
  test(`${path} prints as one or two A4 pages, with its table on one page`, {
    tag: ['@chromium', ...(path === productPage ? ['@core'] : [])],
  }, async ({ page }) => {
    await visit(page, path)
    // The button is a plain link until the page is hydrated, and the code for printing runs after that.
    await expect(
      page.getByRole('main').getByRole('button', { name: siteFacts.product.call.button }),
    ).toBeVisible()
    // The printed date is current, also on a page left open overnight.
    const onPaper = page.getByText(siteFacts.product.printedOn.split('{date}')[0] ?? '')
    await expect(onPaper).toHaveCount(1)
    for (const day of ['2027-03-04', '2027-03-05']) {
      const written = await setDay(page, day)
      expect([1, 2]).toContain(await printedPages(page))
      await expect(onPaper).toContainText(written)
    }

    const table = page.getByRole('table')
    const stated = table.locator('tbody tr:has(td):not(:has(td a))')
    const statedOnScreen = await stated.count()
    expect(statedOnScreen).toBeGreaterThan(0)
    const address = await page.locator('link[rel="canonical"]').getAttribute('href')
    await page.setViewportSize(sheet)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(path))
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(
      0,
    )
    // A row that only says "on request" is left out, and so is the heading of a group of them.
    await expect(stated.filter({ visible: true })).toHaveCount(statedOnScreen)
    const kinds = await table
      .locator('tbody tr')
      .filter({ visible: true })
      .evaluateAll((rows) => rows.map((row) => (row.querySelector('td') ? 'row' : 'group')).join())
    expect(kinds.split('row')).toHaveLength(statedOnScreen + 1)
    expect(kinds).not.toMatch(/group,group|group$/)
    // The table is not split: it moves to the next page, and fits on one.
    const box = await table.boundingBox()
    expect(box?.height).toBeLessThan(sheet.height)
    expect(box?.width).toBeLessThanOrEqual(sheet.width)
    const whole = table
      .locator('xpath=ancestor-or-self::*')
      .evaluateAll((elements) =>
        elements.some((element) => getComputedStyle(element).breakInside.startsWith('avoid')),
      )
    expect(await whole).toBe(true)
    await expect(page.locator('main img').first()).toBeVisible()
    const { name, phone, email } = siteFacts
    for (const words of [name, phone.display, email, address ?? '?']) {
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
    }
  })
}

test('a comparison prints what is folded, and no row without a value', {
  tag: '@chromium',
}, async ({ page }) => {
  const pair = fullPaths.slice(0, 2)
  const today = await setDay(page, '2027-03-04')
  // A phone shows two columns, with the labels above them; paper has them beside.
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, `/Compare#${pair.map((path) => path.slice(1))}`)
  const tables = page.getByRole('main').locator('table')
  await expect(tables).toHaveCount(2)
  expect([1, 2]).toContain(await printedPages(page))
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  for (const tier of ['differs', 'partly']) {
    const rows = page.locator(`[data-tier="${tier}"]`)
    expect(await rows.filter({ visible: true }).count()).toBeGreaterThan(0)
    await expect(rows.filter({ visible: false })).toHaveCount(0)
  }
  await expect(page.locator('[data-tier="none"]').filter({ visible: true })).toHaveCount(0)
  const [unstated = '?'] = comparePage.words.none.split('{names}')
  await expect(page.getByText(unstated).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
  for (const text of [...pair.map(headingAt), siteFacts.name, today]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
})

test('a list of ten products prints as one A4 page, with space for a signature', {
  tag: '@chromium',
}, async ({ page }) => {
  const lines = fullPaths.slice(0, 10).map((path) => ({
    path,
    name: headingAt(path),
    quantity: '60',
    unit: 'pieces' as const,
    values: { length: '12 ft', colour: 'Blue' },
  }))
  const today = await setDay(page, '2027-03-04')
  await visit(page, `/List${writeListLink({ items: lines, place: 'Hazira', note: 'By Friday.' })}`)
  await page.getByRole('button', { name: listPage.words.opened.take }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(lines.length)
  expect(await printedPages(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(lines.length + 1)
  const [address] = siteFacts.addresses
  for (const text of [
    ...lines.map(({ name }) => name),
    ...['Hazira', listPage.words.send.sign, siteFacts.name, address?.city ?? '', today],
  ]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
})

test('an empty list prints the text of the screen, and no space for a signature', async ({
  page,
}) => {
  await visit(page, '/List')
  const empty = page.getByText(listPage.words.list.empty)
  await expect(empty).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(empty).toBeVisible()
  await expect(page.getByText(listPage.words.send.sign)).toHaveCount(0)
})

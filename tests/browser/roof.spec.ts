import type { Locator, Page } from '@playwright/test'
import { axeViolationsButInFirefox } from './axe.ts'
import { categories, listPage, pageFileOf, properties } from './catalogue.ts'
import { messageOf } from './enquiry.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const { words } = listPage
const say = words.roofCalculator

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

/** The sheets of the catalogue with this many cover widths in their table, or more. */
function sheetsWithCovers(least: number): string[] {
  const covers = Object.keys(properties).filter((key) => properties[key]?.role === 'cover width')
  return categories.flatMap(({ items }) =>
    items.flatMap(({ path }) => {
      const page = pageFileOf(path)
      if (page.kind !== 'full' || !('rows' in page.specification)) return []
      const rows = page.specification.rows.flatMap((row) =>
        'property' in row && covers.includes(row.property) ? [row.value] : [],
      )
      const isFound = rows.some(
        (value) => typeof value === 'object' && 'values' in value && value.values.length >= least,
      )
      return isFound ? [path] : []
    }),
  )
}

const [sheet] = sheetsWithCovers(2)

/** The distance of an element from the top of the screen. */
async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN
}

/** True if the whole element can be seen: neither the edge of the screen nor the call bar covers it. */
async function isClear(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { left, top, bottom } = one.getBoundingClientRect()
    const seen = (y: number) => {
      const found = document.elementFromPoint(left + 2, y)
      return found !== null && (one.contains(found) || found.contains(one))
    }
    return top >= 0 && bottom <= innerHeight && seen(top + 1) && seen(bottom - 1)
  })
}

/** Types the length and the width of a building, and asks for the sheets. */
async function calculate(page: Page, length: string, width: string): Promise<void> {
  await page.getByLabel(say.fields.eave.label).fill(length)
  await page.getByLabel(say.fields.span.label).fill(width)
  await page.getByRole('button', { name: say.calculate }).tap()
}

test('a buyer who knows the length and the width is answered for each width, and sends the counts', {
  tag: '@core',
}, async ({ page }) => {
  if (sheet === undefined) return
  await visit(page, sheet)
  const open = page.getByRole('button', { name: say.heading })
  await open.scrollIntoViewIfNeeded()
  await open.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  const before = await topOf(open)
  await open.tap()
  const summary = page.locator('summary', { hasText: say.heading })
  await expect(summary).toBeFocused()
  expect(Math.abs((await topOf(summary)) - before)).toBeLessThan(2)

  await calculate(page, '30', '12')
  const cards = page.getByRole('status').getByRole('listitem')
  expect(await cards.count()).toBeGreaterThan(1)
  await expect.poll(() => isClear(cards.first())).toBe(true)
  const counts = await cards.locator('b').allTextContents()
  const message = await messageOf(page.getByRole('link', { name: say.ask }))
  for (const count of counts) expect(message).toContain(count)
  expect(message).not.toMatch(/:\s*$/m)
  expect(await axeViolationsButInFirefox(page)).toEqual([])

  await page
    .getByRole('button', { name: new RegExp(`^${say.useWidth.replace(/\s*\{cover\}.*/, '')}`) })
    .first()
    .tap()
  const [first = ''] = counts
  const [number = ''] = /\d+/.exec(first) ?? []
  await expect(page.locator('main form [name="q"]')).toHaveValue(number)
  await expect(page.locator('main form [name="v.length-unit"]')).toHaveValue('m')
  const used = page.getByRole('status').filter({ hasText: number }).last()
  await expect.poll(() => isClear(used)).toBe(true)
})

test('an address with a size opens the calculator with its answer, and the sheet is chosen below it', async ({
  page,
}) => {
  if (sheet === undefined) return
  await visit(page, '/Find#sheets/length=20&width=40&unit=ft')
  await expect(page.getByLabel(say.fields.eave.label)).toHaveValue('20')
  await expect(page.getByLabel(say.fields.span.label)).toHaveValue('40')
  await expect(page.getByLabel(say.unit)).toHaveValue('ft')
  const cards = page.getByRole('status').getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await page.getByLabel(say.whichSheet).selectOption(sheet)
  await expect.poll(() => cards.count()).toBeGreaterThan(1)
  await page.getByRole('button', { name: words.enquiry.put }).tap()
  await page.getByRole('link', { name: words.enquiry.open }).tap()
  const counted = page.getByText(words.line.calculated).filter({ visible: true })
  await expect(counted.first()).toBeVisible()
  const missing = page.getByText(words.goesWith.missing.replace(/\s*\{parts\}.*/, ''))
  await expect(missing).toHaveCount(1)
  await page.getByRole('button', { name: words.goesWith.add }).tap()
  await expect(page.getByText(words.goesWith.added)).toBeFocused()
  await expect(page.getByLabel(words.details.fields.note.label)).not.toHaveValue('')
})

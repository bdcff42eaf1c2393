import type { Locator, Page } from '@playwright/test'
import { roofFragment, sketchFragment } from '../../src/roof/roofAddress.ts'
import { axeViolationsButInFirefox } from './axe.ts'
import {
  answers,
  categories,
  comparePage,
  headingAt,
  jobs,
  listPage,
  pageFileOf,
  properties,
  siteFacts,
} from './catalogue.ts'
import { messageOf } from './enquiry.ts'
import { expect, test } from './site.ts'
import { holdBackScripts, visit } from './visit.ts'

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

/** The button of a unit: as large as its label. */
function unitButton(page: Page, unit: 'ft' | 'm'): Locator {
  return page.getByRole('radio', { name: words.line.lengthUnits[unit] })
}

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

/** Types the length and the width of a building in metres, and asks for the sheets. */
async function calculate(page: Page, length: string, width: string): Promise<void> {
  await unitButton(page, 'm').tap()
  await page.getByLabel(say.fields.eave.label).fill(length)
  await page.getByLabel(say.fields.span.label).fill(width)
  await page.getByRole('button', { name: say.calculate }).tap()
}

/** The texts as a message has them: on the page a number and its unit stay on one line. */
function withPlainSpaces(texts: readonly string[]): string[] {
  return texts.map((text) => text.replaceAll('\u00a0', ' '))
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
  // It is as wide as both buttons: in the place of its own, or in the row below.
  const moved = (await topOf(summary)) - before
  expect(moved).toBeGreaterThan(-2)
  expect(moved).toBeLessThan(80)

  await calculate(page, '30', '12')
  const cards = page.getByRole('status').getByRole('listitem')
  expect(await cards.count()).toBeGreaterThan(1)
  await expect.poll(() => isClear(cards.first())).toBe(true)
  const counts = await cards.locator('b').allTextContents().then(withPlainSpaces)
  const message = await messageOf(page.getByRole('link', { name: say.ask }))
  for (const count of counts) expect(message).toContain(count)
  expect(message).not.toMatch(/:\s*$/m)
  expect(await axeViolationsButInFirefox(page)).toEqual([])

  await cards.first().getByRole('button').tap()
  const [first = ''] = counts
  const [number = ''] = /\d+/.exec(first) ?? []
  await expect(page.locator('main form [name="q"]')).toHaveValue(number)
  await expect(page.locator('main form [name="v.length-unit"]')).toHaveValue('m')
  const used = page.getByRole('status').filter({ hasText: number }).last()
  await expect.poll(() => isClear(used)).toBe(true)
  // The width comes with the count, and the other counts stay.
  const [key = '', property] =
    Object.entries(properties).find(([, { role }]) => role === 'overall width') ?? []
  const chosen = page.locator(`main form [name="v.${key}"] option:checked`)
  const width = (await chosen.textContent()) ?? ''
  await expect(used).toContainText(width)
  const sent = await messageOf(page.getByRole('link', { name: say.ask }))
  expect(sent).toContain(`${property?.label}: ${width}`)
  expect(await cards.locator('b').allTextContents().then(withPlainSpaces)).toEqual(counts)
  const buttons = cards.getByRole('button')
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true')
  expect(await axeViolationsButInFirefox(page)).toEqual([])
  await buttons.last().tap()
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(chosen).not.toHaveText(width)
})

test('a roof typed in the finder travels to the calculator of a product, its message and the list', {
  tag: '@core',
}, async ({ page }) => {
  // Any sentence that finds the sheet.
  const typed = `12 x 30 m ${headingAt(sheet ?? '')}`
  if (sheet === undefined) return
  await visit(page, `/Find?${new URLSearchParams({ q: typed })}`)
  const results = page.locator('#results')
  await results.locator(`a[href^="${sheet}?"]`).first().tap()
  await expect(page.getByRole('heading', { level: 1, name: headingAt(sheet) })).toBeFocused()
  await expect(page.getByLabel(say.fields.eave.label)).toHaveValue('30')
  await expect(page.getByLabel(say.fields.span.label)).toHaveValue('12')
  const cards = page.getByRole('status').getByRole('listitem')
  await expect.poll(() => cards.count()).toBeGreaterThan(1)
  const [count = ''] = await cards.locator('b').allTextContents().then(withPlainSpaces)
  const message = await messageOf(page.getByRole('link', { name: say.ask }))
  expect(message).toContain(`${siteFacts.product.ask.purpose}: ${typed}`)
  expect(message).toContain(count)

  await page.getByRole('button', { name: siteFacts.product.ask.list }).tap()
  await page.getByRole('link', { name: words.enquiry.open }).tap()
  const item = page.locator('li', { has: page.getByRole('heading', { name: headingAt(sheet) }) })
  await expect(item.locator('summary').first()).toContainText(
    `${siteFacts.product.ask.purpose}: ${typed}`,
  )
  await item.locator('summary').first().tap()
  await item.getByText(say.heading, { exact: true }).tap()
  await expect(item.getByText(count).first()).toBeVisible()
  const sent = await messageOf(
    page.getByRole('link', { name: siteFacts.enquiries.handOver.whatsapp }),
  )
  expect(sent).toContain(`${siteFacts.product.ask.purpose}: ${typed}`)
})

test('the unit is asked for before anything is counted, and 20 x 40 ft in one field fills both', {
  tag: '@core',
}, async ({ page }) => {
  if (sheet === undefined) return
  await visit(page, `${sheet}?r.slopes=2`)
  const length = page.getByLabel(say.fields.eave.label)
  const width = page.getByLabel(say.fields.span.label)
  const cards = page.getByRole('status').getByRole('listitem')
  for (const unit of ['ft', 'm'] as const) {
    await expect(unitButton(page, unit)).not.toBeChecked()
    const box = await unitButton(page, unit).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await length.fill('40')
  await width.fill('20')
  await page.getByRole('button', { name: say.calculate }).tap()
  await expect(unitButton(page, 'ft')).toBeFocused()
  await expect(page.getByText(say.faults.noUnit).first()).toBeVisible()
  await expect(cards).toHaveCount(0)
  expect(await axeViolationsButInFirefox(page)).toEqual([])
  const form = page.locator('form', { has: page.getByRole('radiogroup') })
  expect(await form.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)

  await unitButton(page, 'ft').tap()
  await expect(cards).not.toHaveCount(0)
  const inFeet = await cards.allTextContents()
  await expect(page.getByText('40 ft x 20 ft')).toBeVisible()
  await page.reload()
  // The choice is remembered; what is typed is not.
  await expect(unitButton(page, 'ft')).toBeChecked()
  await unitButton(page, 'm').tap()
  await length.fill('20 x 40 ft')
  await page.getByRole('button', { name: say.calculate }).tap()
  await expect(length).toHaveValue('40 ft')
  await expect(width).toHaveValue('20 ft')
  expect(await cards.allTextContents()).toEqual(inFeet)
})

test('the building of one page is filled in on the next, and counted there when it is asked for', async ({
  page,
}) => {
  if (sheet === undefined) return
  await visit(page, `${sheet}?r.slopes=2`)
  await calculate(page, '30', '12')
  const cards = page.getByRole('status').getByRole('listitem')
  await expect(cards).not.toHaveCount(0)
  await visit(page, `/Find#${roofFragment}`)
  await expect(page.getByText(say.lastBuilding)).toBeVisible()
  await expect(page.getByLabel(say.fields.eave.label)).toHaveValue('30')
  await expect(page.getByLabel(say.fields.span.label)).toHaveValue('12')
  await expect(unitButton(page, 'm')).toBeChecked()
  await expect(cards).toHaveCount(0)
  await page.getByRole('button', { name: say.calculate }).tap()
  await expect(cards).not.toHaveCount(0)
  await expect(page.getByText(say.lastBuilding)).toHaveCount(0)
})

test('a roof with hips is sent as a sketch: what to draw, and a message that says so', async ({
  page,
}) => {
  const question = answers.find(({ link }) => `#${link?.fragment}` === sketchFragment)
  if (sheet === undefined || question?.link === undefined) return
  await visit(page, `/Find?${new URLSearchParams({ q: question.search[0] ?? '' })}`)
  await page.getByRole('link', { name: question.link.label }).tap()
  await expect(page.getByLabel(say.slopes)).toHaveValue('sketch')
  for (const point of say.sketch.points) await expect(page.getByText(point)).toBeVisible()
  await expect(page.getByRole('button', { name: say.calculate })).toHaveCount(0)
  const send = page.getByRole('link', { name: siteFacts.photograph.link })
  const message = await messageOf(send)
  expect(message).toContain(`${say.slopes}: ${say.shapes.sketch}`)
  expect(message).toContain(say.sketch.message)
  expect(message).not.toMatch(/:\s*$/m)
  expect(await axeViolationsButInFirefox(page)).toEqual([])
})

test('a length and its unit are in one line, though only the length has a hint', async ({
  page,
}) => {
  if (sheet === undefined) return
  await visit(page, `${sheet}?for=shed`)
  const [length, unit] = ['v.length', 'v.length-unit'].map((name) =>
    page.locator(`main form [name="${name}"]`),
  )
  if (length === undefined || unit === undefined || (await unit.count()) === 0) return
  await expect(unit).toBeVisible()
  expect(await topOf(unit)).toBeCloseTo(await topOf(length), 0)
})

test('a job is named in the message of the calculator, of the comparison and on the list', async ({
  page,
}) => {
  const [job] = jobs
  if (job === undefined) return
  const { purpose } = siteFacts.product.ask
  const named = `${purpose}: ${job.title}`
  await visit(page, `/Find?${new URLSearchParams({ q: `${job.title} 12 x 30 m` })}`)
  const answer = page.locator(`#${job.key}`)
  await answer.locator('a[href^="#sheets/"]').tap()
  await expect(page.getByLabel(say.fields.span.label)).toHaveValue('12')
  expect(await messageOf(page.getByRole('link', { name: say.ask }))).toContain(named)
  await page.goBack()
  await answer.locator('a[href*="/Compare"]').tap()
  const enquiries = page.getByRole('region', { name: siteFacts.product.ask.heading })
  const ask = enquiries.getByRole('link', { name: siteFacts.product.ask.whatsapp })
  await expect.poll(() => messageOf(ask.first())).toContain(named)
  await enquiries.getByRole('button', { name: comparePage.words.list }).first().tap()
  await page.getByRole('link', { name: comparePage.words.open }).tap()
  await expect(page.locator('main ol summary').first()).toContainText(named)
})

/** The number of options whose whole text fits the field, left of its arrow of 16 px. */
function fittingOptions(select: Locator): Promise<number> {
  return select.evaluate((field) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    const canvas = document.createElement('canvas').getContext('2d')
    if (!(field instanceof HTMLSelectElement) || canvas === null) return 0
    canvas.font = font
    const room =
      field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 16
    return [...field.options].filter(({ text }) => canvas.measureText(text).width <= room).length
  })
}

test('an address with a size opens the calculator with its answer, and the sheet is chosen below it', async ({
  page,
}) => {
  if (sheet === undefined) return
  await visit(page, '/Find#sheets/length=20&width=40&unit=ft')
  await expect(page.getByLabel(say.fields.eave.label)).toHaveValue('20')
  await expect(page.getByLabel(say.fields.span.label)).toHaveValue('40')
  // The fields are folded: the answer is what is read.
  await page.getByText(say.change).tap()
  await expect(unitButton(page, 'ft')).toBeChecked()
  const cards = page.getByRole('status').getByRole('listitem')
  // One for each sheet that can be counted; its name chooses it.
  const named = cards.getByRole('button')
  expect(await named.count()).toBe(await cards.count())
  const choice = page.getByLabel(say.whichSheet)
  const options = await choice.getByRole('option').allTextContents()
  for (const name of await named.allTextContents()) expect(options).toContain(name)
  await named.first().tap()
  await expect(choice).not.toHaveValue('')
  await expect(named).toHaveCount(0)
  await choice.selectOption(sheet)
  await expect.poll(() => cards.count()).toBeGreaterThan(1)
  // The name of each sheet fits its field.
  const { length: names } = await choice.getByRole('option').all()
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await fittingOptions(choice)).toBe(names)
  }
  await page.getByRole('button', { name: words.enquiry.put }).tap()
  await page.getByRole('link', { name: words.enquiry.open }).tap()
  const counted = page.getByText(words.line.calculated).filter({ visible: true })
  await expect(counted.first()).toBeVisible()
  await expect(page.getByText(words.goesWith.missing)).toHaveCount(1)
  await page.getByRole('button', { name: words.goesWith.add }).first().tap()
  await expect(page.getByText(words.goesWith.added.replace(/\{part\}.*/, ''))).toBeFocused()
  await expect(page.getByLabel(words.details.fields.note.label)).not.toHaveValue('')
})

test('nothing below the calculator of the finder moves when it arrives', async ({ page }) => {
  const release = await holdBackScripts(page, /\/RoofFinder-[\w-]+\.js$/)
  await visit(page, '/Find')
  const section = page.locator(`#${roofFragment}`)
  await section.scrollIntoViewIfNeeded()
  const heightAt = async (width: number) => {
    await page.setViewportSize({ width, height: 640 })
    return (await section.boundingBox())?.height
  }
  const widths = [360, 412, 768, 1280]
  const before = []
  for (const width of widths) before.push(await heightAt(width))
  const fields = section.getByRole('textbox')
  await expect(fields).toHaveCount(0)
  release()
  await expect(fields.first()).toBeVisible()
  const after = []
  for (const width of widths) after.push(await heightAt(width))
  expect(after).toEqual(before)
})

for (const size of ['', '/length=20&width=40']) {
  test(`who comes for the calculator by #${roofFragment}${size} sees its heading while it is loaded`, async ({
    page,
  }) => {
    const release = await holdBackScripts(page, /\/RoofFinder-[\w-]+\.js$/)
    await visit(page, `/Find#${roofFragment}${size}`)
    const section = page.locator(`#${roofFragment}`)
    const heading = section.getByRole('heading', { name: say.heading })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
    await expect(section.getByRole('textbox')).toHaveCount(0)
    release()
    await expect(section.locator('form')).toBeVisible()
  })
}

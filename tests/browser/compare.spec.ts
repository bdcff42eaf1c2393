import type { Page } from '@playwright/test'
import { appearanceFaults } from './axe.ts'
import { categories, comparePage, headingAt, properties, siteFacts } from './catalogue.ts'
import { expect, test } from './site.ts'
import { pathOfUrl, visit } from './visit.ts'

const { words } = comparePage
const [category] = categories.toSorted((a, b) => b.items.length - a.items.length)
if (category === undefined) throw new Error('there is no category')
const [first, second, third] = category.items
if (first === undefined || second === undefined || third === undefined) {
  throw new Error(`${category.path} has no three products`)
}

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

const column = (page: Page, path: string) =>
  page.getByRole('columnheader', { name: headingAt(path) })

const boxOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `${siteFacts.category.compare}: ${name}` })

test('a comparison opened by its address fits every screen', async ({ page }) => {
  await page.goto(`/Compare#${[first, second].map(({ path }) => path.slice(1))}`)
  await expect(column(page, second.path)).toBeVisible()
  expect(await appearanceFaults(page)).toEqual([])
})

test('the buttons of four products, of which two are shown, are all on a small screen', async ({
  page,
}) => {
  const four = categories.flatMap(({ items }) => items).slice(0, 4)
  await page.goto(`/Compare#${four.map(({ path }) => path.slice(1))}`)
  const choice = page.getByRole('group', { name: words.pair })
  await choice.scrollIntoViewIfNeeded()
  for (const { path } of four) {
    const button = choice.getByRole('button', { name: headingAt(path) })
    await expect(button).toBeInViewport({ ratio: 1 })
  }
})

test('of three products, what differs and what is the same is said of the two that are shown', async ({
  page,
}) => {
  await page.goto(`/Compare#${[first, second, third].map(({ path }) => path.slice(1))}`)
  await expect(column(page, second.path)).toBeVisible()
  const rows = () =>
    page.locator('tbody[data-tier]').evaluateAll((all) =>
      all.map((row) => ({
        tier: row.getAttribute('data-tier'),
        label: row.querySelector('th')?.textContent,
        values: [...row.querySelectorAll('td')].map((cell) => cell.textContent),
      })),
    )
  const choice = page.getByRole('group', { name: words.pair })
  const before = await rows()
  await choice.getByRole('button', { name: headingAt(third.path) }).tap()
  await expect(column(page, third.path)).toBeVisible()
  const shown = [...before, ...(await rows())]
  expect(shown.length).toBeGreaterThan(1)
  // Whoever decides by a property learns that it is not stated; other rows have a value.
  const decisive = Object.values(properties).flatMap(({ label, decides }) =>
    decides ? [label] : [],
  )
  for (const { label, tier, values } of shown) {
    const stated = values.filter(
      (value) => value !== words.askFor && !value?.endsWith(words.unstated),
    )
    if (tier === 'same') expect(stated).toHaveLength(2)
    if (tier === 'differs') expect(new Set(stated).size).toBe(2)
    if (!decisive.some((other) => other === label)) expect(stated).not.toEqual([])
  }
})

test('from a range to a comparison of three, and back', { tag: '@core' }, async ({ page }) => {
  await visit(page, category.path)
  for (const { name } of [first, second]) await boxOf(page, name).tap()
  // The button has taken the place of the bar that calls.
  const bar = page.getByRole('complementary', { name: siteFacts.footer.contact })
  await expect(bar.getByRole('link', { name: siteFacts.navigation.call })).toHaveCount(0)
  const compare = page.getByRole('button', { name: siteFacts.category.compareChosen })
  await expect(compare).toBeInViewport({ ratio: 1 })
  await compare.tap()
  await expect(column(page, first.path)).toBeVisible()
  await expect(column(page, second.path)).toBeInViewport({ ratio: 1 })
  expect(pathOfUrl(page)).toBe('/Compare')
  const chosen = `#${[first, second].map(({ path }) => path.slice(1))}`
  await expect.poll(() => new URL(page.url()).hash).toBe(chosen)

  await page.getByLabel(words.add).selectOption(third.path)
  const put = page.getByRole('button', { name: words.put, exact: true })
  await expect(put).toHaveCSS('position', 'static')
  await put.tap()
  // Two products have a column at a time; a tap shows the others.
  const choice = page.getByRole('group', { name: words.pair })
  await choice.getByRole('button', { name: headingAt(third.path), pressed: false }).tap()
  for (const { path } of [first, third]) {
    await column(page, path).scrollIntoViewIfNeeded()
    await expect(column(page, path)).toBeInViewport({ ratio: 1 })
  }
  await expect(column(page, second.path)).toHaveCount(0)
  // The table does not scroll by itself, or its names could not stay in view.
  const table = page.getByRole('table')
  const around = await table
    .locator('xpath=ancestor-or-self::*[ancestor::main]')
    .evaluateAll((all) => all.filter((one) => /auto|scroll/.test(getComputedStyle(one).overflow)))
  expect(around).toEqual([])
  // The names stay in view.
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  await expect(column(page, first.path)).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(column(page, third.path)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(category.path))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the checkboxes lead to the comparison page', async ({ page }) => {
    await page.goto(category.path)
    await boxOf(page, first.name).check()
    await page.getByRole('button', { name: siteFacts.category.compareChosen }).click()
    expect(pathOfUrl(page).replace(/\/$/, '')).toBe('/Compare')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(comparePage.heading)
  })
})

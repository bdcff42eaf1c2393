import type { FrameLocator, Locator } from '@playwright/test'
import { figureText } from '../../src/editor/edit/figureText.ts'
import { words } from '../../src/editor/edit/words.ts'
import { categories, pageOf, site } from './catalogue.ts'
import { expect, last, openPage, row, startsWith, test } from './editor.ts'

test.setTimeout(120_000)

const shown = pageOf(row.path)

/** What is pressed on the page of a product, and what the field says that has the focus then. */
const presses: readonly [string, (page: FrameLocator) => Locator, RegExp][] = [
  [
    'a text',
    (page) => page.getByText(shown.kind === 'full' ? shown.tagline : '').first(),
    startsWith(shown.kind === 'full' ? shown.tagline : ''),
  ],
  ['a picture', (page) => page.getByRole('main').locator('img').first(), /\.(?:jpg|png|webp)$/],
  [
    'a link, which is not followed',
    (page) => page.getByRole('contentinfo').getByRole('link', { name: site.email }).first(),
    startsWith(site.email),
  ],
]

for (const [what, press, value] of presses) {
  test(`a press on ${what} opens its field`, async ({ page, editor }) => {
    await page.goto(editor.address)
    await openPage(page, row.path)
    await press(page.frameLocator('iframe')).click()
    await expect(page.locator(':focus')).toHaveValue(value)
  })
}

test('a menu of the page opens first, and then its words are pressed', async ({ page, editor }) => {
  await page.goto(editor.address)
  await openPage(page, row.path)
  const header = page.frameLocator('iframe').getByRole('banner')
  await header.getByRole('button', { name: site.navigation.menu }).click()
  const [first] = categories
  await header.getByRole('button', { name: first?.label ?? '' }).click()
  await header.getByRole('button', { name: first?.label ?? '' }).click()
  await expect(page.locator(':focus')).toHaveValue(first?.label ?? '')
})

test('links are followed on request, and the form follows', async ({ page, editor }) => {
  await page.goto(editor.address)
  await openPage(page, row.path)
  await page.getByLabel(words.followLinks).check()
  const frame = page.frameLocator('iframe')
  await frame
    .getByRole('main')
    .or(frame.getByRole('navigation'))
    .getByRole('link', { name: categories[0]?.label ?? '' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categories[0]?.label ?? '')
})

test('a figure is searched for, and opens in its place', async ({ page, editor }) => {
  await page.goto(editor.address)
  const search = page.getByRole('searchbox')
  await search.waitFor()
  await page.keyboard.press('Control+K')
  await expect(search).toBeFocused()
  await page.keyboard.type(figureText(row.figure))
  const found = page.getByRole('main').getByRole('button', { name: String(last) })
  await found.first().click()
  await expect(page.locator(':focus')).toHaveValue(new RegExp(String(last)))
})

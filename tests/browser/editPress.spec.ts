import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FrameLocator, Locator } from '@playwright/test'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { sharedFilePath } from '../../src/pages/dataFiles.ts'
import { figureText } from '../../src/pages/product/rules/figureText.ts'
import { categories, pageFileOf, pageName, properties, siteFacts } from './catalogue.ts'
import { expect, last, openPage, row, rowAt, startsWith, test, unknownRows } from './editor.ts'

test.setTimeout(120_000)

const shown = pageFileOf(row.path)

/** The middle of a text inside a longer one, from the corner of their element. */
function positionOf(inside: Locator, text: string): Promise<{ x: number; y: number }> {
  return inside.evaluate((element, text) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (!texts.currentNode.nodeValue?.includes(text)) {
      if (!texts.nextNode()) throw new Error(`there is no "${text}"`)
    }
    const range = document.createRange()
    const at = texts.currentNode.nodeValue.indexOf(text)
    range.setStart(texts.currentNode, at)
    range.setEnd(texts.currentNode, at + text.length)
    const { left, top } = element.getBoundingClientRect()
    const [box = new DOMRect()] = range.getClientRects()
    return { x: box.left - left + box.width / 2, y: box.top - top + box.height / 2 }
  }, text)
}

/** Elements of a product page, and the content of the field that has the focus after a press on each. */
const presses: readonly [string, (page: FrameLocator) => Locator, RegExp][] = [
  [
    'a text',
    (page) => page.getByText(shown.kind === 'full' ? shown.tagline : '').first(),
    startsWith(shown.kind === 'full' ? shown.tagline : ''),
  ],
  [
    'a figure of the table',
    (page) =>
      page
        .getByRole('row', { name: startsWith(properties[row.property]?.label ?? '') })
        .getByRole('cell')
        .last(),
    startsWith(figureText(row.figure)),
  ],
  ['a picture', (page) => page.getByRole('main').locator('img').first(), /\.(?:jpg|png|webp)$/],
  [
    'a link, which is not followed',
    (page) => page.getByRole('contentinfo').getByRole('link', { name: siteFacts.email }).first(),
    startsWith(siteFacts.email),
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

/** The names of the rows of the table of that page. */
const labels =
  shown.kind === 'full' && 'rows' in shown.specification
    ? shown.specification.rows.map(
        (one) => ('property' in one && properties[one.property]?.label) || '',
      )
    : []

/** A text of the preview without the marks of its places. */
function withoutMarks(text: string): string {
  return text.replaceAll(/[\u2061-\u2064]/g, '')
}

test('a press on a short figure at the top opens its row of the table, and one on its name the name', async ({
  page,
  editor,
}) => {
  await page.goto(editor.address)
  await openPage(page, row.path)
  const top = page.frameLocator('iframe').getByRole('main').locator('dl').first()
  const name = top.locator('dt').first()
  const label = withoutMarks(await name.innerText())
  await top.locator('dd').first().locator('span').first().click()
  await expect(rowAt(page, labels.indexOf(label)).locator(':focus')).toBeVisible()
  await name.click({ position: await positionOf(name, label) })
  await expect(page.locator(':focus')).toHaveValue(label)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a press on a figure in a list of products opens its row in the table of its product', async ({
    page,
    editor,
  }) => {
    const category = categories.find(({ items }) => items.some(({ path }) => path === row.path))
    await page.goto(editor.address)
    await openPage(page, category?.path ?? '')
    const { name = '' } = category?.items.find(({ path }) => path === row.path) ?? {}
    const entries = page.frameLocator('iframe').getByRole('listitem').filter({ hasText: name })
    const line = entries.getByRole('paragraph').last()
    const said = withoutMarks(await line.innerText())
    const label = labels.find((one) => one !== '' && said.startsWith(one)) ?? ''
    // The link of the entry lies over it.
    await line.locator('span').last().tap({ force: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName(row.path))
    await expect(rowAt(page, labels.indexOf(label)).locator(':focus')).toBeVisible()
  })
})

test('a press on a name in the row of properties without a figure opens the row of that property', async ({
  page,
  editor,
}) => {
  // The page joins these rows to one, which names all of their properties.
  const unknown = unknownRows.at(-1)
  test.skip(unknown === undefined, 'every row has a figure')
  if (unknown === undefined) return
  await page.goto(editor.address)
  await openPage(page, unknown.path)
  const label = properties[unknown.property]?.label ?? ''
  const names = page.frameLocator('iframe').getByRole('rowheader').filter({ hasText: label })
  await names.click({ position: await positionOf(names, label) })
  await expect(rowAt(page, unknown.at).locator(':focus')).toBeVisible()
})

test('a first press opens a menu of the page, and a second one opens the field of its text', async ({
  page,
  editor,
}) => {
  await page.goto(editor.address)
  await openPage(page, row.path)
  const header = page.frameLocator('iframe').getByRole('banner')
  await header.getByRole('button', { name: siteFacts.navigation.menu }).click()
  const [first] = categories
  await header.getByRole('button', { name: first?.label ?? '' }).click()
  await header.getByRole('button', { name: first?.label ?? '' }).click()
  await expect(page.locator(':focus')).toHaveValue(first?.label ?? '')
})

test('the tasks of a page close on Escape, and return the focus', async ({ page, editor }) => {
  await page.goto(editor.address)
  await openPage(page, row.path)
  const tasks = page.getByText(editorWords.thisPage)
  await tasks.click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: editorWords.renamePage })).toBeHidden()
  await expect(tasks).toBeFocused()
})

test('links are followed on request, and the form follows', async ({ page, editor }) => {
  await page.goto(editor.address)
  await openPage(page, row.path)
  await page.getByLabel(editorWords.followLinks).check()
  const frame = page.frameLocator('iframe')
  await frame
    .getByRole('main')
    .or(frame.getByRole('navigation'))
    .getByRole('link', { name: categories[0]?.label ?? '' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categories[0]?.label ?? '')
})

test('a figure is found by a search, and opens in its form', async ({ page, editor }) => {
  await page.goto(editor.address)
  const search = page.getByRole('searchbox')
  await search.waitFor()
  await page.keyboard.press('Control+K')
  await expect(search).toBeFocused()
  await page.keyboard.type(figureText(row.figure))
  const found = page.getByRole('main').getByRole('listitem').getByRole('button')
  await found
    .filter({ hasText: String(last) })
    .first()
    .click()
  await expect(page.locator(':focus')).toHaveValue(new RegExp(String(last)))
})

test('the page beside the form shows the place of a text that is new, and on a phone once the page is opened', async ({
  page,
  task,
}) => {
  const site = path.join(task.root, sharedFilePath('site'))
  const value = JSON.parse(await readFile(site, 'utf8'))
  const items = [{ label: 'Opening hours', role: 'opening hours' }]
  await writeFile(site, JSON.stringify({ ...value, terms: { heading: 'Before you order', items } }))
  await page.goto(task.address)
  await openPage(page, row.path)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const contents = page.getByRole('navigation', { name: editorWords.contents })
  await contents.getByRole('button', { name: editorWords.notice }).click()
  const form = page.getByRole('main')
  await form.getByRole('button', { name: editorWords.add(editorWords.notice) }).click()
  await page.keyboard.type('We are closed for the holidays.')
  await form.locator('input[type=date]').fill('2099-11-12')
  await expect(frame.getByText('We are closed for the holidays.')).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 844 })
  const panels = page.getByRole('navigation', { name: editorWords.panels })
  await panels.getByRole('button', { name: editorWords.contents }).click()
  await contents.getByRole('button', { name: editorWords.openingHours }).click()
  await form.getByLabel(editorWords.openingHours).fill('Monday to Saturday')
  await panels.getByRole('button', { name: editorWords.page }).click()
  await expect(frame.getByText('Monday to Saturday')).toBeInViewport()

  // Undo shows the field of the hours, which the form of the business has not.
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, row.path)
  await page.getByRole('button', { name: startsWith(editorWords.undo) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(editorWords.openingHours)
  await expect(form.getByLabel(editorWords.openingHours)).toHaveValue('')
})

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { pathOf, slugOf } from '../../src/catalogue/path.ts'
import { UNWRITTEN } from '../../src/check/unwrittenTexts.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { pageFile } from '../../src/pages/dataFiles.ts'
import {
  aliases,
  card,
  categories,
  fullPaths,
  headingAt,
  pageFileOf,
  pageName,
} from './catalogue.ts'
import { expect, openPage, save, startsWith, test, undoAll } from './editor.ts'
import { findBrowser } from './findBrowser.ts'

test.setTimeout(120_000)

/** The JSON files of `data/` in a folder. */
async function filesOf(root: string): Promise<Map<string, string>> {
  const names = (await readdir(path.join(root, 'data'), { recursive: true })).toSorted()
  const files = names.filter((name) => /^(?!schema).*\.json$/.test(name))
  const read = files.map(async (name) => {
    return [`data/${name}`, await readFile(path.join(root, 'data', name), 'utf8')] as const
  })
  return new Map(await Promise.all(read))
}

async function jsonOf(root: string, file: string) {
  return JSON.parse(await readFile(path.join(root, file), 'utf8'))
}

/** Products with placeholder pages. */
const placeholders = categories
  .flatMap(({ items }) => items.map(({ path }) => path))
  .filter((path) => pageFileOf(path).kind === 'placeholder')

/** Opens a task of the current page. */
async function openTask(page: Page, label: string): Promise<void> {
  await page.getByText(editorWords.thisPage).click()
  await page.getByRole('main').getByRole('button', { name: label }).click()
}

test('a new product is in its menu, and undo removes it', async ({ page, task }) => {
  const before = await filesOf(task.root)
  await page.goto(task.address)
  await page.getByRole('button', { name: editorWords.newPage }).click()
  await page.getByLabel(editorWords.taskFields.name).fill('Ridge vents')
  const menu = page.getByLabel(editorWords.taskFields.menu, { exact: true })
  await menu.selectOption(categories.at(-1)?.key ?? '')
  await page.getByRole('button', { name: editorWords.doTask }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ridge vents')
  // Its sentence is marked until it is written.
  const sentence = 'Ridge vents for roofs of every kind. Ask for sizes and the price.'
  await page.getByPlaceholder(UNWRITTEN).fill(sentence)
  expect(await filesOf(task.root)).toEqual(before)
  await save(page, task.root)
  const made = await jsonOf(task.root, 'data/pages/RidgeVents.json')
  expect(made).toMatchObject({ heading: 'Ridge vents' })
  const { categories: menus } = await jsonOf(task.root, 'data/categories.json')
  expect(menus.at(-1).items.at(-1)).toEqual({ name: 'Ridge vents', path: '/RidgeVents' })

  await undoAll(page)
  await save(page, task.root)
  expect(await filesOf(task.root)).toEqual(before)
})

test('a placeholder becomes a full page, without problems once each of its texts is written', async ({
  page,
  task,
}) => {
  const [path] = placeholders
  test.skip(path === undefined, 'every product has its full page')
  if (path === undefined) return
  await page.goto(task.address)
  await openPage(page, path)
  await openTask(page, editorWords.fullPage)
  await page.getByRole('button', { name: editorWords.doTask }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(editorWords.isUnfinished, { exact: true }).first()).toBeVisible()
  const missing = page.getByPlaceholder(UNWRITTEN)
  while ((await missing.count()) > 0) await missing.first().fill('This is what we say here.')
  await save(page, task.root)
  expect(await jsonOf(task.root, pageFile(path))).toMatchObject({ kind: 'full' })
})

test('the address of the current page is changed, and then the page is removed', async ({
  page,
  task,
}) => {
  const [path, other] = placeholders
  test.skip(other === undefined, 'there are no two placeholders')
  if (path === undefined || other === undefined) return
  const renamed = pathOf('RoofProducts')
  await page.goto(task.address)
  await openPage(page, path)
  await openTask(page, editorWords.renamePage)
  await page.getByLabel(editorWords.taskFields.slug).fill(slugOf(renamed))
  await page.getByRole('button', { name: editorWords.doTask }).click()
  await save(page, task.root)
  expect(await jsonOf(task.root, 'data/aliases.json')).toMatchObject({ [path]: renamed })

  await openTask(page, editorWords.removePage)
  const to = page.getByLabel(editorWords.taskFields.to, { exact: true })
  await to.selectOption(slugOf(other))
  await page.getByRole('button', { name: editorWords.doTask }).click()
  await save(page, task.root)
  const aliases = await jsonOf(task.root, 'data/aliases.json')
  expect(aliases).toMatchObject({ [path]: other, [renamed]: other })
})

test('a product is renamed wherever its name is, and one undo takes it back', async ({
  page,
  task,
}) => {
  const [path = ''] = fullPaths
  const before = await filesOf(task.root)
  await page.goto(task.address)
  await openPage(page, path)
  await openTask(page, editorWords.renameProduct)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(editorWords.taskFields.newName).fill('Zigzag copper plates')
  // The coming changes are listed before anything is pressed, and nothing has changed.
  const heading = dialog.getByRole('checkbox').first()
  await expect(heading).toBeChecked()
  await expect(heading).toBeDisabled()
  await expect(dialog.locator('ins').first()).toHaveText('Zigzag copper plates')
  await dialog.getByRole('button', { name: editorWords.doTask }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zigzag copper plates')
  await save(page, task.root)
  expect(await jsonOf(task.root, pageFile(path))).toMatchObject({ heading: 'Zigzag copper plates' })
  const { categories: menus } = await jsonOf(task.root, 'data/categories.json')
  expect(JSON.stringify(menus)).toContain(JSON.stringify({ name: 'Zigzag copper plates', path }))
  await undoAll(page)
  await save(page, task.root)
  expect(await filesOf(task.root)).toEqual(before)
})

test('a duplicated product opens, and its form says what must differ', async ({ page, task }) => {
  const [path = ''] = fullPaths
  await page.goto(task.address)
  await openPage(page, path)
  await openTask(page, editorWords.duplicatePage)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(editorWords.taskFields.name, { exact: true }).fill('Zigzag plates')
  await expect(dialog.getByLabel(editorWords.taskFields.slug)).toHaveValue('ZigzagPlates')
  await dialog.getByRole('button', { name: editorWords.doTask }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zigzag plates')
  const said = page.getByRole('main').getByText(pageName(path))
  await expect(said.filter({ visible: true }).first()).toBeVisible()
  await undoAll(page)
})

test('a product is removed with its cards, once it is chosen where its address will lead', async ({
  page,
  task,
}) => {
  const { title, path: to } = card
  const path = aliases[to] ?? to
  const [other = ''] = fullPaths.filter((one) => one !== path)
  await page.goto(task.address)
  await openPage(page, path)
  await page.getByRole('button', { name: editorWords.start, exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: editorWords.removePage }).click()
  const dialog = page.getByRole('dialog')
  // Nothing is chosen yet: the page that was open last may be meant to stay.
  const removed = dialog.getByLabel(editorWords.taskFields.page, { exact: true })
  await expect(removed).toBeFocused()
  await expect(removed).toHaveValue('')
  await removed.selectOption(slugOf(path))
  await dialog.getByLabel(editorWords.taskFields.to).selectOption(slugOf(other))
  // Everything that goes with it is listed before anything is pressed.
  await expect(
    dialog.getByText(`is about this page only and is deleted: “${title}”`).first(),
  ).toBeVisible()
  await dialog.getByRole('button', { name: editorWords.doTask }).click()
  await save(page, task.root)
  const home = await jsonOf(task.root, 'data/home.json')
  const titles = home.products.cards.map((one: { title: string }) => one.title)
  expect(titles).not.toContain(title)
})

test('undo shows a removed page again, although its address has led to the page that is open', async ({
  page,
  task,
}) => {
  const [path = '', other = ''] = fullPaths
  const shown = page.frameLocator('iframe').locator('h1')
  await page.goto(task.address)
  await page.getByRole('main').getByRole('button', { name: editorWords.removePage }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(editorWords.taskFields.page, { exact: true }).selectOption(slugOf(path))
  await dialog.getByLabel(editorWords.taskFields.to).selectOption(slugOf(other))
  await dialog.getByRole('button', { name: editorWords.doTask }).click()
  await openPage(page, other)
  await expect(shown).toContainText(headingAt(other))
  await page.getByRole('button', { name: startsWith(editorWords.undo) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName(path))
  await expect(shown).toContainText(headingAt(path))
})

/** Ends a browser at once, as a power cut does. */
async function kill(context: BrowserContext): Promise<void> {
  const browser = context.browser()
  if (browser === null) throw new Error('the browser is not known')
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const own = processInfo.find(({ type }) => type === 'browser')
  if (own === undefined) throw new Error('its process is not known')
  const ended = context.waitForEvent('close')
  process.kill(own.id, 'SIGKILL')
  await ended
}

test('what was typed is back after the browser was killed, and undo takes the whole word back', async ({
  playwright,
  task,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'profile-'))
  const start = async () => {
    const launch = await findBrowser()
    return playwright.chromium.launchPersistentContext(profile, { ...launch, locale: 'en-IN' })
  }
  const [slug = ''] = fullPaths
  const first = await start()
  const page = await first.newPage()
  await page.goto(task.address)
  await openPage(page, slug)
  const heading = page.getByRole('main').getByLabel('Heading').first()
  const before = await heading.inputValue()
  await heading.press('Control+a')
  await heading.pressSequentially('Zigzag')
  await page.waitForTimeout(1000)
  await kill(first)

  const second = await start()
  const again = await second.newPage()
  await again.goto(task.address)
  await openPage(again, slug)
  const field = again.getByRole('main').getByLabel('Heading').first()
  await expect(field).toHaveValue('Zigzag')
  await again.getByRole('button', { name: startsWith(editorWords.undo) }).click()
  await expect(field).toHaveValue(before)
  await second.close()
  await rm(profile, { recursive: true })
})

test('a word is replaced in the chosen texts of all pages at once', async ({ page, task }) => {
  const [path = ''] = fullPaths
  const [word = ''] = pageName(path).split(' ')
  const before = await filesOf(task.root)
  await page.goto(task.address)
  // Begins with what is searched for.
  await page.getByRole('searchbox').fill(word)
  await page.getByRole('button', { name: editorWords.replaceFound(word) }).click()
  await expect(page.getByLabel(editorWords.findText)).toHaveValue(word)
  await page.getByLabel(editorWords.replaceBy).fill('Zigzag')
  const main = page.getByRole('main')
  await main.locator('ins').first().waitFor()
  const count = await main.getByRole('listitem').count()
  await main.getByRole('checkbox', { name: editorWords.wholeWord }).waitFor()
  await main.getByRole('listitem').first().getByRole('checkbox').uncheck()
  await main.getByRole('button', { name: editorWords.replaceChosen(count - 1) }).click()
  await expect(main.getByText(editorWords.replacedTexts(count - 1))).toBeVisible()
  await page.getByRole('button', { name: editorWords.undo }).click()
  await expect(page.getByRole('button', { name: editorWords.undo })).toBeDisabled()
  expect(await filesOf(task.root)).toEqual(before)
})

import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { words } from '../../src/editor/edit/words.ts'
import { publishWords } from '../../src/editor/publishWords.ts'
import { pageFile } from '../../src/pages/files.ts'
import { FakeGitHub, repository } from '../editor/github.ts'
import { categories, fullPaths, isPlaceholder, nameOf, paths } from './catalogue.ts'
import { copyCatalogue, follow, photographOf } from './editor.ts'
import { findBrowser } from './findBrowser.ts'
import { publishFolder } from './publishedFolder.ts'
import { startEditor } from './startEditor.ts'

/**
 * `npm run screenshots:editor`: photographs the states of the editor in three widths, light and dark, into
 * the folder `screenshots/editor/`. Names of states behind the command, with commas, take only those.
 */

const folder = 'screenshots/editor'
const [full = '', other = ''] = fullPaths
const placeholder = paths.find(isPlaceholder) ?? ''
const only = process.argv[2]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

async function contents(page: Page, name: string): Promise<void> {
  const panel = button(page, words.contents)
  if (await panel.isVisible()) await panel.click()
  const list = page.getByRole('navigation', { name: words.contents })
  await list.getByRole('button', { name }).first().click()
}

async function openForm(page: Page, of: string): Promise<void> {
  await contents(page, nameOf(of))
  await page.getByRole('heading', { level: 1, name: nameOf(of) }).waitFor()
  await page.getByRole('main').getByText(words.lookingThrough).waitFor({ state: 'hidden' })
}

async function section(page: Page, name: RegExp): Promise<void> {
  const summary = page
    .getByRole('main')
    .locator('details > summary')
    .filter({ hasText: name })
    .first()
  await summary.evaluate((one) => one.parentElement?.setAttribute('open', ''))
  await summary.scrollIntoViewIfNeeded()
}

async function task(page: Page, label: string): Promise<void> {
  await button(page, label).click()
  await page.getByRole('dialog').waitFor()
}

/** Each state by its name, and what leads to it from the start screen. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: async () => undefined,
  search: async (page) => page.getByRole('searchbox').fill('warranty'),
  questions: async (page) => {
    await contents(page, words.questions)
    await page.getByRole('main').getByRole('button').nth(1).click()
  },
  pictures: async (page) => {
    await contents(page, words.pictures)
    await page.getByRole('main').getByRole('img').nth(2).click()
  },
  'new-picture': async (page) => {
    await contents(page, words.pictures)
    await page.getByLabel(words.takePicture).setInputFiles({
      name: 'A roof.jpg',
      mimeType: 'image/jpeg',
      buffer: await photographOf('steelblue'),
    })
    await page.getByLabel(words.pictureShows).scrollIntoViewIfNeeded()
  },
  history: async (page) => {
    await contents(page, publishWords.history.heading)
    await page.getByRole('main').locator('li summary').first().click()
  },
  form: (page) => openForm(page, full),
  table: async (page) => {
    await openForm(page, full)
    await section(page, /^Specification/)
  },
  mistake: async (page) => {
    await openForm(page, full)
    await section(page, /^Specification/)
    await page.getByRole('main').locator('ol > li input').first().fill('0,60 abc')
    await page.waitForTimeout(600)
  },
  warning: async (page) => {
    await openForm(page, full)
    await section(page, /^Specification/)
    await page.getByRole('main').locator('ol > li input').first().fill('9000')
    await page.waitForTimeout(1500)
  },
  placeholder: (page) => openForm(page, placeholder),
  'page-menu': async (page) => {
    await openForm(page, placeholder)
    await page.getByText(words.thisPage).click()
  },
  'made-page': async (page) => {
    await openForm(page, placeholder)
    await page.getByText(words.thisPage).click()
    await task(page, words.fullPage)
    await button(page, words.doTask).click()
    await page.waitForTimeout(1500)
  },
  preview: async (page) => {
    await openForm(page, full)
    const panel = button(page, words.page)
    if (await panel.isVisible()) await panel.click()
    await page.frameLocator('iframe').getByRole('main').waitFor()
  },
  contents: async (page) => {
    const panel = button(page, words.contents)
    if (await panel.isVisible()) await panel.click()
  },
  task: async (page) => {
    await task(page, words.newPage)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.taskFields.name).fill('Ridge vents')
    await dialog.getByLabel(words.taskFields.menu).selectOption(categories.at(-1)?.key ?? '')
    await dialog.getByRole('listitem').first().waitFor()
  },
  refused: async (page) => {
    await task(page, words.newPhone)
    await page.getByRole('dialog').getByLabel(words.taskFields.phone).fill('12')
    await button(page, words.doTask).click()
  },
  publish: async (page) => {
    await openForm(page, full)
    await page.getByRole('textbox', { name: 'Tagline' }).fill('Another tagline')
    await page.getByRole('banner').getByRole('button', { name: words.publish }).click()
    await button(page, words.publishNow).waitFor()
  },
  restored: async (page) => {
    await openForm(page, other)
    await page.getByRole('textbox', { name: 'Tagline' }).fill('Another tagline')
    await page.reload()
    await page.getByText(words.restored).waitFor()
  },
  'page-then': async (page) => {
    await openForm(page, full)
    await page.getByText(words.thisPage).click()
    await button(page, publishWords.history.heading).click()
    const version = page.getByRole('main').locator('li').first()
    await version.locator('summary').click()
    await version.getByRole('button', { name: publishWords.history.compare }).click()
    await page.getByRole('dialog').frameLocator('iframe').last().getByRole('main').waitFor()
  },
  token: async (page) => {
    await page.getByText(publishWords.live.locked).click()
    await page.getByRole('button', { name: publishWords.live.follow }).waitFor()
  },
  live: async (page) => {
    await follow(page)
    await page.getByText(publishWords.live.failed).waitFor()
  },
}

const root = await copyCatalogue()
const { bare } = await publishFolder(root, `https://github.com/${repository}.git`)
const github = new FakeGitHub([[pageFile(full), '{}']])
await github.start()
github.actions.deploy(github.head, 'success')
github.put(pageFile(full), '{ "heading": "" }', 'The heading is gone')
const annotations = [{ path: pageFile(full), start_line: 3, message: 'The heading is empty.' }]
github.actions.run(github.head, [{ name: 'test / check', conclusion: 'failure', annotations }])
const editor = await startEditor(root, { GITHUB_API: github.url })
const { executable, args } = await findBrowser()
const browser = await chromium.launch({ executablePath: executable, args })
await mkdir(folder, { recursive: true })
for (const width of [360, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, open] of Object.entries(states)) {
      if (only !== undefined && !only.split(',').includes(name)) continue
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      await page.goto(editor.address)
      await page.getByRole('progressbar').waitFor()
      await open(page).catch((error) => console.log(name, width, String(error).slice(0, 200)))
      await page.waitForTimeout(400)
      await page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`) })
      await context.close()
    }
  }
}
await browser.close()
await editor.end()
github.stop()
for (const one of [root, bare]) await rm(one, { recursive: true, force: true })

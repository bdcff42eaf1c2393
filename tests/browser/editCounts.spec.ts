import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { figureText } from '../../src/editor/edit/figureText.ts'
import { UNWRITTEN } from '../../src/editor/edit/unwrittenTexts.ts'
import { words } from '../../src/editor/edit/words.ts'
import { publishWords } from '../../src/editor/publishWords.ts'
import { slugOf } from '../../src/model/catalogue/path.ts'
import { aliases, categories, home, pageOf, properties, site as siteOf } from './catalogue.ts'
import {
  expect,
  follow,
  lookAgain,
  photographOf,
  rowAt,
  someRow,
  startsWith,
  unknownRows,
} from './editor.ts'
import { type Hands, test } from './hands.ts'

test.setTimeout(120_000)

const products = categories.flatMap(({ items }) => items.map(({ path }) => path))
const placeholders = products.filter((path) => pageOf(path).kind === 'placeholder')
const [toFill = '', toRename = '', toRemove = ''] = placeholders
const withoutCard = products.find((path) => {
  const page = pageOf(path)
  const isThere = home.products.cards.some((card) => (aliases[card.path] ?? card.path) === path)
  return !isThere && 'picture' in page && page.picture !== undefined
})
const warranty = unknownRows.find(({ property }) => property === 'warranty')

const photograph = await photographOf('green')

const preview = (page: Page) => page.frameLocator('iframe').getByRole('main')

/** What the table of a page says of a property. */
const cell = (page: Page, property: string) =>
  preview(page)
    .getByRole('row', { name: startsWith(properties[property]?.label ?? '') })
    .getByRole('cell')
    .last()

type Task = {
  name: string
  /** The presses that it takes at the most. */
  most: number
  /** Returns what the published change must say. */
  work(hands: Hands): Promise<string>
}

const tasks: readonly Task[] = [
  {
    name: 'a thickness',
    most: 4,
    async work(hands) {
      const { path, property, figure } = someRow('thickness')
      const values = figure.values.with(-1, (figure.values.at(-1) ?? 0) + 1)
      await hands.open(path)
      await hands.press(cell(hands.page, property))
      await expect(hands.page.locator(':focus')).toHaveValue(figureText(figure))
      await hands.type(figureText({ ...figure, values }))
      return String(values.at(-1))
    },
  },
  {
    name: 'a warranty',
    most: 7,
    async work(hands) {
      const { page } = hands
      test.skip(warranty === undefined, 'every warranty is stated')
      if (warranty === undefined) return ''
      const { path, property } = warranty
      await hands.open(path)
      // Rows without a figure share one row of the page, which names them all.
      const label = properties[property]?.label ?? ''
      const at = page.frameLocator('iframe').getByRole('rowheader').filter({ hasText: label })
      await hands.pressText(at, label)
      const entry = rowAt(page, warranty.at)
      await expect(entry.locator(':focus')).toBeVisible()
      await hands.select(entry.getByLabel(words.kindOf, { exact: true }), 'value')
      await hands.press(entry.getByRole('textbox'))
      await hands.type('up to 9 years')
      return '"max": 9'
    },
  },
  {
    name: 'a new product with its picture',
    most: 10,
    async work(hands) {
      const form = hands.page.getByRole('main')
      await hands.button(words.newPage)
      await hands.type('Ridge vents')
      await hands.choose('menu', categories.at(-1)?.key ?? '')
      await hands.button(words.doTask)
      await hands.press(form.getByRole('button', { name: words.add('Picture'), exact: true }))
      await hands.give(form.getByLabel(words.takePicture), 'Vents.jpg', photograph)
      await expect(form.getByLabel(words.pictureShows)).toBeFocused()
      await hands.type('A ridge vent on a roof')
      await hands.button(words.addPicture)
      await expect(form.getByRole('combobox').first()).toHaveValue('vents.jpg')
      return 'vents.jpg'
    },
  },
  {
    name: 'a placeholder becomes a full page',
    most: 18,
    async work(hands) {
      await hands.open(toFill)
      await hands.task(words.fullPage)
      await hands.button(words.doTask)
      const missing = hands.page.getByPlaceholder(UNWRITTEN)
      await expect(
        hands.page.getByRole('main').getByText(words.isWrong, { exact: true }).first(),
      ).toBeVisible()
      while ((await missing.count()) > 0) {
        await hands.press(missing.first())
        await hands.type('This is what we say here.')
      }
      return 'This is what we say here.'
    },
  },
  {
    name: 'an address changes',
    most: 6,
    async work(hands) {
      await hands.open(toRename)
      await hands.task(words.renamePage)
      await hands.type('RoofProducts')
      await hands.button(words.doTask)
      return 'RoofProducts'
    },
  },
  {
    name: 'a page is removed',
    most: 8,
    async work(hands) {
      await hands.open(toRemove)
      await hands.task(words.removePage)
      await hands.choose('to', slugOf(toFill))
      await hands.button(words.doTask)
      return 'deleted file'
    },
  },
  {
    name: 'the phone number',
    most: 4,
    async work(hands) {
      await hands.button(words.newPhone)
      await hands.type('+91 98250 12345')
      await hands.button(words.doTask)
      return '+91 98250 12345'
    },
  },
  {
    name: 'a city',
    most: 6,
    async work(hands) {
      await hands.button(words.newCity)
      await hands.type('Kim Village')
      await hands.choose('list', siteOf.servedCities.heading)
      await hands.button(words.doTask)
      return 'Kim Village'
    },
  },
  {
    name: 'a card on the home page',
    most: 6,
    async work(hands) {
      await hands.button(words.newCard)
      await hands.choose('page', slugOf(withoutCard ?? ''))
      await hands.button(words.doTask)
      return withoutCard ?? ''
    },
  },
]

for (const { name, most, work } of tasks) {
  test(`${name} is changed and published with ${most} presses`, async ({ page, shop, hands }) => {
    const said = await work(hands)
    await hands.publish()
    await expect(page.getByText(words.published)).toBeVisible()
    const git = ['--git-dir', shop.bare, 'show', 'main']
    expect(execFileSync('git', git, { encoding: 'utf8' })).toContain(said)
    expect(hands.presses).toBeLessThanOrEqual(most)
  })
}

test('what is saved is published, and seen live, with 3 presses', async ({ page, shop, hands }) => {
  const { github } = shop
  const live = page.getByRole('region', { name: publishWords.live.heading })
  await follow(page)
  await page.getByRole('button', { name: words.newCity }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.taskFields.city).fill('Another Village')
  await dialog.getByLabel(words.taskFields.list).selectOption(siteOf.servedCities.heading)
  await page.getByRole('button', { name: words.doTask }).click()

  await hands.publish()
  await expect(page.getByText(words.published)).toBeVisible()
  github.put('data/site.json', '{ "name": "Another" }')
  github.actions.deploy(github.head, 'success')
  await lookAgain(page)
  await expect(live).toContainText(publishWords.live.all)
  const address = 'https://owner.github.io/catalogue/'
  await page.context().route(address, (route) => route.fulfill({ body: 'The website' }))
  const opened = page.waitForEvent('popup')
  await hands.press(live.getByRole('link', { name: publishWords.live.look }))
  await expect((await opened).getByText('The website')).toBeVisible()
  expect(hands.presses).toBeLessThanOrEqual(3)
})

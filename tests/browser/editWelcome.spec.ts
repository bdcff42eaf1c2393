import { rm } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { fullPaths, pageName } from './catalogue.ts'
import { copyCatalogue, expect } from './editor.ts'
import { startEditor } from './startEditor.ts'

const words = editorWords.welcome

/** `npm run edit` in a browser in which the editor has never been opened. */
const test = base.extend<{ address: string }>({
  address: async ({ browserName: _ }, use) => {
    const root = await copyCatalogue()
    const { address, end } = await startEditor(root)
    await use(address)
    await end()
    await rm(root, { recursive: true })
  },
})

test.setTimeout(180_000)

test('the first visit begins with four tasks, and the next one with all of them', async ({
  page,
  address,
}) => {
  const [path = ''] = fullPaths
  const contents = page.getByRole('navigation', { name: editorWords.contents })
  const welcome = page.getByRole('heading', { level: 1, name: words.heading })
  await page.goto(address)
  await expect(welcome).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    words.product,
    words.add,
    words.contact,
    words.questions,
  ])
  const select = await page.getByLabel(editorWords.taskFields.name).boundingBox()
  const button = await page.getByRole('button', { name: words.openProduct }).boundingBox()
  expect([button?.y, button?.height]).toEqual([select?.y, select?.height])
  await page.getByRole('button', { name: words.phone }).click()
  await expect(page.getByLabel(editorWords.taskFields.phone)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByLabel(editorWords.taskFields.name).selectOption({ label: pageName(path) })
  await page.getByRole('button', { name: words.openProduct }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName(path))

  await contents.getByRole('button', { name: editorWords.start, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(editorWords.startHeading)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(editorWords.startHeading)
  await expect(welcome).toBeHidden()
})

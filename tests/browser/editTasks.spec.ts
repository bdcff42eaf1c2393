import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { words } from '../../src/editor/edit/words.ts'
import { categories } from './catalogue.ts'
import { expect, save, test, undoAll } from './editor.ts'

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

test('a new product is in its menu, and undo removes it', async ({ page, task }) => {
  const before = await filesOf(task.root)
  await page.goto(task.address)
  await page.getByRole('button', { name: words.newPage }).click()
  await page.getByLabel(words.taskFields.name).fill('Ridge vents')
  const menu = page.getByLabel(words.taskFields.menu, { exact: true })
  await menu.selectOption(categories.at(-1)?.key ?? '')
  await page.getByRole('button', { name: words.doTask }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ridge vents')
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

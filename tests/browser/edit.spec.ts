import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { headingAt } from './catalogue.ts'
import {
  expect,
  file,
  last,
  linesOf,
  openField,
  other,
  row,
  save,
  test,
  typedText,
} from './editor.ts'

test.setTimeout(120_000)

test('changing a thickness changes the page, and one line of one file', async ({
  page,
  editor,
}) => {
  await page.goto(editor.address)
  const field = await openField(page)
  const before = await linesOf(editor.root)
  await field.fill(typedText)
  const table = page.frameLocator('iframe').getByRole('table')
  await expect(table).toContainText(String(other))
  // Nothing is written before it is saved.
  expect(await linesOf(editor.root)).toEqual(before)
  await save(page, editor.root)
  const after = await linesOf(editor.root)
  const changed = before.flatMap((line, i) => (line === after[i] ? [] : [[line, after[i]]]))
  expect(changed).toHaveLength(1)
  const [[was = '', is = ''] = []] = changed
  expect(is).toBe(was.replace(String(last), String(other)))
  // Undo after saving is a change like any other. From the first screen it leads to the field.
  await page.getByRole('button', { name: editorWords.start, exact: true }).click()
  await page.getByRole('button', { name: editorWords.undo }).click()
  await expect(field).toBeFocused()
  await save(page, editor.root)
  expect(await linesOf(editor.root)).toEqual(before)
})

test('React is built for production: it renders and asks everything once', async ({
  page,
  editor,
}) => {
  await page.goto(editor.address)
  const script = await page.locator('script[src]').first().getAttribute('src')
  const response = await page.request.get(new URL(script ?? '', page.url()).href)
  expect(response.ok()).toBe(true)
  expect(await response.text()).not.toContain('jsxDEV')
})

test('a text that is not a figure is reported at its field, and restored after a reload', async ({
  page,
  editor,
}) => {
  await page.goto(editor.address)
  const field = await openField(page)
  const before = await linesOf(editor.root)
  await field.fill(`${typedText}, abc`)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  // In a row the help is for screen readers alone: the fault takes its place, and is seen.
  const fault = page
    .locator(`[id="${await field.getAttribute('aria-describedby')}"]`)
    .getByText(editorWords.unread)
  await expect.poll(async () => (await fault.boundingBox())?.height).toBeGreaterThan(10)
  await page.reload()
  await expect(page.getByText(editorWords.restored)).toBeVisible()
  await expect(await openField(page)).toHaveValue(new RegExp(`^${typedText}, abc`))
  expect(await linesOf(editor.root)).toEqual(before)
  await page.getByRole('button', { name: editorWords.discard }).click()
  await expect(page.getByRole('status').first()).toHaveText(editorWords.allSaved)
})

test('changes of another person are merged with the text that is being typed', async ({
  page,
  editor,
}) => {
  await page.goto(editor.address)
  const field = await openField(page)
  await field.fill(typedText)
  const heading = `${headingAt(row.path)} of ours`
  const before = await readFile(path.join(editor.root, file), 'utf8')
  await writeFile(
    path.join(editor.root, file),
    before.replace(JSON.stringify(headingAt(row.path)), JSON.stringify(heading)),
  )
  await expect(page.getByRole('textbox', { name: 'Heading' }).first()).toHaveValue(heading)
  await expect(field).toHaveValue(typedText)
  await page.getByRole('button', { name: editorWords.save }).click()
  await expect(page.getByRole('status').first()).toHaveText(editorWords.saved)
  const after = await readFile(path.join(editor.root, file), 'utf8')
  expect(after).toContain(JSON.stringify(heading))
  expect(after).toContain(String(other))
  // The other tests use the same folder.
  await writeFile(path.join(editor.root, file), before)
})

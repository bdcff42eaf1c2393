import { readFile } from 'node:fs/promises'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { makeXlsx } from '../editor/sheet/xlsx.ts'
import { headingAt } from './catalogue.ts'
import { expect, linesOf, row, test } from './editor.ts'

test.setTimeout(120_000)

test('a spreadsheet is downloaded, and imported as one step', async ({ page, editor }) => {
  await page.goto(editor.address)
  await page.getByText(editorWords.sheets, { exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: editorWords.exportSheets }).click()
  const bytes = await readFile(await (await downloading).path())
  const input = page.getByLabel(editorWords.importSheets)
  const name = 'catalogue.xlsx'
  await input.setInputFiles({ name, mimeType: '', buffer: bytes })
  await expect(page.getByText(editorWords.nothingNew)).toBeVisible()

  const before = await linesOf(editor.root)
  const heading = headingAt(row.path)
  const heads = ['Path', 'Where', 'Text']
  const typed = async (text: string) => makeXlsx([heads, [row.path, '/heading', text]])
  await input.setInputFiles({ name, mimeType: '', buffer: await typed('=1+1') })
  await expect(page.getByText(/ours, row 2, column C "Text"/)).toBeVisible()
  await input.setInputFiles({ name, mimeType: '', buffer: await typed('Our best sheet') })
  await expect(page.getByText(`${heading} → Our best sheet`)).toBeVisible()
  await page.getByRole('button', { name: editorWords.applySheets }).click()
  await expect(page.getByRole('status').first()).toHaveText(editorWords.unsaved(1))
  expect(await linesOf(editor.root)).toEqual(before)
  await page.getByRole('button', { name: editorWords.undo }).click()
  await expect(page.getByRole('status').first()).toHaveText(editorWords.allSaved)
})

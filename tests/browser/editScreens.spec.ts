import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { axeViolations } from './axe.ts'
import { pageName } from './catalogue.ts'
import { expect, openRow, row, startsWith, test } from './editor.ts'

test.setTimeout(120_000)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no faults on the screens of the editor, in ${colorScheme} colours`, {
    tag: colorScheme === 'dark' ? '@nightly' : [],
  }, async ({ page, editor }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(editor.address)
    await expect(page.getByRole('progressbar')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: editorWords.newPhone }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const { x = 0, width = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {}
    expect(Math.round(2 * x + width)).toBe(page.viewportSize()?.width)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: editorWords.close }).click()
    await openRow(page, row.path, row.at)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: editorWords.pictures, exact: true }).click()
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('searchbox').fill(pageName(row.path))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
}

for (const width of [360, 768]) {
  test(`in a window of ${width} px nothing has to be scrolled sideways`, async ({
    page,
    editor,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(editor.address)
    const panel = page.getByRole('navigation', { name: editorWords.panels })
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect(page.getByRole('progressbar')).toBeVisible()
    expect(await scrollWidth()).toBeLessThanOrEqual(width)
    await panel.getByRole('button', { name: editorWords.contents }).click()
    await page
      .getByRole('button', { name: startsWith(pageName(row.path)) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName(row.path))
    expect(await scrollWidth()).toBeLessThanOrEqual(width)
    await panel.getByRole('button', { name: editorWords.page }).click()
    await expect(page.locator('iframe')).toBeVisible()
    expect(await scrollWidth()).toBeLessThanOrEqual(width)
  })
}

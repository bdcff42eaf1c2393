import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { UNWRITTEN } from '../../src/check/unwrittenTexts.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { token } from '../editor/github.ts'
import {
  expect,
  expectPicture,
  file,
  openField,
  other,
  signIn,
  startsWith,
  test,
  typedText,
} from './editor.ts'
import { publishFolder } from './publishedFolder.ts'

test.setTimeout(120_000)

test('saved changes are shown as buyers see them, and published on request', async ({
  page,
  editor,
}) => {
  await page.goto(editor.address)
  const publish = page
    .getByRole('banner')
    .getByRole('button', { name: startsWith(editorWords.publish) })
  await publish.click()
  await expect(page.getByText(editorWords.noGit)).toBeVisible()

  const { bare, git } = await publishFolder(editor.root)
  await page.reload()
  await openField(page)
  const tagline = 'Another tagline, for this test'
  await page.getByRole('textbox', { name: 'Tagline' }).fill(tagline)
  // Unsaved changes are saved first.
  await publish.click()
  await expect(page.getByText(editorWords.unpublished)).toBeVisible()
  await expect(page.getByRole('dialog').locator('pre')).toContainText(tagline)
  await page.getByRole('button', { name: editorWords.publishNow }).click()
  await expect(page.getByText(editorWords.published)).toBeVisible()
  const published = git('--git-dir', bare, 'show', '--format=%B', '--name-only', 'main')
  expect(published).toContain(tagline)
  expect(published.trim().split('\n').at(-1)).toBe(file)
  await rm(bare, { recursive: true })
})

/** Adds a page with the task of the start screen. */
async function addPage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: editorWords.start, exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: editorWords.newPage }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(editorWords.taskFields.name).fill(name)
  await dialog.getByLabel(editorWords.taskFields.menu).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: editorWords.doTask }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

test('a half-written page stays a draft on this device, and the rest is published without it', async ({
  page,
  built: { github, address },
}) => {
  await signIn(page, address)
  await (await openField(page)).fill(typedText)
  await addPage(page, 'Round nails')
  const was = github.filesOf()
  const publish = page.getByRole('banner').getByRole('button', {
    name: startsWith(editorWords.publish),
  })
  await publish.click()
  await expect(page.getByText(editorWords.stayDrafts(editorWords.draftsHere))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '→' })).toContainText(String(other))
  await page.getByRole('button', { name: editorWords.publishNow }).click()
  await expect(page.getByRole('status').first()).toHaveText(editorWords.publishedWithDrafts(1))
  const changed = [...github.filesOf()].filter(([name, hash]) => was.get(name) !== hash)
  expect(changed.map(([name]) => name)).toEqual([file])

  // The draft is there again after a reload, and its line leads to its field.
  await page.reload()
  await page.getByRole('button', { name: editorWords.keepRestored }).click()
  await publish.click()
  await expect(page.getByText(editorWords.notReady)).toBeVisible()
  await expect(page.getByRole('button', { name: editorWords.publishNow })).toHaveCount(0)
  // The start screen lists it as well.
  const line = page.getByRole('button', { name: `Round nails ${editorWords.unwritten(1)}` })
  await line.first().click()
  const summary = page.getByPlaceholder(UNWRITTEN)
  await expect(summary).toBeFocused()
  await page.keyboard.type('Round nails for roofs of every kind. Ask for sizes and the price.')
  await publish.click()
  await page.getByRole('button', { name: editorWords.publishNow }).click()
  await expect(page.getByRole('status').first()).toHaveText(editorWords.published)
  expect(github.textOf('data/routes.json')).toContain('"/RoundNails"')
  expect(github.textOf('data/categories.json')).toContain('"/RoundNails"')
})

test('a figure is changed on GitHub with a browser alone: one commit with one file', async ({
  page,
  built: { github, address },
}) => {
  const origins = new Set<string>()
  const refused: string[] = []
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  await signIn(page, address)
  // Not every Chromium requests the icon.
  const icon = await page.locator('link[rel=icon]').evaluate((link: HTMLLinkElement) => link.href)
  await expect(await page.request.get(icon)).toBeOK()
  const [before, was] = [github.head, github.filesOf()]
  await (await openField(page)).fill(typedText)
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('table')).toContainText(String(other))
  await expectPicture(shown.getByRole('main').locator('img').first())
  expect(github.head).toBe(before)
  await page.getByRole('button', { name: startsWith(editorWords.publish) }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '→' })).toContainText(String(other))
  expect(github.head).toBe(before)
  await page.getByRole('button', { name: editorWords.publishNow }).click()
  await expect(page.getByRole('status').first()).toHaveText(editorWords.published)
  const commit = github.commits.get(github.head)
  expect(commit?.parents).toEqual([before])
  expect(commit?.message).toContain(String(other))
  const changed = [...github.filesOf()].filter(([name, hash]) => was.get(name) !== hash)
  expect(changed.map(([name]) => name)).toEqual([file])
  // The token is stored for this tab alone.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token)
  await page.reload()
  await expect(await openField(page)).toHaveValue(new RegExp(typedText))
  await page.getByRole('button', { name: editorWords.leave }).click()
  await expect(page.getByLabel(editorWords.token, { exact: true })).toHaveValue('')
  expect([...origins].filter((origin) => origin !== 'null').toSorted()).toEqual(
    [new URL(address).origin, github.url].toSorted(),
  )
  expect(refused).toEqual([])
})

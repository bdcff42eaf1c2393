import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { normalizeFile } from '../../src/check/normalizeFile.ts'
import { UNWRITTEN } from '../../src/check/unwrittenTexts.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { splitStatus } from '../../src/editor/edit/messageDetails.ts'
import { publishWords } from '../../src/editor/edit/publishWords.ts'
import { token } from '../editor/github.ts'
import { fullPaths, siteAddress } from './catalogue.ts'
import {
  copyCatalogue,
  expect,
  expectPicture,
  file,
  openField,
  other,
  row,
  signIn,
  startsWith,
  test,
  typedText,
} from './editor.ts'
import { publishFolder } from './publishedFolder.ts'
import { startEditor } from './startEditor.ts'

test.setTimeout(180_000)

test('saved changes are shown as buyers see them, and published on request', async ({
  page,
  editor,
}) => {
  await page.goto(editor.address)
  const publish = page
    .getByRole('banner')
    .getByRole('button', { name: startsWith(editorWords.publish) })
  const line = page.getByRole('region', { name: publishWords.live.heading })
  await expect(line).toHaveText(editorWords.noGit)
  await publish.click()
  await expect(page.getByRole('dialog').getByText(editorWords.noGit)).toBeVisible()

  const { bare, git } = await publishFolder(editor.root)
  await page.reload()
  await openField(page)
  const tagline = 'Another tagline, for this test'
  await page.getByRole('textbox', { name: 'Tagline' }).fill(tagline)
  // Unsaved changes are saved first.
  await publish.click()
  await expect(page.getByText(editorWords.unpublished)).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('list')).toContainText(tagline)
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
  const line = page
    .getByRole('dialog')
    .getByRole('button', { name: `Round nails ${editorWords.unwritten(1)}` })
  await line.click()
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
    [new URL(address).origin, new URL(siteAddress).origin, github.url].toSorted(),
  )
  expect(refused).toEqual([])
})

test('a place that somebody else has changed too is shown with both texts, and with both lists', async ({
  page,
  editor,
}) => {
  const { bare, git } = await publishFolder(editor.root)
  const place = path.join(editor.root, file)
  const before = await readFile(place, 'utf8')
  const clone = await mkdtemp(path.join(tmpdir(), 'clone-'))
  const elsewhere = (...args: string[]) => execFileSync('git', args, { cwd: clone, stdio: 'pipe' })
  elsewhere('clone', '--quiet', bare, '.')
  const changed = async (folder: string, tagline: string, paragraph: string) => {
    const own = path.join(folder, file)
    const value = JSON.parse(await readFile(own, 'utf8'))
    const description = [...value.description, paragraph]
    await writeFile(
      own,
      normalizeFile(file, JSON.stringify({ ...value, tagline, description })) ?? '',
    )
  }
  await changed(clone, 'A tagline of Ramesh', 'A paragraph of Ramesh.')
  elsewhere('config', 'user.name', 'Ramesh')
  elsewhere('config', 'user.email', 'ramesh@example.com')
  elsewhere('commit', '--quiet', '-am', 'From elsewhere')
  elsewhere('push', '--quiet')
  await changed(editor.root, 'A tagline of mine', 'A paragraph of mine.')

  await page.goto(editor.address)
  const publish = page
    .getByRole('banner')
    .getByRole('button', { name: startsWith(editorWords.publish) })
  await publish.click()
  const dialog = page.getByRole('dialog')
  const publishNow = dialog.getByRole('button', { name: editorWords.publishNow })
  await publishNow.click()
  await expect(dialog.getByText(editorWords.bothChanged)).toBeVisible()
  const tagline = dialog.getByRole('group', { name: /Tagline/ })
  await expect(tagline.getByRole('region', { name: editorWords.yourOne })).toContainText(
    'A tagline of mine',
  )
  const theirs = startsWith(`${editorWords.elsewhere}, today, `)
  await expect(tagline.getByRole('region', { name: theirs })).toContainText('A tagline of Ramesh')
  await expect(tagline.getByRole('button', { name: editorWords.both })).toHaveCount(0)
  const description = dialog.getByRole('group', { name: /Description/ })
  const both = description.getByRole('region', { name: editorWords.bothOnes })
  await expect(both).toContainText('A paragraph of mine.')
  await expect(both).toContainText('A paragraph of Ramesh.')
  await expect(publishNow).toBeDisabled()
  await tagline.getByRole('button', { name: editorWords.mine }).click()
  await description.getByRole('button', { name: editorWords.both }).click()
  await publishNow.click()
  await expect(dialog).toBeHidden()
  const published = JSON.parse(git('--git-dir', bare, 'show', `main:${file}`))
  expect(published.tagline).toBe('A tagline of mine')
  expect(published.description.slice(-2)).toEqual([
    'A paragraph of Ramesh.',
    'A paragraph of mine.',
  ])
  await rm(bare, { recursive: true })
  await rm(clone, { recursive: true })
  await writeFile(place, before)
})

test('two changes that are right alone and wrong together are refused, with links to their fields', async ({
  page,
  task,
}) => {
  const { bare } = await publishFolder(task.root)
  const clone = await mkdtemp(path.join(tmpdir(), 'clone-'))
  const elsewhere = (...args: string[]) => execFileSync('git', args, { cwd: clone, stdio: 'pipe' })
  elsewhere('clone', '--quiet', bare, '.')
  const heading = 'Sheets for two pages'
  const [otherPath = ''] = fullPaths.filter((one) => one !== row.path)
  const otherFile = `data/pages${otherPath}.json`
  const theirs = path.join(clone, otherFile)
  const value = JSON.parse(await readFile(theirs, 'utf8'))
  await writeFile(theirs, normalizeFile(otherFile, JSON.stringify({ ...value, heading })) ?? '')
  elsewhere('-c', 'user.name=R', '-c', 'user.email=r@example.com', 'commit', '-qam', 'Theirs')
  elsewhere('push', '--quiet')

  await page.goto(task.address)
  await openField(page)
  await page.getByRole('textbox', { name: 'Heading', exact: true }).first().fill(heading)
  await page
    .getByRole('banner')
    .getByRole('button', { name: startsWith(editorWords.publish) })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: editorWords.publishNow }).click()
  const why = editorWords.notPublished(editorWords.fixBeforePublishing('')).trim()
  // The check of both changes together takes a while.
  await expect(dialog.getByRole('status')).toHaveText(why, { timeout: 90_000 })
  await dialog
    .getByRole('button', { name: /Heading/ })
    .first()
    .click()
  await expect(dialog).toBeHidden()
  await expect(page.locator(':focus')).toHaveValue(heading)
  await rm(bare, { recursive: true })
  await rm(clone, { recursive: true })
})

test('if the program of the editor has stopped it says so, and continues at the new address', async ({
  page,
}) => {
  const root = await copyCatalogue()
  const first = await startEditor(root)
  const { port } = new URL(first.address)
  await page.goto(first.address)
  await openField(page)
  const tagline = 'Typed while the program stopped'
  await page.getByRole('textbox', { name: 'Tagline' }).fill(tagline)
  await first.end()
  const status = page.getByRole('status').first()
  await page.getByRole('button', { name: editorWords.save, exact: true }).click()
  await expect(status).toHaveText(
    splitStatus(editorWords.notSaved(editorWords.programStopped)).short,
  )
  await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue(tagline)

  const again = await startEditor(root, { PORT: port })
  // The address of the first start leads nowhere any more.
  await expect(page.getByText(editorWords.otherToken)).toBeVisible()
  await page.goto(again.address)
  await expect(page.getByText(editorWords.restored)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: tagline }).first()).toBeVisible()

  // The address in another tab takes the changes along.
  const other = await page.context().newPage()
  await other.goto(again.address)
  await expect(other.getByText(editorWords.otherTab)).toBeVisible()
  await other.getByRole('button', { name: editorWords.continueHere }).click()
  await expect(other.getByText(editorWords.restored)).toBeVisible()
  await expect(page.getByText(editorWords.movedToOtherTab)).toBeVisible()
  await other.getByRole('button', { name: editorWords.save, exact: true }).click()
  await expect(other.getByRole('status').first()).toHaveText(editorWords.saved)
  expect(await readFile(path.join(root, file), 'utf8')).toContain(tagline)
  await again.end()
  await rm(root, { recursive: true })
})

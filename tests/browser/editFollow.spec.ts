import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { publishWords } from '../../src/editor/publishWords.ts'
import { repository } from '../editor/github.ts'
import type { Job } from '../editor/githubActions.ts'
import { galleryOf, pageFileOf, pageName } from './catalogue.ts'
import {
  copyCatalogue,
  expect,
  expectPicture,
  file,
  follow,
  lookAgain,
  openField,
  other,
  photographOf,
  row,
  save,
  signIn,
  startsWith,
  test,
  typedText,
} from './editor.ts'
import { publishFolder } from './publishedFolder.ts'
import { startEditor } from './startEditor.ts'

test.setTimeout(180_000)

const passed: Job = { name: 'test / check', conclusion: 'success' }
const running: Job = { name: 'pages' }
const line = (page: Page) => page.getByRole('region', { name: publishWords.live.heading })

async function publishThis(page: Page): Promise<void> {
  await page.getByRole('button', { name: startsWith(editorWords.publish) }).click()
  await page.getByRole('button', { name: editorWords.publishNow }).click()
}

test('a publication is followed until it is live, also after a failed test', async ({
  page,
  built: { github, address },
}) => {
  github.actions.deploy(github.head, 'success')
  await signIn(page, address)
  await expect(line(page)).toContainText(publishWords.live.all)
  await (await openField(page)).fill(typedText)
  await publishThis(page)
  await expect(line(page)).toContainText(publishWords.live.waiting)
  await expect(line(page)).toContainText(publishWords.live.unseen(1))

  github.actions.run(github.head, [passed, running])
  await lookAgain(page)
  await expect(line(page)).toContainText(publishWords.live.running.content(1, 2))

  const message = 'This thickness is not a number.'
  const annotations = [{ path: file, start_line: 7, message }]
  github.actions.run(github.head, [{ name: 'test / check', conclusion: 'failure', annotations }])
  await lookAgain(page)
  await expect(line(page)).toContainText(publishWords.live.failed)
  await expect(line(page)).toContainText(message)
  await page.getByRole('button', { name: publishWords.live.openFile(pageName(row.path)) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName(row.path))

  // A run that GitHub could not finish is started again, if the token allows it.
  github.actions.run(github.head, [
    passed,
    { name: 'content', conclusion: 'failure', step: 'Run npm ci' },
  ])
  github.actions.mayRetry = false
  await lookAgain(page)
  await expect(line(page)).toContainText(publishWords.live.unfinished)
  const again = line(page).getByRole('button', { name: publishWords.live.retry })
  await again.click()
  await expect(line(page)).toContainText(publishWords.live.mayNotRetry)
  github.actions.mayRetry = true
  await again.click()
  await expect(line(page)).toContainText(publishWords.live.running.content(1, 2))

  github.actions.run(github.head, [passed])
  github.actions.deploy(github.head, 'success')
  await lookAgain(page)
  await expect(line(page)).toContainText(publishWords.live.all)
  const look = line(page).getByRole('link', { name: publishWords.live.look })
  await expect(look).toHaveAttribute('href', 'https://owner.github.io/catalogue/')
})

test('a protected branch is reported as the reason why nothing was published, and no input is lost', async ({
  page,
  built: { github, address },
}) => {
  const { head } = github
  github.protected = true
  await signIn(page, address)
  await (await openField(page)).fill(typedText)
  await publishThis(page)
  await expect(page.getByRole('status').first()).toContainText(editorWords.protectedBranch(''))
  expect(github.head).toBe(head)
  await expect(await openField(page)).toHaveValue(new RegExp(typedText))
})

test('a folder has a history: a change is reverted, and undo keeps its name after closing', {
  tag: '@nightly',
}, async ({ page, built: { github } }) => {
  const root = await copyCatalogue()
  const shown = pageFileOf(row.path)
  const all = shown.kind === 'full' ? [...shown.gallery.images, shown.picture] : []
  const picture = path.join(root, 'public/pictures', all[galleryOf(row.path).main] ?? '')
  const { bare, git } = await publishFolder(root, `https://github.com/${repository}.git`)
  await writeFile(picture, await photographOf('green'))
  git('commit', '--quiet', '-am', 'Another picture')
  git('push', '--quiet', 'origin', 'main')
  const editor = await startEditor(root, { GITHUB_API: github.url })

  // With a token, the editor of a folder follows the live site.
  github.actions.deploy(github.head, 'success')
  await page.goto(editor.address)
  await follow(page)
  await expect(line(page)).toContainText(publishWords.live.all)

  // Changes that are not live yet are counted, saved or not.
  const publish = page.getByRole('button', { name: startsWith(editorWords.publish) })
  await expect(publish).toBeDisabled()
  await (await openField(page)).fill(typedText)
  await expect(publish).toHaveText(`${editorWords.publish}1`)
  await expect(line(page)).toContainText(publishWords.live.waits(1, 0))
  await save(page, root)
  await expect(publish).toHaveText(`${editorWords.publish}1`)
  await expect(line(page)).toContainText(publishWords.live.waits(0, 1))
  await page.reload()
  await expect(line(page)).toContainText(publishWords.live.waits(0, 1))
  await publishThis(page)
  await expect(page.getByText(editorWords.published)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(line(page)).toContainText(publishWords.live.waits(0, 0))
  await expect(publish).toBeDisabled()

  await page.reload()
  const undo = page.getByRole('button', { name: startsWith(editorWords.undo) })
  await expect(undo).toContainText(pageName(row.path))
  await openField(page)
  const main = page.getByRole('main')
  await main.getByText(editorWords.thisPage).click()
  await main.getByRole('button', { name: publishWords.history.heading }).click()
  const onlyPage = main.getByRole('button', {
    name: publishWords.history.ofPage(pageName(row.path)),
  })
  await expect(onlyPage).toHaveAttribute('aria-pressed', 'true')
  const version = main.getByRole('listitem').filter({ hasText: 'Somebody' }).first()
  await version.locator('summary').click()
  await expect(version).toContainText(String(other))
  await version.getByRole('button', { name: publishWords.history.compare }).click()
  const dialog = page.getByRole('dialog')
  const old = dialog.frameLocator('iframe').first()
  await expect(old.getByRole('heading', { level: 1 })).toHaveText(pageName(row.path))
  await page.keyboard.press('Escape')
  // The first version has the picture that was replaced later.
  const first = main.getByRole('listitem').filter({ hasText: 'All there is' })
  await first.locator('summary').click()
  await first.getByRole('button', { name: publishWords.history.compare }).click()
  const image = (at: number) => dialog.frameLocator('iframe').nth(at).locator('main img').first()
  await expect(image(0)).toHaveAttribute('src', /^blob:/)
  await expect(image(1)).not.toHaveAttribute('src', /^blob:/)
  await expectPicture(image(0))
  await page.keyboard.press('Escape')
  await version.getByRole('button', { name: publishWords.history.takeBack }).click()
  await expect(page.getByText(publishWords.history.takenBack)).toBeVisible()
  await main.getByLabel(publishWords.history.until).fill('2020-01-01')
  await expect(main.getByText(publishWords.history.none)).toBeVisible()
  await expect(await openField(page)).not.toHaveValue(new RegExp(typedText))
  await page.getByRole('button', { name: publishWords.history.heading, exact: true }).click()
  await main.getByRole('button', { name: publishWords.history.discard }).click()
  await expect(page.getByText(publishWords.history.discarded)).toBeVisible()
  await expect(await openField(page)).toHaveValue(new RegExp(typedText))

  await editor.end()
  await rm(root, { recursive: true, force: true })
  await rm(bare, { recursive: true, force: true })
})

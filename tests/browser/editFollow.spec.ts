import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { splitStatus } from '../../src/editor/edit/messageDetails.ts'
import { publishWords } from '../../src/editor/edit/publishWords.ts'
import { repository } from '../editor/github.ts'
import { galleryOf, pageFileOf, pageName, siteAddress } from './catalogue.ts'
import {
  copyCatalogue,
  expect,
  expectPicture,
  file,
  openField,
  other,
  photographOf,
  row,
  save,
  serveBuildFile,
  signIn,
  startsWith,
  test,
  typedText,
} from './editor.ts'
import { publishFolder } from './publishedFolder.ts'
import { startEditor } from './startEditor.ts'

test.setTimeout(180_000)

const line = (page: Page) => page.getByRole('region', { name: publishWords.live.heading })

async function publishThis(page: Page): Promise<void> {
  await page.getByRole('button', { name: startsWith(editorWords.publish) }).click()
  await page.getByRole('button', { name: editorWords.publishNow }).click()
}

test('a publication is followed until the site shows it', async ({
  page,
  built: { github, address, site },
}) => {
  await signIn(page, address)
  await expect(line(page)).toContainText(publishWords.live.live)
  await (await openField(page)).fill(typedText)
  await publishThis(page)
  await expect(line(page)).toContainText(/Published today, \d\d:\d\d\. It is tested first/)
  site.commit = github.head
  await expect(line(page)).toContainText(publishWords.live.live)
  const look = line(page).getByRole('link', { name: publishWords.live.look })
  await expect(look).toHaveAttribute('href', siteAddress)
})

test('an editor that is opened again says why a publication is not live, and looks again on request', async ({
  page,
  built: { github, address, site },
}) => {
  github.put(file, github.textOf(file))
  const published = github.commits.get(github.head)
  const hour = 3_600_000
  Object.assign(published ?? {}, { date: new Date(Date.now() - hour).toISOString() })
  github.actions.run(github.head, 'failure')
  await signIn(page, address)
  await expect(line(page)).toContainText(publishWords.live.failed)
  const run = line(page).getByRole('link', { name: publishWords.live.onGitHub })
  await expect(run).toHaveAttribute('href', /\/owner\/catalogue\/actions\/runs\/\d+$/)
  site.commit = github.head
  await line(page).getByRole('button', { name: publishWords.live.lookAgain }).click()
  await expect(line(page)).toContainText(publishWords.live.live)
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
  const why = editorWords.protectedBranch('')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(why)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').first()).toHaveText(
    splitStatus(editorWords.notPublished(why)).short,
  )
  expect(github.head).toBe(head)
  await expect(await openField(page)).toHaveValue(new RegExp(typedText))
})

test('a folder has a history: a change is reverted, and undo keeps its name after closing', {
  tag: '@nightly',
}, async ({ page, context }) => {
  const root = await copyCatalogue()
  const shown = pageFileOf(row.path)
  const all = shown.kind === 'full' ? [...shown.gallery.images, shown.picture] : []
  const picture = path.join(root, 'public/pictures', all[galleryOf(row.path).main] ?? '')
  const { bare, git } = await publishFolder(root, `https://github.com/${repository}.git`)
  await writeFile(picture, await photographOf('green'))
  git('commit', '--quiet', '-am', 'Another picture')
  git('push', '--quiet', 'origin', 'main')
  const editor = await startEditor(root)

  const site = { commit: git('rev-parse', 'HEAD').trim() }
  await serveBuildFile(context, site)
  await page.goto(editor.address)
  await expect(line(page)).toContainText(publishWords.live.live)

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
  await expect(line(page)).toContainText(/Published today, \d\d:\d\d\. It is tested first/)
  site.commit = git('rev-parse', 'HEAD').trim()
  await expect(line(page)).toContainText(publishWords.live.live)
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

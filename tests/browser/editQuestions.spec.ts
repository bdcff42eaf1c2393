import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { formatLaunchList } from '../../src/check/formatLaunchList.ts'
import { launchList } from '../../src/check/launchList.ts'
import { launchWords } from '../../src/check/launchWords.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { expect, file, save, test } from './editor.ts'

test.setTimeout(180_000)

const by = 'R. Patel'

/** Who signs in the browser, and its day: it may be in another time zone. */
async function signatureIn(page: Page) {
  return { by, on: await page.evaluate(() => new Date().toLocaleDateString('en-CA')) }
}

/** The catalogue and its list of questions, as the files in the folder have them. */
async function listIn(root: string) {
  return launchList(await readFolder(root))
}

/** Opens the questions. @returns the part of the page that asks them */
async function showQuestions(page: Page, address: string): Promise<Locator> {
  await page.goto(address)
  await page.getByRole('button', { name: editorWords.questions, exact: true }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(/^\d+ of \d+ answered$/)).toBeVisible()
  return main
}

/** Says who confirms. */
async function giveName(main: Locator): Promise<void> {
  await main.getByLabel(editorWords.yourName).fill(by)
  await main.getByRole('button', { name: editorWords.goOn }).click()
  await expect(main.getByRole('button', { name: launchWords.who })).toContainText(by)
}

/** Opens the question of a key. */
async function openQuestion(main: Locator, root: string, key: string): Promise<void> {
  const { answers } = await listIn(root)
  const question = answers.find((answer) => answer.key === key)?.question ?? ''
  await main
    .getByRole('button', { name: question })
    .or(main.getByRole('heading', { name: question }))
    .click()
  await expect(main.getByRole('heading', { name: question })).toBeVisible()
}

test('the answers before the launch are given one after the other in one form, in the words of the check', async ({
  page,
  task,
}) => {
  const main = await showQuestions(page, task.address)
  const isRight = main.getByRole('button', { name: editorWords.isRight })
  const heading = main.getByRole('heading', { level: 3 })
  const { answers } = await listIn(task.root)
  /** Expects that the next answer is asked for. */
  const expectNext = async (at: number) => {
    await expect(heading).toContainText(answers[at]?.question ?? '')
    await expect(main.getByText(launchWords.progress(at, answers.length))).toBeVisible()
  }
  expect(answers).toHaveLength(10)
  await giveName(main)
  await expectNext(1)
  await expect(heading).toBeFocused()
  await main.getByLabel('Name', { exact: true }).fill('Patel Roofing')
  await isRight.click()

  await expectNext(2)
  await main.getByLabel('Number', { exact: true }).fill('98250 12345')
  await expect(main.getByLabel('WhatsApp')).toHaveValue('919825012345')
  await isRight.click()

  await expectNext(3)
  await main.getByLabel('E-mail').fill('office@roofs-of-surat.in')
  await main.getByLabel('Address of the site').fill('www.roofs-of-surat.in')
  const networks = main.getByLabel('Web address')
  while ((await networks.count()) > 1) {
    await main
      .getByRole('button', { name: editorWords.remove('') })
      .last()
      .click()
  }
  await networks.fill('https://www.facebook.com/roofs-of-surat')
  await isRight.click()

  await expectNext(4)
  await main.getByRole('button', { name: editorWords.remove('Works') }).click()
  await main.getByRole('textbox', { name: 'Street' }).click()
  await page.keyboard.type('Plot 7, Ring Road')
  await main.getByLabel('Postal code').fill('395002')
  await isRight.click()

  await expectNext(5)
  const map = 'https://www.openstreetmap.org'
  await main
    .getByLabel('Address of the map')
    .fill(`${map}/export/embed.html?bbox=72.83%2C21.17%2C72.84%2C21.18`)
  await main.getByLabel('Address of the large map').fill(`${map}/#map=18/21.1702/72.8311`)
  await isRight.click()

  await expectNext(6)
  await main.getByLabel('Opening hours').fill('Monday to Saturday, 9 am to 7 pm')
  await isRight.click()
  await expectNext(7)
  await isRight.click()
  await expectNext(8)
  await main.getByRole('button', { name: editorWords.doNotKnow }).click()
  await expectNext(9)
  await main.getByRole('button', { name: editorWords.doNotKnow }).click()
  await expect(main.getByText(launchWords.canLaunch)).toBeFocused()
  await expect(heading).toHaveCount(0)

  await save(page, task.root)
  const list = await listIn(task.root)
  const printed = formatLaunchList(list)
  expect(printed).toContain(launchWords.canLaunch)
  for (const { question, state } of list.answers) {
    await expect(main.getByRole('button', { name: question })).toContainText(
      state === 'unknown' ? launchWords.unknownTo(await signatureIn(page)) : by,
    )
  }
  const site = JSON.parse(await readFile(path.join(task.root, 'data/site.json'), 'utf8'))
  expect(site).toMatchObject({
    name: 'Patel Roofing',
    phone: { display: '+91 98250 12345', href: 'tel:+919825012345' },
    url: 'https://www.roofs-of-surat.in',
    addresses: [{ lines: ['Plot 7, Ring Road'] }],
  })
})

test('a stand-in and a wrong answer are refused with the reason, and what was typed stays', async ({
  page,
  task,
}) => {
  const main = await showQuestions(page, task.address)
  const isRight = main.getByRole('button', { name: editorWords.isRight })
  const refused = main.getByRole('alert')
  await openQuestion(main, task.root, 'name')
  await isRight.click()
  await expect(refused).toHaveText(editorWords.whoFirst)
  await main.getByRole('button', { name: launchWords.who }).click()
  await giveName(main)
  await openQuestion(main, task.root, 'phone')
  await isRight.click()
  await expect(refused).toContainText(editorWords.notYet)
  await expect(refused).toContainText('Business: WhatsApp')
  await main.getByLabel('Number', { exact: true }).fill('98250 12345')
  await isRight.click()
  await expect(
    main.getByRole('button', { name: launchWords.confirmedBy(await signatureIn(page)) }),
  ).toBeVisible()
  await openQuestion(main, task.root, 'email')
  await main.getByLabel('E-mail').fill('office at roofs')
  await isRight.click()
  await expect(refused).toContainText('office at roofs')
  // A refusal is about what was typed by then.
  await main.getByLabel('E-mail').fill('office at roof')
  await expect(refused.filter({ hasText: editorWords.notYet })).toHaveCount(0)
  await main.getByLabel('E-mail').fill('office at roofs')
  await main.getByRole('button', { name: editorWords.later }).click()
  await openQuestion(main, task.root, 'email')
  await expect(main.getByLabel('E-mail')).toHaveValue('office at roofs')
})

test('a page is confirmed as a whole by whoever has read it, and asked again once it has changed', async ({
  page,
  task,
}) => {
  const sources = path.join(task.root, 'data/sources.json')
  const given: { entries: object[] } = JSON.parse(await readFile(sources, 'utf8'))
  const summary = { file, pointer: '/summary', from: "this site's own words" }
  await writeFile(sources, JSON.stringify({ ...given, entries: [...given.entries, summary] }))
  const main = await showQuestions(page, task.address)
  const { pages } = await listIn(task.root)
  const { name = '', state = '' } = pages.find((one) => one.file === file) ?? {}
  const entry = main.getByRole('button', { name: `${name} ` })
  await expect(entry).toContainText(state)
  await entry.click()
  await main.getByText(editorWords.readIt).click()
  await main.getByRole('button', { name: editorWords.pageIsRight }).click()
  await expect(main.getByRole('alert')).toHaveText(editorWords.nameNeeded)
  await main.getByLabel(editorWords.yourName).fill(by)
  await main.getByRole('button', { name: editorWords.pageIsRight }).click()
  const signature = await signatureIn(page)
  const isRead = launchWords.readBy(signature)
  await expect(main.getByText(isRead)).toBeVisible()
  await main.getByRole('button', { name: editorWords.allPagesToRead }).click()
  await expect(main.getByRole('heading', { name: launchWords.pages })).toBeFocused()
  await expect(main.getByText(launchWords.pagesRead(1, pages.length))).toBeVisible()
  await expect(entry).toContainText(isRead)

  await entry.click()
  await main
    .getByLabel('Summary')
    .fill('Sheets for every roof of the town, in the lengths that you order.')
  await expect(main.getByText(launchWords.changedPoints(1, signature))).toBeVisible()
  // The name is remembered on this device.
  await main.getByText(editorWords.readIt).click()
  await expect(main.getByLabel(editorWords.yourName)).toHaveValue(by)
  await main.getByRole('button', { name: editorWords.pageIsRight }).click()
  await expect(main.getByText(isRead)).toBeVisible()
  await save(page, task.root)
  expect((await listIn(task.root)).pages.filter(({ isRead }) => isRead)).toHaveLength(1)
})

test('a figure that buyers ask for is added to its page below the questions', async ({
  page,
  task,
}) => {
  const main = await showQuestions(page, task.address)
  const { missing } = await listIn(task.root)
  const weight = missing.find(({ property }) => property === 'weight')
  await main
    .getByText(launchWords.missingOn(weight?.name ?? '', weight?.places.length ?? 0))
    .click()
  const putIn = main.getByRole('button', { name: editorWords.putIn })
  await putIn.click()
  await expect(main.getByRole('alert')).toHaveText(editorWords.nothingTyped)
  await main
    .getByLabel(weight?.name ?? '')
    .first()
    .fill('4.5')
  await putIn.click()
  await expect(
    main.getByText(launchWords.missingOn(weight?.name ?? '', (weight?.places.length ?? 0) - 1)),
  ).toBeVisible()
  await save(page, task.root)
})

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { expect, file, row, save, test } from './editor.ts'

test.setTimeout(120_000)

const [first, second, third] = ['Is the name right?', 'Is the figure right?', 'Is the line right?']
const place = { from: 'owner', ask: 'owner' }
const entries = [
  { file: 'data/site.json', pointer: '/shortName', ...place, reason: first },
  { file, pointer: `/specification/rows/${row.at}`, ...place, reason: second },
  { file: 'data/pages/*.json', pointer: '/tagline', ...place, reason: third },
]

/** Opens the questions of the catalogue as it is. @returns the part of the page that asks them */
async function showQuestions(page: Page, address: string): Promise<Locator> {
  await page.goto(address)
  await page.getByRole('button', { name: editorWords.questions, exact: true }).click()
  return page.getByRole('main')
}

/** Opens the list of questions of a catalogue that has these three, among others. */
async function openQuestions(page: Page, { root, address }: { root: string; address: string }) {
  const sources = path.join(root, 'data/sources.json')
  const given: { entries: typeof entries } = JSON.parse(await readFile(sources, 'utf8'))
  // A colour value must have its source.
  const colours = given.entries.filter(({ pointer }) => pointer.endsWith('/chip'))
  const all = { entries: [...entries, ...colours] }
  await writeFile(sources, `${JSON.stringify(all, null, 2)}\n`)
  await showQuestions(page, address)
}

/** Opens all groups of the list. */
async function openGroups(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ of \d+ answered$/)).toBeVisible()
  const groups = page.getByRole('main').locator('details:not([open]) > summary:has(h2)')
  for (const group of (await groups.all()).toReversed()) await group.click()
}

/** Opens a question, if the list has not opened it already. */
async function openQuestion(page: Page, name: string): Promise<void> {
  const form = page.getByRole('main')
  await openGroups(page)
  const heading = form.getByRole('heading', { name })
  await form.getByRole('button', { name }).or(heading).click()
  await expect(heading).toBeVisible()
}

/** The number of answered questions that the list shows. */
async function answered(page: Page): Promise<number> {
  const text = await page.getByText(/^\d+ of \d+ answered$/).textContent()
  return Number(text?.split(' ')[0])
}

test('questions are answered in the list, one after the other, and a wrong answer is rejected', async ({
  page,
  task,
}) => {
  await openQuestions(page, task)
  const before = await answered(page)
  const form = page.getByRole('main')
  const confirm = form.getByRole('button', { name: editorWords.confirm })
  const fault = form.getByRole('alert')
  await openQuestion(page, first)
  await expect(form.getByRole('heading', { name: first })).toBeFocused()
  await confirm.click()
  await expect(fault).toContainText('name of the person')
  await form.getByRole('textbox').first().fill('Patel')
  await form.getByLabel(editorWords.confirmedBy).fill('R. Patel')
  await form.getByLabel(editorWords.confirmedOn).fill('2999-03-12')
  await confirm.click()
  await expect(fault).toContainText('a day to come')
  await form.getByLabel(editorWords.confirmedOn).fill('2026-03-12')
  await confirm.click()

  await expect(page.getByText(new RegExp(`^${before + 1} of`))).toBeVisible()
  await expect(form.getByRole('button', { name: first })).toHaveCount(0)
  await expect(form.getByRole('heading', { level: 3 })).toBeFocused()
  await openQuestion(page, second)
  await form.getByLabel(editorWords.from).selectOption('test report')
  await confirm.click()

  await expect(page.getByText(new RegExp(`^${before + 2} of`))).toBeVisible()
  await openQuestion(page, third)
  await form.getByText(editorWords.here, { exact: true }).click()
  await expect(form.getByRole('button', { name: editorWords.changeOn('') }).first()).toBeVisible()
  await confirm.click()
  await expect(page.getByText(new RegExp(`^${before + 3} of`))).toBeVisible()

  await save(page, task.root)
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join(task.root, 'data', name), 'utf8'))
  expect((await read('site.json')).shortName).toBe('Patel')
  const sources = await read('sources.json')
  const confirmed = { by: 'R. Patel', on: '2026-03-12' }
  expect(sources.entries.slice(0, entries.length)).toMatchObject([
    { confirmed: { ...confirmed, value: 'Patel' } },
    { confirmed, from: 'test report' },
    { confirmed },
  ])
})

test('a question can be skipped, and a page with many questions is edited in its own form', async ({
  page,
  task,
}) => {
  await openQuestions(page, task)
  const form = page.getByRole('main')
  await openQuestion(page, third)
  await form.getByText(editorWords.here, { exact: true }).click()
  const change = form.getByRole('button', { name: editorWords.changeOn('') }).first()
  const name = (await change.textContent())?.slice(editorWords.changeOn('').length) ?? ''
  await change.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: editorWords.questions, exact: true }).click()
  await expect(form.getByRole('heading', { name: third })).toBeVisible()
  await form.getByRole('button', { name: editorWords.next }).click()
  await expect(form.getByRole('heading', { name: third })).toHaveCount(0)
})

test('a real value answers its question wherever it is typed, and a wrong one leaves it open', async ({
  page,
  task,
}) => {
  const form = await showQuestions(page, task.address)
  const before = await answered(page)
  await form.getByRole('button', { name: 'Business: Phone' }).click()
  const number = form.getByLabel(editorWords.newNumber)
  await number.fill('98250 1234')
  await form.getByRole('button', { name: editorWords.putIn }).click()
  await expect(form.getByRole('alert')).toContainText('98250 1234')
  await number.fill('98250 12345')
  await form.getByRole('button', { name: editorWords.putIn }).click()
  // WhatsApp has the same number, so its question is not asked.
  await expect(page.getByText(new RegExp(`^${before + 2} of`))).toBeVisible()
  await expect(form.getByRole('heading', { level: 3 })).toContainText('Business: E-mail')

  await form.getByLabel('E-mail').fill('office at roofs')
  await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  // The answers in this file stay, although it cannot be published now.
  await expect(form.getByRole('button', { name: 'Business: E-mail' })).toHaveCount(1)
  await expect(page.getByText(new RegExp(`^${before + 2} of`))).toBeVisible()
  await form.getByLabel('E-mail').blur()
  await form.getByRole('button', { name: editorWords.next }).click()
  // The first one is the problem, above the questions.
  const row = form.getByRole('button', { name: 'Business: E-mail' }).nth(1)
  await expect(row).toContainText('office at roofs')
  await row.click()
  await form.getByLabel('E-mail').fill('office@roofs-of-surat.in')
  await expect(page.getByText(new RegExp(`^${before + 3} of`))).toBeVisible()
  await expect(form.getByText(editorWords.isAnswered, { exact: true })).toBeVisible()
  await expect(form.getByText(editorWords.canLaunch)).toHaveCount(0)
  await save(page, task.root)
})

test('a question about a group shows its fields, and takes a web address without its beginning', async ({
  page,
  task,
}) => {
  const form = await showQuestions(page, task.address)
  await form.getByRole('button', { name: /^Business: (?:Head )?[Oo]ffice/ }).click()
  await expect(form.getByLabel('City', { exact: true })).toBeVisible()
  const before = await answered(page)
  await form.getByRole('button', { name: 'Business: Address of the site' }).click()
  await form.getByLabel('Address of the site').fill('www.roofs-of-surat.in')
  await form.getByRole('button', { name: editorWords.next }).click()
  await expect(page.getByText(new RegExp(`^${before + 1} of`))).toBeVisible()
  await expect(form.getByRole('button', { name: 'Business: Address of the site' })).toHaveCount(0)
  await save(page, task.root)
  const site = JSON.parse(await readFile(path.join(task.root, 'data/site.json'), 'utf8'))
  expect(site.url).toBe('https://www.roofs-of-surat.in')
})

test('who confirms is remembered on this device', async ({ page, task }) => {
  await openQuestions(page, task)
  const form = page.getByRole('main')
  await openQuestion(page, first)
  await form.getByLabel(editorWords.confirmedBy).fill('R. Patel')
  await form.getByRole('button', { name: editorWords.confirm }).click()
  await openQuestion(page, third)
  await expect(form.getByLabel(editorWords.confirmedBy)).toHaveValue('R. Patel')
  await page.reload()
  await page.getByRole('button', { name: editorWords.questions, exact: true }).click()
  await openQuestion(page, second)
  await expect(form.getByLabel(editorWords.confirmedBy)).toHaveValue('R. Patel')
})

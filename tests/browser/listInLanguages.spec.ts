import type { Locator, Page } from '@playwright/test'
import { folderOf } from '../../src/site/addresses.ts'
import { pseudoLanguage, pseudoText } from '../helpers/pseudoLanguage.ts'
import { fullPaths, headingOf, list, site } from './catalogue.ts'
import { test } from './languageSite.ts'
import { expect } from './site.ts'
import { visit } from './visit.ts'

const folder = `/${folderOf(pseudoLanguage.key)}`
const { message } = site.enquiries.handOver
const { words } = list
const [product = ''] = fullPaths

/** What is chosen in the fields of a form, each with its label, as a message says it. */
async function chooseLast(form: Locator): Promise<string[]> {
  const labels: string[] = []
  for (const select of await form.getByRole('combobox').all()) {
    const option = select.locator('option').last()
    labels.push((await option.textContent()) ?? '')
    await select.selectOption({ index: (await select.locator('option').count()) - 1 })
  }
  return labels
}

function messageIn(page: Page, translate = (text: string) => text): Promise<string> {
  return page.getByRole('textbox', { name: translate(message), exact: true }).inputValue()
}

test('a list that is made in one language is the same in the other, and its message is in both', async ({
  page,
}) => {
  await visit(page, product)
  const english = await chooseLast(page.getByRole('main').locator('form'))

  await visit(page, folder + product.slice(1))
  const form = page.getByRole('main').locator('form')
  const chosen = await chooseLast(form)
  expect(chosen).toEqual(english.map(pseudoText))
  await form.getByLabel(pseudoText(words.line.quantity), { exact: true }).fill('60')
  const ask = page.getByRole('link', { name: pseudoText(words.enquiry.ask) })
  const text = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  for (const said of [...chosen, ...english, headingOf(product)]) expect(text).toContain(said)
  await form.getByRole('button', { name: pseudoText(words.enquiry.put) }).click()
  await expect(form.getByRole('status')).toContainText(pseudoText(headingOf(product)))

  // Its address, typed by hand.
  await visit(page, '/List')
  const item = page.getByRole('list', { name: words.list.heading }).getByRole('listitem')
  await expect(item.getByRole('heading')).toHaveText(headingOf(product))
  for (const said of english) await expect(item).toContainText(said)
  const inEnglish = await messageIn(page)
  for (const said of [...english, '60']) expect(inEnglish).toContain(said)
  for (const said of chosen) expect(inEnglish).not.toContain(said)

  await visit(page, `${folder}List`)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
    pseudoText(headingOf(product)),
  )
  const inBoth = await messageIn(page, pseudoText)
  for (const said of [...chosen, ...english, headingOf(product)]) expect(inBoth).toContain(said)
})

import { rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { type Page, test as plain } from '@playwright/test'
import { addInbox } from '../../src/cli/addInbox.ts'
import { serveSite } from '../../src/cli/serve.ts'
import { catalogueFolder, siteFolder } from '../helpers/folders.ts'
import { requiredTexts } from '../helpers/requiredTexts.ts'
import { freePort } from '../hosting/runServer.ts'
import { appearanceFaults, axeViolations } from './axe.ts'
import { fullPaths, headingAt, listPage, siteFacts } from './catalogue.ts'
import { openForm } from './enquiry.ts'
import { expect, test as onSite } from './site.ts'
import { waitForHydration } from './visit.ts'

const { words } = listPage
const { ask } = siteFacts.product

/** The site with an inbox beside it, as `npm start -- --inbox` serves them. */
const test = onSite.extend<{ inbox: { site: string; url: string; password: string } }>({
  inbox: async ({ watch }, use) => {
    const others = new Map<string, RequestListener>()
    const { server, url } = await serveSite(siteFolder, 0, '/', undefined, others)
    const file = path.join(os.tmpdir(), `inbox-${process.pid}-${Date.now()}.db`)
    const io = { cwd: catalogueFolder, log: () => {}, error: () => {} }
    const { password, stop, ...inbox } = await addInbox(new URL(url), siteFolder, others, io, {
      INBOX_URL: `http://127.0.0.1:${await freePort()}`,
      INBOX_DB: `file:${file}`,
    })
    // The site and the inbox have different addresses.
    watch.allow(new RegExp(`request to another origin: (${new URL(url).origin}|${inbox.url})`))
    await use({ site: url, url: inbox.url, password })
    server.closeAllConnections()
    server.close()
    await stop()
    for (const ending of ['', '-wal', '-shm']) await rm(file + ending, { force: true })
  },
})

const roof = { eave: '30', slope: '6.2', overall: '1060', cover: '1015', endLap: '150' }

/** Puts a product on the list, with a roof if its page has the calculator. @returns whether it has */
async function putOnList(page: Page, url: string): Promise<boolean> {
  await page.goto(url)
  await waitForHydration(page)
  const place = page.getByRole('region', { name: ask.heading })
  const { heading, measureOnly, fields } = words.roofCalculator
  const calculator = page
    .getByRole('button', { name: heading })
    .or(page.getByRole('button', { name: measureOnly.heading }))
  const calculates = (await calculator.count()) > 0
  if (calculates) {
    await calculator.click()
    await page.getByRole('radio', { name: words.line.lengthUnits.m }).check()
    await page.getByLabel(words.roofCalculator.slopes).selectOption('1')
    await page.getByLabel(words.roofCalculator.by).selectOption('slope')
    await page.getByText(words.roofCalculator.more).click()
    for (const [name, value] of Object.entries(roof)) {
      const { label } = Object(fields)[name]
      const field = place.getByLabel(label, { exact: true })
      if ((await field.count()) > 0) await field.fill(value)
    }
    await page.getByRole('button', { name: words.roofCalculator.calculate }).click()
  }
  await openForm(page)
  const quantity = place.getByLabel(words.line.quantity, { exact: true })
  const { use: named, useLength } = words.roofCalculator
  const names = [...Object.values(named), useLength].join('|').replaceAll('{count}', '\\d+')
  const use = page.getByRole('button', { name: new RegExp(`^(${names})$`) })
  if ((await use.count()) > 0) await use.click()
  if ((await quantity.inputValue()) === '') await quantity.fill('40')
  await page.getByRole('button', { name: words.enquiry.put }).click()
  await expect(page.getByRole('link', { name: words.enquiry.open })).toBeVisible()
  return calculates
}

async function signIn(page: Page, inbox: { url: string; password: string }): Promise<void> {
  await page.goto(inbox.url)
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.getByLabel('Password').fill(inbox.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'All enquiries' })).toBeVisible()
}

test('a list with a roof arrives, is answered on WhatsApp, exported and deleted', async ({
  page,
  browser,
  inbox,
}) => {
  plain.slow()
  const products = fullPaths.slice(0, 3)
  const calculated: boolean[] = []
  for (const product of products) {
    calculated.push(await putOnList(page, new URL(product, inbox.site).href))
  }
  await page.getByRole('link', { name: words.enquiry.open }).click()
  const { name, phone } = words.details.fields
  await page.getByLabel(name.label, { exact: true }).fill('Kiran Desai')
  await page.getByLabel(phone.label, { exact: true }).fill('98250 12345')
  await page.getByRole('button', { name: words.send.post }).click()
  const banner = page.getByRole('complementary', { name: siteFacts.enquiries.kept.banner })
  await expect(banner).toContainText(siteFacts.enquiries.sent.heading)

  // Without a script, on the narrowest phone.
  const viewport = { width: 360, height: 780 }
  const context = await browser.newContext({ javaScriptEnabled: false, viewport })
  try {
    const owner = await context.newPage()
    await signIn(owner, inbox)
    await owner.getByRole('link', { name: /Unread.*Kiran Desai/ }).click()
    const sent = owner.getByRole('article')
    for (const product of products) await expect(sent).toContainText(headingAt(product))
    if (calculated.includes(true)) await expect(sent).toContainText(words.line.calculated)

    // WhatsApp itself is not opened: the page that leads there has the answer.
    await context.route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: 'WhatsApp' }))
    const opened = context.waitForEvent('page')
    await owner.getByRole('button', { name: 'Answer by WhatsApp' }).click()
    const whatsapp = await opened
    await whatsapp.waitForURL(/^https:\/\/wa\.me\/919825012345\?text=Hello%20Kiran/)
    await whatsapp.close()
    // The inbox is still there, and does not take the answer back.
    await owner.getByLabel('Note').fill('Called back.')
    await owner.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByLabel('Answered')).toBeChecked()
    await owner.getByLabel('Quoted').check()
    await owner.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByLabel('Quoted')).toBeChecked()
    await expect(owner.getByLabel('Note')).toHaveValue('Called back.')

    await owner.getByRole('link', { name: 'All enquiries' }).click()
    await owner.getByRole('link', { name: /^Quoted/ }).click()
    for (const kind of ['XLSX', 'CSV']) {
      const saved = owner.waitForEvent('download')
      await owner.getByRole('link', { name: kind }).click()
      expect((await saved).suggestedFilename()).toBe(`enquiries.${kind.toLowerCase()}`)
    }

    await owner.getByRole('link', { name: /Kiran Desai/ }).click()
    await owner.getByText('Delete all of +919825012345 (1)').click()
    await owner.getByRole('button', { name: 'Delete for good' }).last().click()
    await expect(owner.getByText('Nothing is here.')).toBeVisible()
  } finally {
    await context.close()
  }
})

test('axe finds no faults on the pages of the owner, in all widths and colours', async ({
  page,
  inbox,
  watch,
}) => {
  // A form with mistakes.
  watch.allow(/422/)
  // The test injects axe into the page.
  const csp = page.context().newCDPSession(page)
  await (await csp).send('Page.setBypassCSP', { enabled: true })
  for (const [key, message] of [
    ['0000-0001', 'Forty sheets\nfor a shed in Bardoli.'],
    ['0000-0002', `${'x'.repeat(300)} https://a.in https://b.in https://c.in`],
  ] as const) {
    await page.request.post(`${inbox.site}enquiries`, {
      headers: { Origin: new URL(inbox.site).origin, 'Idempotency-Key': key },
      data: {
        idempotencyKey: key,
        form: 'contact',
        about: 'Contact',
        page: '/Contact',
        writtenAt: '2024-01-01T00:00:00Z',
        language: 'en-IN',
        fields: { ...requiredTexts('contact'), email: 'meera@example.com', message },
      },
    })
  }
  await page.goto(inbox.url)
  expect(await appearanceFaults(page)).toEqual([])
  await signIn(page, inbox)
  for (const at of [
    '/',
    '/?folder=spam',
    '/?q=nobody',
    '/enquiry/1',
    '/enquiry/2',
    '/?q=meera@example.com',
  ]) {
    await page.goto(inbox.url + at)
    expect(await appearanceFaults(page), at).toEqual([])
  }
  await page.getByText('Delete all of meera@example.com (2)').click()
  expect(await axeViolations(page)).toEqual([])
})

test('the owner answers an enquiry with the keyboard alone', async ({ page, inbox }) => {
  const key = '0000-0003'
  await page.request.post(`${inbox.site}enquiries`, {
    headers: { Origin: new URL(inbox.site).origin, 'Idempotency-Key': key },
    data: {
      idempotencyKey: key,
      form: 'price',
      about: 'Tiles',
      writtenAt: '2024-01-01T00:00:00Z',
      fields: { phone: '+91 98250 12345' },
    },
  })
  await signIn(page, inbox)
  async function tabTo(text: RegExp): Promise<void> {
    for (let i = 0; i < 30; i += 1) {
      await page.keyboard.press('Tab')
      // Inside a field for a date, no element matches `:focus`.
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
      if (text.test(focused)) return
    }
    throw new Error(`${text} is not reached`)
  }
  await tabTo(/\+919825012345/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '+919825012345: Tiles' })).toBeVisible()
  await tabTo(/Call/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await tabTo(/Save/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Answered')).toBeChecked()
})

import { createHash, X509Certificate } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import os from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { hashPassword } from '../../src/inbox/server/password.ts'
import { startInbox } from '../../src/inbox/server/start.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { freePort } from '../hosting/runServer.ts'
import { password, postedEnquiry, postRequest, siteOrigin } from '../inbox/requests.ts'
import { findBrowser } from './findBrowser.ts'
import { expect, test as onSite } from './site.ts'

/** The key and the certificate of 127.0.0.1, for tests alone. */
const pem = await readFile('tests/fixtures/loopback.pem', 'utf8')
const { publicKey } = new X509Certificate(pem)
const spki = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }))
const { args = [], ...launch } = await findBrowser()

const phone = { width: 360, height: 780 }

/** A page of another site with a link, as webmail shows the e-mail about an enquiry. */
const MAIL = 'https://mail.example/'

/** An inbox with an enquiry, at an address of one scheme. */
const test = onSite.extend<{ scheme: 'http' | 'https'; inbox: { url: string }; owner: Page }>({
  scheme: ['http', { option: true }],
  inbox: async ({ watch, context, scheme }, use) => {
    const port = await freePort()
    const url = `${scheme}://127.0.0.1:${port}`
    const file = path.join(os.tmpdir(), `inbox-${process.pid}-${Date.now()}.db`)
    const settings = {
      INBOX_DB: `file:${file}`,
      INBOX_URL: url,
      INBOX_ORIGINS: siteOrigin,
      INBOX_PASSWORD: await hashPassword(password, 4),
      PORT: '0',
    }
    const { listener, stop } = await startInbox(settings, catalogueFolder, () => {})
    const server =
      scheme === 'https'
        ? createSecureServer({ key: pem, cert: pem }, listener)
        : createServer(listener)
    server.listen(port, '127.0.0.1')
    const { method, headers, body } = postRequest(
      postedEnquiry({ form: 'price', about: 'Tiles', fields: { phone: '98250 12345' } }),
    )
    const sent = { method, headers: Object(headers), data: String(body) }
    const response = await context.request.fetch(`${url}/enquiries`, sent)
    expect(response.status()).toBe(200)
    watch.allow(new RegExp(`request to another origin: (${url}|${MAIL})`))
    await use({ url })
    server.closeAllConnections()
    server.close()
    await stop()
    for (const ending of ['', '-wal', '-shm']) await rm(file + ending, { force: true })
  },
  // A tab of a context without routes: with one, Playwright lets a browser keep no page, so that Back loads it anew.
  owner: async ({ browser, inbox }, use) => {
    const context = await browser.newContext({ viewport: phone })
    const owner = await context.newPage()
    await owner.goto(`${inbox.url}/enquiry/1`)
    await typePassword(owner)
    await expect(headOf(owner)).toBeVisible()
    await use(owner)
    await context.close()
  },
})

async function typePassword(page: Page): Promise<void> {
  // The page gives it the focus, as soon as it is drawn.
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}

/** Takes the session from a browser, as it does itself once the cookie has expired. */
async function expire(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /session$/ })
}

const headOf = (page: Page) => page.getByRole('heading', { level: 1, name: '+919825012345: Tiles' })

// Chromium keeps no page of a server whose certificate it does not trust, so that Back would load it anew.
const trust = `--ignore-certificate-errors-spki-list=${spki.digest('base64')}`
test.use({ launchOptions: { ...launch, args: [...args, trust] } })

for (const scheme of ['http', 'https'] as const) {
  test.describe(`over ${scheme}`, () => {
    test.use({ scheme, ignoreHTTPSErrors: true, viewport: phone })

    test('the link of an e-mail leads to the enquiry: signed out, signed in and expired, typed or from another site', async ({
      page,
      context,
      inbox,
    }) => {
      const open = {
        typed: () => page.goto(`${inbox.url}/enquiry/1`),
        'from another site': async () => {
          await page.goto(MAIL)
          await page.getByRole('link', { name: 'In the inbox' }).click()
        },
      }
      await context.route(`${MAIL}**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>Mail</title><a href="${inbox.url}/enquiry/1">In the inbox</a>`,
        }),
      )
      for (const [how, follow] of Object.entries(open)) {
        await context.clearCookies()
        for (const state of ['signed out', 'signed in', 'expired']) {
          await test.step(`${how}, ${state}`, async () => {
            if (state === 'expired') await expire(context)
            await follow()
            if (state !== 'signed in') await typePassword(page)
            await expect(headOf(page)).toBeVisible()
            await expect(page).toHaveURL(`${inbox.url}/enquiry/1`)
          })
        }
      }
    })

    test('a note that is sent after the session has ended is there after Back, and stored after the password', async ({
      owner,
    }) => {
      const text = 'Called back.\nWants "grey" & 40 sheets'
      const note = owner.getByLabel('Note')
      const followUp = owner.getByLabel('Follow up on')
      const save = owner.getByRole('button', { name: 'Save' })
      await note.fill(text)
      await followUp.fill('2099-06-30')
      await expire(owner.context())
      await save.click()
      await expect(owner.getByRole('status')).toContainText('the change is not done yet')
      await owner.goBack()
      await expect(note).toHaveValue(text)
      await expect(followUp).toHaveValue('2099-06-30')
      await save.click()
      await typePassword(owner)
      await expect(headOf(owner)).toBeVisible()
      await owner.reload()
      await expect(note).toHaveValue(text)
      await expect(followUp).toHaveValue('2099-06-30')
    })

    test('a deletion that is sent after the session has ended is done after the password', async ({
      owner,
    }) => {
      await owner.getByText('Delete this enquiry').click()
      await expire(owner.context())
      await owner.getByRole('button', { name: 'Delete for good' }).first().click()
      await expect(owner.getByRole('status')).toContainText('the deletion is not done yet')
      await typePassword(owner)
      await expect(owner.getByText('Nothing is here.')).toBeVisible()
    })

    test('an enquiry is not shown by Back after signing out', async ({ owner }) => {
      await owner.getByRole('button', { name: 'Sign out' }).click()
      await expect(owner.getByLabel('Password')).toBeVisible()
      await owner.goBack()
      await expect(owner.getByLabel('Password')).toBeVisible()
      await expect(headOf(owner)).toBeHidden()
    })
  })
}

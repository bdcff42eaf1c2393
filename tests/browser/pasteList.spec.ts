import { axeViolationsButInFirefox } from './axe.ts'
import { headingAt, listPage, siteFacts } from './catalogue.ts'
import { messageOf } from './enquiry.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const { words } = listPage
const { paste, line } = words

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

const rows = [
  'Colour coated sheet 0.5 mm blue 12 ft 40 nos',
  'do 10 ft 20 nos',
  'C purlin 500 m',
  'screw 2 box',
  'thermal insulation 1000 sq ft',
  'need by Monday',
]

test('a contractor pastes six rows, corrects one, and sends them on WhatsApp', {
  tag: '@core',
}, async ({ page }) => {
  await visit(page, '/List')
  const field = page.getByRole('textbox', { name: paste.label })
  await field.tap()
  await field.fill(rows.join('\n'))
  await page.getByRole('button', { name: paste.read }).tap()
  const items = page.getByRole('list', { name: words.list.heading }).locator('li > details')
  await expect(items).toHaveCount(5)
  await expect(field).toHaveValue('need by Monday')
  expect(await axeViolationsButInFirefox(page)).toEqual([])

  await items.nth(1).locator('summary').first().tap()
  const quantity = page.getByRole('textbox', {
    name: `${line.quantity} ${headingAt('/Colorcoatedroofingsheet')}`,
  })
  await expect(quantity).toHaveValue('20')
  await quantity.fill('25')

  const send = page.getByRole('region', { name: words.send.heading })
  const { whatsapp } = siteFacts.enquiries.handOver
  const message = await messageOf(send.getByRole('link', { name: whatsapp }))
  for (const text of [
    `${line.quantity}: 40 ${line.units.pieces}`,
    `${line.quantity}: 25 ${line.units.pieces}`,
    `${line.quantity}: 500 ${line.units.running}`,
    `${line.quantity}: 2 ${line.units.boxes}`,
    `${paste.unread}: need by Monday`,
    `${paste.written}:\n1. ${rows[0]}\n2. ${paste.corrected.replace('{text}', rows[1] ?? '')}\n3. ${rows[2]}`,
  ])
    expect(message).toContain(text)
})

test('a text with several quantities in the finder is read as a list', async ({ page }) => {
  await visit(page, `/Find?q=${encodeURIComponent('C purlin 500 m, 2 ton screw')}`)
  const { find } = siteFacts.navigation
  await expect(page.getByRole('searchbox', { name: find.label }).last()).toHaveValue(/2 ton/)
  await page.locator('#results a[href*="#paste="]').tap()
  const items = page.getByRole('list', { name: words.list.heading }).locator('li > details')
  await expect(items).toHaveCount(2)
})

test('a list keeps its lines in the search field of the home page, also of a visitor who saves data', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await visit(page, '/')
  const field = page.getByRole('main').getByRole('searchbox')
  const paste = () =>
    field.evaluate((input: HTMLInputElement) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', 'C purlin 500 m\n2 ton screw')
      const options = { clipboardData, bubbles: true, cancelable: true }
      input.dispatchEvent(new ClipboardEvent('paste', options))
      return input.value
    })
  // The code that reads what is pasted is loaded a second after the page has started.
  await expect.poll(paste).toBe('C purlin 500 m, 2 ton screw')
})

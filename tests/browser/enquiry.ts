import { expect, type Locator, type Page } from '@playwright/test'
import { headingAt, listPage, pageName, siteFacts } from './catalogue.ts'
import type { JobRoof } from './jobRoof.ts'
import { visit, waitForHydration } from './visit.ts'

/* What buyers do on a product's page, and on their way there. */

const { words } = listPage

/** The enquiry on a product's page. */
function enquiryOf(page: Page): Locator {
  return page.getByRole('region', { name: siteFacts.product.ask.heading })
}

/** Opens the form on a product's page; a choice in its address or a result of the calculator opens it by itself. */
export async function openForm(page: Page): Promise<void> {
  const details = enquiryOf(page).locator('details:has(form)').first()
  const isOpened = new URL(page.url()).search !== ''
  if (!isOpened && (await details.getAttribute('open')) === null) {
    await details.locator('summary').click()
  }
  await expect(details).toHaveAttribute('open')
}

/** A field of the enquiry on a product's page. */
export function fieldOf(page: Page, label: string): Locator {
  return enquiryOf(page).getByLabel(label, { exact: true })
}

/** The link that sends the fields of a product's page. */
export function askLink(page: Page): Locator {
  return page.getByRole('link', { name: words.enquiry.ask })
}

/** Clicks a field, and types into it as a buyer does. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.pressSequentially(text)
}

/** The text of the message in a link. */
export async function messageOf(link: Locator): Promise<string> {
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
}

/** Opens a product from the home page through the tile of a job. */
export async function openByJob(page: Page, key: string, path: string): Promise<void> {
  await visit(page, '/')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: siteFacts.navigation.find.button }).click()
  await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === '/Find')
  await waitForHydration(page)
  await main.locator(`a[href$="#${key}"]`).click()
  await page
    .locator(`#${key}`)
    .getByRole('link', { name: pageName(path), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: headingAt(path) })).toBeVisible()
}

/** The texts that the message must have about a roof, and the link that sends it. */
type End = { said: readonly string[]; send: Locator }

/** Enters a roof, in the calculator if the product has one. */
export async function enterRoof(page: Page, roof: JobRoof): Promise<End> {
  const { heading, measureOnly } = words.roofCalculator
  const open = enquiryOf(page)
    .getByRole('button', { name: heading })
    .or(enquiryOf(page).getByRole('button', { name: measureOnly.heading }))
  if ((await open.count()) === 0) return describeRoof(page, roof)
  await open.click()
  return calculateRoof(page, roof)
}

async function calculateRoof(page: Page, roof: JobRoof): Promise<End> {
  const say = words.roofCalculator
  const enquiry = enquiryOf(page)
  await enquiry.getByRole('radio', { name: words.line.lengthUnits.m }).check()
  await enquiry.getByLabel(say.slopes).selectOption(roof.slopes)
  await enquiry.getByLabel(say.by).selectOption(roof.by)
  for (const [field, text] of roof.typed) {
    const control = fieldOf(page, say.fields[field].label)
    // The building of the last product is filled in.
    if ((await control.inputValue()) !== text) await type(control, text)
  }
  await enquiry.getByRole('button', { name: say.calculate }).click()
  await expect(enquiry.getByText(say.facts.area, { exact: true })).toBeVisible()
  await expect(enquiry.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible()
  return {
    said: roof.typed.map(([field, text]) => `${say.fields[field].label}: ${text}`),
    send: enquiry.getByRole('link', { name: say.ask }),
  }
}

/** Enters the size of a roof whose sheets are not counted, in the fields that ask for it. */
async function describeRoof(page: Page, { size, area }: JobRoof): Promise<End> {
  const { details, quantity, units } = words.line
  const send = askLink(page)
  const unit = page.locator('main form [name="u"]')
  if ((await fieldOf(page, details).count()) > 0) {
    await type(fieldOf(page, details), size)
    return { said: [size], send }
  }
  if ((await unit.locator('[value="area"]').count()) === 0) return { said: [], send }
  await type(fieldOf(page, quantity), area)
  if ((await unit.inputValue()) !== 'area') await unit.selectOption('area')
  return { said: [`${area} ${units.area}`], send }
}

import { expect, type Locator, type Page } from '@playwright/test'
import { headingOf, list, nameOf, site } from './catalogue.ts'
import type { InteractionCounter } from './interactionCounter.ts'
import type { JobRoof } from './jobRoofs.ts'
import { visit, waitForHydration } from './visit.ts'

/* What buyers do on a product's page, and on their way there. */

const { words } = list

/** The enquiry on a product's page. */
function enquiryOf(page: Page): Locator {
  return page.getByRole('region', { name: site.product.ask.heading })
}

/** A field of the enquiry on a product's page. */
export function fieldOf(page: Page, label: string): Locator {
  return enquiryOf(page).getByLabel(label, { exact: true })
}

/** The link that sends the fields of a product's page. */
export function askLink(page: Page): Locator {
  return page.getByRole('link', { name: words.enquiry.ask })
}

/** What a supplier reads. */
export async function messageOf(link: Locator): Promise<string> {
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
}

/** From the home page by the tile of a job to one of its products. */
export async function openByJob(
  buyer: InteractionCounter,
  key: string,
  path: string,
): Promise<void> {
  const { page } = buyer
  await visit(page, '/')
  const main = page.getByRole('main')
  await buyer.press(main.getByRole('button', { name: site.navigation.find.button }))
  await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === '/Find')
  await waitForHydration(page)
  await buyer.press(main.locator(`a[href$="#${key}"]`))
  await buyer.press(page.locator(`#${key}`).getByRole('link', { name: nameOf(path), exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: headingOf(path) })).toBeVisible()
}

/** How a product answers a roof: in its own words, what the message must say of it, and the link that sends that. */
type End = { answer: string; said: readonly string[]; send: Locator }

/** Says of which roof a buyer is, in the calculator where the product has one. */
export async function enterRoof(buyer: InteractionCounter, roof: JobRoof): Promise<End> {
  const { heading } = words.roofCalculator
  const open = enquiryOf(buyer.page).getByRole('button', { name: heading })
  if ((await open.count()) === 0) return describeRoof(buyer, roof)
  await buyer.press(open)
  return calculateRoof(buyer, roof)
}

async function calculateRoof(buyer: InteractionCounter, roof: JobRoof): Promise<End> {
  const say = words.roofCalculator
  const enquiry = enquiryOf(buyer.page)
  if (roof.slopes !== '1') await buyer.select(enquiry.getByLabel(say.slopes), roof.slopes)
  if (roof.by !== 'slope') await buyer.select(enquiry.getByLabel(say.by), roof.by)
  for (const [field, text] of roof.typed) {
    await buyer.fill(fieldOf(buyer.page, say.fields[field].label), text)
  }
  await buyer.press(enquiry.getByRole('button', { name: say.calculate }))
  await expect(enquiry.getByText(say.facts.area, { exact: true })).toBeVisible()
  const answer = await enquiry.getByRole('status').filter({ hasText: /./ }).first().innerText()
  const widths = enquiry.locator('details li').filter({ visible: true })
  const texts = answer === say.chooseWidth ? await widths.allInnerTexts() : [answer]
  return {
    answer: texts.join('; '),
    said: roof.typed.map(([field, text]) => `${say.fields[field].label}: ${text}`),
    send: enquiry.getByRole('link', { name: say.ask }),
  }
}

/** Says how large the roof is where its sheets are not counted, as far as that is asked. */
async function describeRoof(buyer: InteractionCounter, { size, area }: JobRoof): Promise<End> {
  const { page } = buyer
  const { details, quantity, units } = words.line
  const send = askLink(page)
  const unit = page.locator('main form [name="u"]')
  if ((await fieldOf(page, details).count()) > 0) {
    await buyer.fill(fieldOf(page, details), size)
    return { answer: `message with ${size}`, said: [size], send }
  }
  if ((await unit.locator('[value="area"]').count()) === 0) {
    return { answer: 'message', said: [], send }
  }
  await buyer.fill(fieldOf(page, quantity), area)
  if ((await unit.inputValue()) !== 'area') await buyer.select(unit, 'area')
  const amount = `${area} ${units.area}`
  return { answer: `message with ${amount}`, said: [amount], send }
}

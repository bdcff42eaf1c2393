import type { Page } from '@playwright/test'
import { pageDataAddress } from '../../src/catalogue/address.ts'
import { categories, headingOf, labelOf, samples, site } from './catalogue.ts'
import {
  dataFaults,
  type Fault,
  fileFaults,
  filesOf,
  recordBuiltPage,
  scriptsOf,
  shownPage,
  waitForFailure,
} from './fileFaults.ts'
import { followLinks } from './followLinks.ts'
import { invisibleTexts } from './layout.ts'
import { expect, test } from './site.ts'
import { holdBack, visit, waitForHydration } from './visit.ts'

const isFirstWithItsScripts = (declared: string) =>
  samples.find((path) => scriptsOf(path) === scriptsOf(declared)) === declared

/** Every file of a page with a fault: all faults on one page of each make, on the others by turns. */
function casesOf(declared: string): { file: string; what: string; fault: Fault }[] {
  return filesOf(declared).flatMap((file, place) => {
    const own = Object.entries(file.endsWith('.json') ? dataFaults : fileFaults)
    const turn = (samples.indexOf(declared) + place) % own.length
    return own
      .filter((_, index) => isFirstWithItsScripts(declared) || index === turn)
      .map(([what, fault]) => ({ file, what, fault }))
  })
}

/** Expects that the phone number is there, the menus open without the script, and a link loads a document. */
async function expectUsable(page: Page, declared: string): Promise<void> {
  const menu = categories.find((category) => category.path !== declared)
  if (menu === undefined) throw new Error('no menu leads away')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf(declared)])
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: site.phone.display })).toBeVisible()
  await header.locator('summary', { hasText: menu.label }).click()
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await header.locator(`a[href="${menu.path}"]:visible`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(menu.path))
  await expect(page.locator('html')).not.toHaveAttribute('data-same-document')
}

for (const declared of samples) {
  const how = isFirstWithItsScripts(declared) ? 'in each way' : 'in one way each'
  test(`${declared} stays as it was built, its files missing or wrong ${how}`, async ({
    page,
    watch,
  }) => {
    // On one page of each make there are some thirty cases.
    test.setTimeout(5 * test.info().project.timeout)
    watch.allow(/./)
    // Without a cache between two cases: a file that is there already cannot be missing.
    await page.route('**/*', (route) => route.fallback())
    await recordBuiltPage(page)
    await page.goto(declared)
    await waitForHydration(page)
    const { title, asBuilt } = await shownPage(page)
    expect(asBuilt, 'the page that is whole').toBe(false)
    for (const { file, what, fault } of casesOf(declared)) {
      await test.step(`${file} ${what}`, async () => {
        await page.route(`**${file}`, (route) => fault(route, file))
        await page.goto(declared)
        // An empty entry is a script like any other: it does nothing, and nothing fails.
        if (file === filesOf(declared)[0]) {
          await page.evaluate((entry) => import(entry).catch(() => {}), file)
        } else await waitForFailure(page)
        expect(await shownPage(page)).toEqual({ title, asBuilt: true })
        await expectUsable(page, declared)
        await page.unroute(`**${file}`)
      })
    }
  })
}

test('a link that is being pressed while the page is put back leads on', async ({
  page,
  watch,
}) => {
  watch.allow(/./)
  const data = `/${pageDataAddress('/Contact')}`
  const release = await holdBack(page, `**${data}`, async (route) =>
    dataFaults['has another shape']?.(route, data),
  )
  await page.goto('/Contact')
  const link = page.getByRole('banner').getByRole('link', { name: labelOf('/About') })
  const built = await link.elementHandle()
  await link.hover()
  await page.mouse.down()
  release()
  await expect.poll(() => built?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/About'))
})

test.describe('in a browser that lacks what the script needs', () => {
  const lacking: Record<string, () => void> = {
    'Array.prototype.at': () => Reflect.deleteProperty(Array.prototype, 'at'),
    'MediaQueryList.addEventListener': () => {
      Object.defineProperty(MediaQueryList.prototype, 'addEventListener', { value: undefined })
    },
    AbortController: () => Reflect.deleteProperty(window, 'AbortController'),
  }
  for (const [what, take] of Object.entries(lacking)) {
    test(`every page stays as it was built: ${what}`, async ({ page, watch }) => {
      watch.allow(/./)
      await recordBuiltPage(page)
      await page.addInitScript(take)
      for (const declared of samples.filter(isFirstWithItsScripts)) {
        await page.goto(declared)
        const { title } = await shownPage(page)
        await waitForFailure(page)
        await expect.poll(() => shownPage(page), declared).toEqual({ title, asBuilt: true })
        await expectUsable(page, declared)
      }
    })
  }
})

test('without an IntersectionObserver, everything is visible and the links work', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  for (const declared of samples.filter(isFirstWithItsScripts)) {
    const next = declared === '/About' ? '/Contact' : '/About'
    await visit(page, declared)
    expect(await invisibleTexts(page)).toEqual([])
    const [arrival] = await followLinks(page, [[next, headingOf(next)]])
    expect(arrival).toMatchObject({ path: next, headings: [headingOf(next)] })
  }
})

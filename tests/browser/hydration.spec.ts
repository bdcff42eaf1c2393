import path from 'node:path'
import type { Page } from '@playwright/test'
import { pageDataAddress } from '../../src/catalogue/address.ts'
import {
  categories,
  headingAt,
  longTagOf,
  propertyLabel,
  rowTag,
  samplePaths,
  siteFacts,
} from './catalogue.ts'
import {
  dataFaults,
  type FileFault,
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
import { holdBackScripts, leave, visit, waitForHydration } from './visit.ts'

const isFirstWithItsScripts = (declared: string) =>
  samplePaths.find((path) => scriptsOf(path) === scriptsOf(declared)) === declared

/** The faults of each file of a page: all of them on one page of each kind, and one in turn on the others. */
function faultsOf(declared: string): [file: string, faults: [what: string, fault: FileFault][]][] {
  return filesOf(declared).map((file, place) => {
    const all = Object.entries(file.endsWith('.json') ? dataFaults : fileFaults)
    const turn = (samplePaths.indexOf(declared) + place) % all.length
    return [file, all.filter((_, index) => isFirstWithItsScripts(declared) || index === turn)]
  })
}

/** Expects a page that works without its script: the phone number, the menus, and links that load documents. */
async function expectUsable(page: Page, declared: string): Promise<void> {
  const menu = categories.find((category) => category.path !== declared)
  if (menu === undefined) throw new Error('no menu leads away')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingAt(declared)])
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: siteFacts.phone.display })).toBeVisible()
  await header.locator('summary', { hasText: menu.label }).click()
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await header.locator(`a[href="${menu.path}"]:visible`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(menu.path))
  await expect(page.locator('html')).not.toHaveAttribute('data-same-document')
}

for (const declared of samplePaths) {
  test.describe(`${declared} stays as it was built`, () => {
    for (const [file, faults] of faultsOf(declared)) {
      // The names in front of the hashes are the same in each build.
      const name = path.basename(file).replace(/-[\w-]{6}\.js$/, '')
      const ways = faults.length === 1 ? faults[0]?.[0] : 'is missing or wrong in each way'
      test(
        `if ${name} ${ways}`,
        isFirstWithItsScripts(declared) ? { tag: '@nightly' } : longTagOf(declared),
        async ({ page, watch }) => {
          watch.allow(/./)
          // Without a cache, because a cached file cannot be missing.
          await page.route('**/*', (route) => route.fallback())
          await recordBuiltPage(page)
          await page.goto(declared)
          await waitForHydration(page)
          const { title, asBuilt } = await shownPage(page)
          expect(asBuilt, 'the page that is whole').toBe(false)
          for (const [what, fault] of faults) {
            await test.step(what, async () => {
              await page.route(`**${file}`, (route) => fault(route, file))
              await leave(page)
              await page.goto(declared)
              // An empty entry is a valid script, so nothing fails.
              if (file === filesOf(declared)[0]) {
                await page.evaluate((entry) => import(entry).catch(() => {}), file)
              } else await page.waitForLoadState('networkidle')
              // A page that begins to work with wrong data is restored.
              await expect.poll(() => shownPage(page)).toEqual({ title, asBuilt: true })
              await expectUsable(page, declared)
              await page.unroute(`**${file}`)
            })
          }
        },
      )
    }
  })
}

test('a link that is pressed while the built page is restored still works', async ({
  page,
  watch,
}) => {
  watch.allow(/./)
  const data = `/${pageDataAddress('/Contact')}`
  const release = await holdBackScripts(page, `**${data}`, async (route) =>
    dataFaults['has another shape']?.(route, data),
  )
  await page.goto('/Contact')
  const link = page.getByRole('banner').getByRole('link', { name: propertyLabel('/About') })
  const built = await link.elementHandle()
  await link.hover()
  await page.mouse.down()
  release()
  await expect.poll(() => built?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt('/About'))
})

test.describe('in a browser without the features of the script', () => {
  const lacking: Record<string, () => void> = {
    'Array.prototype.at': () => Reflect.deleteProperty(Array.prototype, 'at'),
    'MediaQueryList.addEventListener': () => {
      Object.defineProperty(MediaQueryList.prototype, 'addEventListener', { value: undefined })
    },
    AbortController: () => Reflect.deleteProperty(window, 'AbortController'),
  }
  for (const [row, [what, take]] of Object.entries(lacking).entries()) {
    test(`every page stays as it was built: ${what}`, rowTag(row), async ({ page, watch }) => {
      watch.allow(/./)
      await recordBuiltPage(page)
      await page.addInitScript(take)
      for (const declared of samplePaths.filter(isFirstWithItsScripts)) {
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
  for (const declared of samplePaths.filter(isFirstWithItsScripts)) {
    const next = declared === '/About' ? '/Contact' : '/About'
    await visit(page, declared)
    expect(await invisibleTexts(page)).toEqual([])
    const [arrival] = await followLinks(page, [[next, headingAt(next)]])
    expect(arrival).toMatchObject({ path: next, headings: [headingAt(next)] })
  }
})

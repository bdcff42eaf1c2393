import type { Page } from '@playwright/test'
import { categories, productPage } from './catalogue.ts'
import { expect, test } from './site.ts'
import { addTranslator } from './translator.ts'
import { holdBackScripts, waitForHydration } from './visit.ts'

/** Changes of a page by others before its script runs. */
const changes: Record<string, (page: Page) => Promise<unknown>> = {
  nothing: async () => {},
  'a translator': (page) => page.evaluate(() => window.translatePage?.()),
  'a translator that has reached the main part alone': (page) =>
    page.evaluate(() => {
      for (const text of document.querySelectorAll('main :is(h1, h2, p, label span)')) {
        const font = document.createElement('font')
        font.append(...text.childNodes)
        text.append(font)
      }
    }),
  'an extension': (page) =>
    page.evaluate(() => {
      document.body.setAttribute('data-extension', '')
      document.body.append(document.createElement('aside'))
      for (const field of document.querySelectorAll('input, textarea')) {
        field.setAttribute('data-extension', '')
        field.before(document.createElement('i'))
      }
    }),
}

/** The values of the visible fields by name, and which are ticked. */
function valuesOf(page: Page): Promise<(string | boolean)[][]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
        ':is(input, textarea, select)[name]',
      ),
    ]
      .filter((field) => field.tabIndex >= 0)
      .map((field) => [field.name, field.value, 'checked' in field && field.checked]),
  )
}

const paths = [
  '/',
  '/Contact',
  '/Find',
  '/List',
  '/Compare',
  categories[0]?.path ?? '',
  productPage,
]

for (const path of paths) {
  for (const [what, change] of Object.entries(changes)) {
    test(`on ${path}, changed by ${what}, text typed before the script runs is kept, with the cursor`, {
      tag: path === '/Contact' ? [] : '@nightly',
    }, async ({ page, watch }) => {
      // Their script is held back.
      watch.allow(/preloaded using link preload but not used/)
      await addTranslator(page, 'after hydration')
      const release = await holdBackScripts(page, '**/assets/main-*.js')
      await page.goto(path)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          if (details.querySelector('form')) details.setAttribute('open', '')
        }
      })
      const fields = page.locator(':is(input, textarea, select)[name]:visible')
      for (const field of await fields.all()) {
        const kind = await field.evaluate((each) =>
          each instanceof HTMLInputElement ? each.type : each.tagName,
        )
        if (kind === 'checkbox' || kind === 'radio') await field.check()
        else if (kind === 'SELECT') await field.selectOption({ index: 1 })
        else await field.fill(kind === 'email' ? 'meera@example.com' : '9825012345')
      }
      const last = page
        .locator(
          ':is(input:not([type=checkbox], [type=radio], [type=email], [tabindex]), textarea)[name]:visible',
        )
        .last()
      await last.focus()
      for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
      const before = await valuesOf(page)
      expect(before.flat()).toContain('9825012345')
      await change(page)
      release()
      await waitForHydration(page)
      expect(await valuesOf(page)).toEqual(before)
      await page.keyboard.type('x')
      // Not `last`: a choice may show more fields once the script runs.
      await expect(page.locator(':focus')).toHaveValue('98x25012345')
    })
  }
}

import type { Page } from 'playwright-core'
import { serveSite } from '../../src/cli/serve.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { card } from '../browser/catalogue.ts'
import { startEditor } from '../browser/startEditor.ts'
import { waitForHydration } from '../browser/visit.ts'
import type { Figures } from './bench.ts'
import { median, openPhone, openPhoneTab } from './phone.ts'

/** In milliseconds, between two keys of somebody who types fast, and of somebody with a thumb. */
const FAST = 150
const THUMB = 300
const KEYS = 40

/** In milliseconds: the longest that the editor of a large catalogue may take on a busy machine. */
const LONGEST = 600_000

/**
 * Types into the field that has the focus.
 * @param shows what changes with each key
 * @returns the median time from a key to the first frame after that change, in milliseconds
 */
async function typeAndTime(page: Page, shows: string, text: string, delay: number) {
  await page.evaluate((selector) => {
    const times: number[] = []
    Object.assign(window, { times })
    let last = 0
    addEventListener(
      'input',
      ({ timeStamp }) => {
        last = timeStamp
        const target = selector === '' ? null : document.querySelector(selector)
        const changed = new Promise<unknown>((resolve) => {
          if (target === null) return resolve(undefined)
          const what = { childList: true, subtree: true, characterData: true }
          new MutationObserver(resolve).observe(target, what)
        })
        changed.then(() => {
          // The task after the frame: it has been painted by then. A key that changed nothing is left out.
          if (last === timeStamp)
            requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)))
        })
      },
      { capture: true },
    )
  }, shows)
  await page.keyboard.type(text, { delay })
  await page.waitForTimeout(1000)
  return median(await page.evaluate((): number[] => Reflect.get(window, 'times')))
}

/** From a letter typed into the finder to its answer painted, on the phone with a fast network. */
export async function measureFinder(dist: string): Promise<number> {
  const { server, url } = await serveSite(dist, 0)
  const { browser, page } = await openPhone('own')
  try {
    await page.goto(`${url}Find`, { waitUntil: 'networkidle' })
    await waitForHydration(page)
    await page.locator('main input[type=search]').focus()
    await page.waitForLoadState('networkidle')
    return await typeAndTime(page, 'main :has(> [role=status])', card.title, THUMB)
  } finally {
    await browser.close()
    server.close()
  }
}

/** Opens the editor, and the form of its first product, and writes a letter. */
async function openFirstProduct(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  const contents = page.getByRole('navigation', { name: editorWords.contents })
  await contents.getByRole('button', { name: /sheet/i }).first().click()
  const field = page.getByRole('main').locator('input[type=text], textarea').first()
  await field.click()
  await field.press('a')
}

/**
 * In this machine's browser: from the address of the editor to a field that takes a letter, and from a key in a text field to
 * its letter painted.
 */
export async function measureEditor(root: string): Promise<Figures> {
  const { address, end } = await startEditor(root)
  const { browser, page } = await openPhoneTab({ viewport: { width: 1440, height: 900 } })
  try {
    // Once before: the development server prepares the code for the first visitor.
    page.setDefaultTimeout(LONGEST)
    await openFirstProduct(page, address)
    const start = performance.now()
    await openFirstProduct(page, address)
    const opened = performance.now() - start
    const key = await typeAndTime(page, '', 'a'.repeat(KEYS), FAST)
    return { 'until the editor takes a letter (ms)': opened, 'a key in the editor (ms)': key }
  } finally {
    await browser.close()
    await end()
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { words } from '../../src/editor/edit/words.ts'
import { startEditor } from '../browser/startEditor.ts'
import { generate } from './generator.ts'
import { median } from './median.ts'
import { openTab } from './phone.ts'

/** What the editor costs on a catalogue of so many pages, in this machine's browser. */
export type EditorResult = {
  pages: number
  /** From the address to the contents painted. */
  openMilliseconds: number
  /** From a key in a text field to its letter painted. */
  keyMilliseconds: number
  /** The slowest of them: one pressed while the check is at work. */
  slowestKeyMilliseconds: number
}

const ROUNDS = 5
const KEYS = 40

/** In milliseconds, between two keys. */
const PACE = 150

/** In the page: keeps the time of each key, from its press to the frame after its letter. */
function noteKeys(): void {
  const keys: number[] = []
  Object.assign(window, { keys })
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - timeStamp))),
    { capture: true },
  )
}

/** Opens the editor and waits for its contents. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto('about:blank')
  const start = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('navigation', { name: words.contents }).getByRole('button').first().waitFor()
  return performance.now() - start
}

/** Types into the first text field of a product's form, and looks at each key. */
async function type(page: Page): Promise<number[]> {
  const contents = page.getByRole('navigation', { name: words.contents })
  await contents.getByRole('button', { name: /sheet/i }).first().click()
  await page.getByRole('main').locator('input[type=text], textarea').first().click()
  await page.evaluate(noteKeys)
  await page.keyboard.type('a'.repeat(KEYS), { delay: PACE })
  const keys = await page.waitForFunction((count) => {
    const noted: number[] = Reflect.get(window, 'keys')
    return noted.length >= count ? noted : undefined
  }, KEYS)
  return (await keys.jsonValue()) ?? []
}

async function measure(root: string): Promise<Omit<EditorResult, 'pages'>> {
  const { address, end } = await startEditor(root)
  const { browser, page } = await openTab({ viewport: { width: 1440, height: 900 } })
  try {
    // The first time the server makes each module.
    await open(page, address)
    const opened: number[] = []
    for (let i = 0; i < ROUNDS; i++) opened.push(await open(page, address))
    const keys = await type(page)
    return {
      openMilliseconds: median(opened),
      keyMilliseconds: median(keys),
      slowestKeyMilliseconds: Math.max(...keys),
    }
  } finally {
    await browser.close()
    await end()
  }
}

/** @param sizes how many product pages */
export async function benchEditor(sizes: readonly number[]): Promise<EditorResult[]> {
  const results: EditorResult[] = []
  for (const pages of sizes) {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-editor-'))
    try {
      const root = path.join(folder, 'catalogue')
      await generate(process.cwd(), root, pages)
      results.push({ pages, ...(await measure(root)) })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return results
}

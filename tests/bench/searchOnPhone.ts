import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { serve } from '../../src/cli/serve.ts'
import { takenOver } from '../browser/visit.ts'
import { median } from './median.ts'
import { openPhone } from './phone.ts'

const ROUNDS = 5

/** In milliseconds: what a hand needs between the tap into the field and a letter, and between two. */
const HAND = 300

/** What one search takes on the phone, in milliseconds, from what is put into the field to its answer painted. */
export type OnPhone = {
  /** A letter of what is typed by hand, and the slowest of them. */
  letter: number
  slowest: number
  /** The slowest text put in as a whole, as from the clipboard. */
  whole: number
}

/** In the page: keeps how long each change of the field takes until the first paint of what it finds. */
function noteAnswers(): void {
  const answers: number[] = []
  Object.assign(window, { answers })
  let observer: MutationObserver | undefined
  addEventListener(
    'input',
    ({ timeStamp }) => {
      const found = document.querySelector('main [role=status]')?.parentElement
      observer?.disconnect()
      observer = new MutationObserver((_, own) => {
        own.disconnect()
        // The task after the frame: it has been painted by then.
        requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - timeStamp)))
      })
      if (found) observer.observe(found, { childList: true, subtree: true, characterData: true })
    },
    { capture: true },
  )
}

/**
 * One search by someone who has searched nothing before.
 * @param parts what is put into the field, one after the other
 * @returns how long each was in the answering, where it changed what was found
 */
async function once(page: Page, address: string, parts: Iterable<string>): Promise<number[]> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await takenOver(page)
  await page.locator('main input[type=search]').focus()
  for (const part of parts) {
    await page.waitForTimeout(HAND)
    await page.keyboard.insertText(part)
  }
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(HAND)
  return page.evaluate((): number[] => Reflect.get(window, 'answers'))
}

/**
 * Times searches in the built site, with another catalogue's files for its finder, on the bench's
 * phone with this machine's own line.
 * @param files address, relative to the site's root, and what stands there
 * @param texts the first is typed as well
 */
export async function searchOnPhone(
  files: ReadonlyMap<string, unknown>,
  texts: readonly string[],
): Promise<OnPhone> {
  const dist = await mkdtemp(path.join(tmpdir(), 'bench-search-'))
  await cp('dist', dist, { recursive: true })
  for (const [address, value] of files) {
    const file = path.join(dist, address)
    // The compressed copies would still be the site's own.
    for (const packed of ['.br', '.gz']) await rm(file + packed, { force: true })
    await writeFile(file, JSON.stringify(value))
  }
  const { server, url } = await serve(dist, 0)
  const { browser, page } = await openPhone('own')
  try {
    await page.addInitScript(noteAnswers)
    async function rounds(parts: readonly string[]): Promise<number[][]> {
      const each: number[][] = []
      for (let i = 0; i < ROUNDS; i++) each.push(await once(page, `${url}Find`, parts))
      return each
    }
    const wholes: number[] = []
    for (const text of texts) wholes.push(median((await rounds([text])).flat()))
    const typed = await rounds([...(texts[0] ?? '')])
    return {
      letter: median(typed.flat()),
      slowest: median(typed.map((letters) => Math.max(...letters))),
      whole: Math.max(...wholes),
    }
  } finally {
    await browser.close()
    server.close()
    await rm(dist, { recursive: true })
  }
}

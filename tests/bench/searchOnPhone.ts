import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { serve } from '../../src/cli/serve.ts'
import { takenOver } from '../browser/visit.ts'
import { median } from './median.ts'
import { openPhone } from './phone.ts'

const ROUNDS = 5

/** In milliseconds. */
const HAND = 300

/** In the page: keeps the time from what is typed to the first paint that shows how many there are. */
function noteAnswer(): void {
  addEventListener(
    'input',
    ({ timeStamp }) => {
      const status = document.querySelector('main [role=status]')
      if (status === null) return
      const observer = new MutationObserver(() => {
        if (status.textContent === '') return
        observer.disconnect()
        // The task after the frame: it has been painted by then.
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(window, { answered: performance.now() - timeStamp })),
        )
      })
      observer.observe(status, { childList: true, subtree: true, characterData: true })
    },
    { capture: true, once: true },
  )
}

/** One search by someone who has searched nothing before. */
async function once(page: Page, address: string, text: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await takenOver(page)
  await page.locator('main input[type=search]').focus()
  // Between the tap into the field and the first letter a hand needs longer.
  await page.waitForTimeout(HAND)
  await page.keyboard.insertText(text)
  const answered = await page.waitForFunction((): unknown => Reflect.get(window, 'answered'))
  return Number(await answered.jsonValue())
}

/**
 * Times searches in the built site, with another catalogue's files for its finder, on the bench's
 * phone with this machine's own line.
 * @param files address, relative to the site's root, and what stands there
 * @returns for each text the median, in milliseconds: its files fetched, the answer found and painted
 */
export async function searchOnPhone(
  files: ReadonlyMap<string, unknown>,
  texts: readonly string[],
): Promise<number[]> {
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
    await page.addInitScript(noteAnswer)
    const times: number[] = []
    for (const text of texts) {
      const rounds: number[] = []
      for (let i = 0; i < ROUNDS; i++) rounds.push(await once(page, `${url}Find`, text))
      times.push(median(rounds))
    }
    return times
  } finally {
    await browser.close()
    server.close()
    await rm(dist, { recursive: true })
  }
}

import type { Page } from 'playwright-core'
import { serve } from '../../src/cli/serve.ts'
import { takenOver } from '../browser/visit.ts'
import { median } from './median.ts'
import { openPhone } from './phone.ts'

const ROUNDS = 5

/** In milliseconds: the time between the tap into the field and a letter, and between two letters. */
const HAND = 300

/** How long a search takes on the phone, in milliseconds, from the input to the paint of its results. */
export type OnPhone = {
  /** A letter of a text that is typed, and the slowest letter. */
  letter: number
  slowest: number
  /** The slowest text that is pasted as a whole. */
  whole: number
}

/** In the page: records how long each change of the field takes until its results are first painted. */
function recordAnswers(): void {
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
 * @returns how long each took, where it changed the results
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
 * Times searches in the built site, with another catalogue's file for its finder, on the bench's
 * phone with this machine's own network.
 * @param texts the first is typed as well
 */
export async function searchOnPhone(file: string, texts: readonly string[]): Promise<OnPhone> {
  const { server, url } = await serve('dist', 0)
  const { browser, page } = await openPhone('own')
  try {
    await page.route('**/assets/find-*.json', (route) =>
      route.fulfill({ body: file, contentType: 'application/json' }),
    )
    await page.addInitScript(recordAnswers)
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
  }
}

import { expect, type Page, type Response, type Route } from '@playwright/test'

/** The part of React's internal tree that tells which parts of a built page are not hydrated yet. */
type Fiber = {
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null
  child: Fiber | null
  sibling: Fiber | null
}

/** Gives a sign of a person, at which the page starts. */
export async function giveSign(page: Page): Promise<void> {
  await page.waitForFunction(() => dispatchEvent(new Event('change')))
}

/** Gives a sign of a person, and waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await giveSign(page)
  await expect.poll(() => isHydrated(page)).toBe(true)
}

/**
 * True if React has hydrated the whole page. `main` is hydrated after the layout. Its elements have React's properties
 * a moment before, while it is still being rendered.
 */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.getElementById('root')
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
    if (root === null || key === undefined) return false
    const first: Fiber = Reflect.get(root, key).stateNode.current
    if (first.memoizedState?.isDehydrated) return false
    const waits = (fiber: Fiber | null): boolean =>
      fiber !== null &&
      (Boolean(fiber.memoizedState?.dehydrated) || waits(fiber.child) || waits(fiber.sibling))
    return !waits(first.child)
  })
}

/** Opens a path of the site and waits until the page is hydrated. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await waitForHydration(page)
  return response
}

/**
 * Leaves the page before another is opened. Otherwise a request that it starts meanwhile counts as one of the next
 * page and never ends, so that `networkidle` is not reached.
 */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank')
}

/** Interacts with the page as little as possible, to start code that waits for an interaction. */
export async function interact(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
}

/** The part of the address after the host. */
export function pathOfUrl(page: Page): string {
  return new URL(page.url()).pathname
}

/**
 * Holds back requests of a page.
 * @param answer handles a request in the end; if left out, the request continues
 * @returns a function that releases the requests
 */
export async function holdBackScripts(
  page: Page,
  address: string | RegExp | ((url: URL) => boolean),
  answer: (route: Route) => Promise<unknown> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((go) => {
    release = go
  })
  await page.route(address, async (route) => {
    await released
    await answer(route)
  })
  return () => release()
}

/** Counts the documents that a page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

/** Stores something before a page of the site is opened. */
export async function store(
  page: Page,
  all: readonly (readonly [string, string])[],
): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text)
  }, all)
}

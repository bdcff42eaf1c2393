import type { Page, Response, Route } from '@playwright/test'

/** What is read of React's own tree: it alone says which parts of a built page wait for hydration. */
type Fiber = {
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null
  child: Fiber | null
  sibling: Fiber | null
}

/**
 * Waits until React has hydrated the whole page. The main part is hydrated after the frame around it;
 * its elements carry React's properties a moment earlier, while it is still being rendered.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
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

/** Interacts with the page as little as possible: what waits for an interaction begins. */
export async function interact(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
}

/** The part of the address after the host. */
export function pathOf(page: Page): string {
  return new URL(page.url()).pathname
}

/**
 * Holds back what a page asks for.
 * @param answer what is done with the request in the end; without it, it goes its way
 * @returns lets it come
 */
export async function holdBack(
  page: Page,
  address: string | RegExp,
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

import type { Page, Response } from '@playwright/test'

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

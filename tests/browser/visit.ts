import type { Page, Response } from '@playwright/test'

declare global {
  interface Element {
    /** Where React keeps a root: read to learn whether the page has been taken over. */
    [key: `__reactContainer$${string}`]:
      | {
          stateNode: { current: { child: object | null; memoizedState: { isDehydrated: boolean } } }
        }
      | undefined
  }
}

/** Waits until React has taken the page over, so that clicks do what they will do from now on. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    if (root === null) return false
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))
    const fiber = key === undefined ? undefined : root[`__reactContainer$${key.slice(17)}`]
    if (fiber === undefined) return false
    const { child, memoizedState } = fiber.stateNode.current
    return child !== null && !memoizedState.isDehydrated
  })
}

/** Opens a path of the site and waits until the page has been taken over. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await takenOver(page)
  return response
}

/** The part of the address after the host. */
export function pathOf(page: Page): string {
  return new URL(page.url()).pathname
}

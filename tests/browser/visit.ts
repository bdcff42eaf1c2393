import type { Page, Response } from '@playwright/test'

/**
 * Waits until React has hydrated the page. The menus, which are `<details>` without a script, are
 * buttons from then on; the main part, which is hydrated after the frame around it, carries React's
 * own property.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('header button[aria-expanded]').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
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

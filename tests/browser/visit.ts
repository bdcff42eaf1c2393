import type { Page, Response } from '@playwright/test'

/**
 * Waits until React has taken the page over, so that clicks do what they will do from now on. The
 * menus, which open without a script as `<details>`, are buttons from then on; the main part, which
 * React takes over after the frame around it, shows by React's own mark.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.locator('header button[aria-expanded]').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** Opens a path of the site and waits until the page has been taken over. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await takenOver(page)
  return response
}

/** Shows the page that somebody is there, and does nothing else. */
export async function interact(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
}

/** The part of the address after the host. */
export function pathOf(page: Page): string {
  return new URL(page.url()).pathname
}

import type { Locator, Page, Response } from '@playwright/test'

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

function isChromium(target: Locator): boolean {
  return target.page().context().browser()?.browserType().name() === 'chromium'
}

/** Presses with a finger; with the mouse where the browser's driver has none. */
export async function press(target: Locator): Promise<void> {
  if (isChromium(target)) await target.tap()
  else await target.click()
}

/**
 * Writes into a field, in the place of what it held. By its keys in other browsers than Chromium:
 * whose drivers put a text in without the events by which a page learns of it.
 */
export async function write(field: Locator, text: string): Promise<void> {
  if (isChromium(field)) return field.fill(text)
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}

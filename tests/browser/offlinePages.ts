import { expect, type Page } from '@playwright/test'
import { resourcesOf } from '../../src/ui/offline/worker/cachePolicy.ts'
import { card, productPage } from './catalogue.ts'
import { interact, visit } from './visit.ts'

/** The `h1` of a page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Waits until a worker is active and has cached a page, which it does once the visitor interacts. */
export async function waitUntilStored(page: Page, path: string): Promise<void> {
  await interact(page)
  const look = async (path: string) => {
    const registration = await navigator.serviceWorker.getRegistration()
    const there = await caches.match(path, { cacheName: 'offline.pages.' })
    return registration?.active?.state === 'activated' && there !== undefined
  }
  await expect.poll(() => page.evaluate(look, path)).toBe(true)
}

/** Opens a page, and waits until it is cached. */
export async function visitAndStore(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await waitUntilStored(page, path)
}

/** The files that the cached pages need and that are not cached. */
export async function missingFiles(page: Page): Promise<string[]> {
  const [htmls, files] = await page.evaluate(async () => {
    const [pages, files] = [
      await caches.open('offline.pages.'),
      await caches.open('offline.files.'),
    ]
    const answers = await pages.matchAll()
    const urls = (await files.keys()).map(({ url }) => url.slice(location.origin.length))
    return [await Promise.all(answers.map((answer) => answer.text())), urls]
  })
  const needed = htmls.flatMap((html) => resourcesOf(html) ?? [{ address: '', key: html }])
  return needed.map(({ key }) => key).filter((key) => !files.includes(key))
}

/** A visitor's journey, step by step. */
export const journey = [
  { path: '/', go: (page: Page) => page.goto('/') },
  {
    path: productPage,
    go: (page: Page) => page.getByRole('link', { name: card.title, exact: true }).click(),
  },
  { path: '/Contact', go: (page: Page) => page.goto('/Contact') },
]

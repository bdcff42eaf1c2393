import { expect, type Page } from '@playwright/test'
import { headingAt, propertyLabel } from './catalogue.ts'

/** The expected target of a link: its address, and the heading of the page. */
export type LinkDestination = readonly [href: string, heading: string]

/** The page that a link has opened. */
type Arrival = {
  href: string
  path: string
  headings: (string | null)[]
  title: string
  canonical: (string | null)[]
}

/**
 * Follows links one after another without loading a document, each as soon as it is on the page. If a link or its
 * heading does not appear within ten seconds, the result is the current page.
 */
export function followLinks(
  page: Page,
  destinations: readonly LinkDestination[],
): Promise<Arrival[]> {
  return page.evaluate(async (wanted) => {
    const arrivals: Arrival[] = []
    for (const [href, heading] of wanted) {
      const until = performance.now() + 10_000
      const waitFor = async (met: () => boolean) => {
        while (!met() && performance.now() < until) await new Promise((done) => setTimeout(done, 4))
      }
      const link = () => document.querySelector<HTMLElement>(`a[href="${href}"]`)
      await waitFor(() => link() !== null)
      link()?.click()
      await waitFor(() => document.querySelector('h1')?.textContent === heading)
      // Address and head are updated in the same frame as the heading, or in the next.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      arrivals.push({
        href,
        path: location.pathname,
        headings: [...document.querySelectorAll('h1')].map((each) => each.textContent),
        title: document.title,
        canonical: [...document.querySelectorAll('link[rel=canonical]')].map((each) =>
          each.getAttribute('href'),
        ),
      })
    }
    return arrivals
  }, destinations)
}

/** Follows the header's link to a page, and waits for its heading. */
export async function goTo(page: Page, path: string): Promise<void> {
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: propertyLabel(path), exact: true })
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(path))
}

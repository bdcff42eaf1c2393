import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { PageSource } from '../../src/pages/registry/pageSource.ts'
import { createSiteRouter } from '../../src/router.tsx'
import { source as realSource } from './frozenCatalogue.ts'

/**
 * Opens the site as a visitor who types the address, and waits until the page is rendered.
 * @param path the typed address, without the host
 * @param source replaces the source of the views, for example by a broken one
 */
export async function renderSite(path: string, source: PageSource = realSource) {
  const router = createSiteRouter({
    source,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await act(() => router.load())
  const page = await act(async () => render(<RouterProvider router={router} />))
  // The menus get their buttons in a task of its own.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
  return { ...page, router }
}

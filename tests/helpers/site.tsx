import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { PageSource } from '../../src/pages/registry/pageSource.ts'
import { createSiteRouter } from '../../src/router.tsx'
import { source as realSource } from './registry.ts'

/**
 * Opens the site at a path, as a visitor does who types it, and waits until the page stands.
 * @param path the path typed
 * @param source another source where a test needs a broken one
 */
export async function renderSite(path: string, source: PageSource = realSource) {
  const router = createSiteRouter({
    source,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await act(() => router.load())
  const page = await act(async () => render(<RouterProvider router={router} />))
  return { ...page, router }
}

import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createSiteRouter } from '../../../src/router.tsx'
import { fullPages, registry, source } from '../../helpers/registry.ts'

const { site } = registry

/** The page as the build writes it, before any script has run. */
async function built(path: string): Promise<Document> {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter({ source, history })
  await router.load()
  const html = renderToString(<RouterProvider router={router} />)
  return new DOMParser().parseFromString(html, 'text/html')
}

describe.each(fullPages)('$path without JavaScript', ({ path }) => {
  it('calls for the price, opens nothing and names no day', async () => {
    const page = await built(path)
    const main = page.querySelector('main')
    const calls = [...(main?.querySelectorAll('a') ?? [])].filter(
      (link) => link.textContent === site.product.call.button,
    )
    expect(calls.map((link) => link.getAttribute('href'))).toEqual([site.phone.href])
    expect(main?.querySelectorAll('button, dialog')).toHaveLength(0)
    const [before = '?'] = site.product.printedOn.split('{date}')
    expect(main?.textContent).not.toContain(before)
  })

  it('shows its picture and table whole, with no style for the policy to refuse', async () => {
    const page = await built(path)
    expect(page.querySelector('main figure img')?.getAttribute('alt')).toBeTruthy()
    expect(page.querySelector('main table')).not.toBeNull()
    expect(page.querySelectorAll('[style]')).toHaveLength(0)
  })
})

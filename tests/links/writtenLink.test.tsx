import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PathLink } from '../../src/links/PathLink.tsx'
import { WrittenLink } from '../../src/links/WrittenLink.tsx'
import { createSiteRouter } from '../../src/router.tsx'
import { registry, source } from '../registry.ts'

const paths = Object.keys(registry.routes)
const targets = [...paths, ...Object.keys(registry.aliases)]

/** The links to every path and alias, as they stand on the page of a path. */
async function linksOn(path: string, Component: typeof PathLink): Promise<string[]> {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter({ source, history })
  await router.load()
  const { container } = render(
    <RouterContextProvider router={router}>
      {targets.flatMap((target) => [
        <Component key={target} path={target} data-bar="link" className="button">
          {target}
        </Component>,
        <Component key={`${target} plain`} path={target} />,
      ])}
    </RouterContextProvider>,
  )
  return [...container.children].map((link) =>
    [...link.attributes]
      .map(({ name, value }) => `${name}="${value}"`)
      .sort()
      .join(' '),
  )
}

describe.each(paths)('on %s', (path) => {
  it('each link of the built page is the one that React makes of it in the browser', async () => {
    const written = await linksOn(path, WrittenLink)
    expect(written).toHaveLength(2 * targets.length)
    expect(written).toEqual(await linksOn(path, PathLink))
  })
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { registry } from '../../registry.ts'
import { renderSite } from '../../site.tsx'

const placeholders = [...registry.pages].flatMap(([slug, page]) =>
  page.kind === 'placeholder' ? [{ path: `/${slug}`, heading: page.heading }] : [],
)

it('there are twenty-four placeholder pages', () => {
  expect(placeholders).toHaveLength(24)
})

it.each(placeholders)('$path holds its heading and nothing else', async ({ path, heading }) => {
  await renderSite(path)
  const main = screen.getByRole('main')
  expect(main.children).toHaveLength(1)
  expect(main.firstElementChild?.tagName).toBe('H1')
  expect(main).toHaveTextContent(heading)
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { registry } from '../../registry.ts'
import { renderSite } from '../../site.tsx'

const placeholders = [...registry.pages].flatMap(([path, page]) =>
  page.kind === 'placeholder' ? [{ path, heading: page.heading }] : [],
)

it.each(placeholders)('$path holds its heading and nothing else', async ({ path, heading }) => {
  await renderSite(path)
  const main = screen.getByRole('main')
  expect(main.children).toHaveLength(1)
  expect(main.firstElementChild?.tagName).toBe('H1')
  expect(main).toHaveTextContent(heading)
})

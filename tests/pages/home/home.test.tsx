import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { textOf } from '../../../src/model/catalogue/textOf.ts'
import { viewOf, views } from '../../helpers/registry.ts'
import { renderSite } from '../../helpers/site.tsx'

const view = viewOf('/')
if (view.kind !== 'home') throw new Error('/ is not the home page')
const home = view
const { layout } = views

function linkIn(title: string, selector: string): Element | null | undefined {
  return screen.getByText(title, { selector: 'h3 a' }).closest('li')?.querySelector(selector)
}

it('the home page shows all that its data say, under headings without a gap', async () => {
  await renderSite('/')
  const main = within(screen.getByRole('main'))
  const pictures = main.getAllByRole('img')
  expect(pictures[0]).toHaveAttribute('alt', home.hero.picture.alt)
  // The first picture is the only one that is fetched ahead.
  expect(pictures.map((img) => img.getAttribute('loading'))).toEqual([
    'eager',
    ...home.products.cards.map(() => 'lazy'),
  ])
  for (const point of [...home.strengths.points, ...home.services.items]) {
    expect(main.getByText(point.title, { selector: 'h3' })).toBeVisible()
    expect(main.getByText(point.text)).toBeVisible()
  }
  for (const stat of home.welcome.stats) expect(main.getByText(textOf([stat]))).toBeVisible()
  for (const name of home.makers.names) expect(main.getByText(name)).toBeVisible()
  const categories = main.getByRole('region', { name: home.categories.heading })
  expect([...categories.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual(
    layout.menus.map((menu) => menu.path),
  )
  const levels = [...document.querySelectorAll('main :is(h1, h2, h3)')].map(({ tagName }) =>
    Number(tagName.slice(1)),
  )
  for (const [i, level] of levels.entries()) {
    expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1)
  }
})

it('a product card leads to its page, and its button calls without leaving the home page', async () => {
  const { router } = await renderSite('/')
  const clicks = vi.fn<(event: Event) => void>((event) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  })
  addEventListener('click', clicks)
  for (const { title, path } of home.products.cards) {
    expect(linkIn(title, 'h3 a')).toHaveAttribute('href', path)
    const call = linkIn(title, `a[href="${layout.phone.href}"]`)
    expect(call).toHaveTextContent(home.products.button)
    if (call) fireEvent.click(call)
  }
  removeEventListener('click', clicks)
  expect(clicks).toHaveBeenCalledTimes(home.products.cards.length)
  expect(router.state.location.pathname).toBe('/')
})

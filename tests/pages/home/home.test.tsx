import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../../src/catalogue/written.ts'
import { viewOf, views } from '../../registry.ts'
import { renderSite } from '../../site.tsx'

const view = viewOf('/')
if (view.kind !== 'home') throw new Error('/ is not the home page')
const home = view
const { layout } = views

function cardOf(title: string): HTMLElement {
  const card = screen.getByRole('heading', { level: 3, name: title }).closest('li')
  if (card === null) throw new Error(`${title} is in no list`)
  return card
}

describe('the home page', () => {
  it('has the picture first, and fetches no other ahead', async () => {
    await renderSite('/')
    const pictures = within(screen.getByRole('main')).getAllByRole('img')
    expect(pictures[0]).toHaveAttribute('alt', home.hero.picture.alt)
    expect(pictures.map((img) => img.getAttribute('loading'))).toEqual([
      'eager',
      ...home.products.cards.map(() => 'lazy'),
    ])
  })

  it('has the quote form with its fields and interests', async () => {
    await renderSite('/')
    const form = within(screen.getByRole('form', { name: home.quote.heading }))
    const { firstName, lastName, email, phone, interest } = home.quote.fields
    for (const { label } of [firstName, lastName, email, phone]) {
      expect(form.getByLabelText(label)).toBeVisible()
    }
    expect(form.getByLabelText(email.label)).toHaveAttribute('type', 'email')
    expect(form.getByLabelText(phone.label)).toHaveAttribute('type', 'tel')
    const options = within(form.getByLabelText(interest.label)).getAllByRole('option')
    expect(options.map((o) => [o.getAttribute('value'), o.textContent])).toEqual(
      interest.options.map(({ value, label }) => [value, label]),
    )
  })

  it('leads to the categories', async () => {
    await renderSite('/')
    const section = within(screen.getByRole('region', { name: home.categories.heading }))
    expect(section.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual(
      layout.menus.map((menu) => menu.path),
    )
  })

  it('shows the strengths, the figures, the services and the makers', async () => {
    await renderSite('/')
    for (const point of [...home.strengths.points, ...home.services.items]) {
      expect(screen.getByRole('heading', { level: 3, name: point.title })).toBeVisible()
      expect(screen.getByText(point.text)).toBeVisible()
    }
    for (const stat of home.welcome.stats) expect(screen.getByText(textOf([stat]))).toBeVisible()
    for (const name of home.makers.names) expect(screen.getByText(name)).toBeVisible()
  })

  it('goes down its headings without a gap', async () => {
    await renderSite('/')
    const levels = within(screen.getByRole('main'))
      .getAllByRole('heading')
      .map((heading) => Number(heading.tagName.slice(1)))
    for (const [place, level] of levels.entries()) {
      expect(level - (levels[place - 1] ?? 0)).toBeLessThanOrEqual(1)
    }
  })
})

describe('the product cards', () => {
  it.each(home.products.cards)('$title leads to $path itself', async (card) => {
    const user = userEvent.setup()
    const { router } = await renderSite('/')
    const link = within(cardOf(card.title)).getByRole('link', { name: card.title })
    expect(link).toHaveAttribute('href', card.path)
    await user.click(link)
    await screen.findByRole('navigation', { name: layout.navigation.breadcrumb })
    expect(router.state.location.pathname).toBe(card.path)
  })

  it.each(home.products.cards)('the button of $title calls and does not navigate', async (card) => {
    const user = userEvent.setup()
    const { router } = await renderSite('/')
    const call = within(cardOf(card.title)).getByRole('link', { name: home.products.button })
    expect(call).toHaveAttribute('href', layout.phone.href)
    expect(call.parentElement?.closest('a')).toBeNull()
    let handled: boolean | undefined
    window.addEventListener(
      'click',
      (event) => {
        handled = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    await user.click(call)
    expect(handled).toBe(false)
    expect(router.state.location.pathname).toBe('/')
  })
})

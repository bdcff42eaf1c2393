import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { textOf } from '../../../src/model/catalogue/textOf.ts'
import { viewOf, views } from '../../helpers/registry.ts'
import { renderSite } from '../../helpers/site.tsx'

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
  it('lead each to its page itself, and to the phone', async () => {
    await renderSite('/')
    for (const { title, path } of home.products.cards) {
      const card = within(cardOf(title))
      expect(card.getByRole('link', { name: title })).toHaveAttribute('href', path)
      const call = card.getByRole('link', { name: home.products.button })
      expect(call).toHaveAttribute('href', layout.phone.href)
      expect(call.parentElement?.closest('a')).toBeNull()
    }
  })

  it('have buttons that call and do not navigate', async () => {
    const { router } = await renderSite('/')
    const presses = vi.fn<(event: Event) => void>((event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    addEventListener('click', presses)
    const calls = home.products.cards.map(({ title }) =>
      within(cardOf(title)).getByRole('link', { name: home.products.button }),
    )
    for (const call of calls) fireEvent.click(call)
    removeEventListener('click', presses)
    expect(presses).toHaveBeenCalledTimes(calls.length)
    expect(router.state.location.pathname).toBe('/')
  })
})

import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fullPages, views } from '../helpers/frozenCatalogue.ts'
import { renderSite } from '../helpers/site.tsx'

// Only people who hear a page notice these: no journey with a mouse would miss them.

const { menus, navigation } = views.layout

afterEach(cleanup)

const banner = () => within(screen.getByRole('banner'))

describe('the header', () => {
  it.each(menus)('marks the category of the page among its menus: $label', async (menu) => {
    await renderSite(menu.items[0]?.path ?? menu.path)
    const marked = menus.filter(
      ({ label }) => banner().getByRole('button', { name: label }).ariaCurrent === 'true',
    )
    expect(marked).toEqual([menu])
  })

  it('marks the link to the page that is open, and no other', async () => {
    await renderSite('/About')
    const current = banner()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/About'])
  })

  it('says of each menu whether it is open, and what it opens', async () => {
    await renderSite('/')
    for (const { label, key, explanation } of menus) {
      const toggle = banner().getByRole('button', { name: label })
      expect(toggle.getAttribute('aria-expanded')).toBe('false')
      await act(async () => toggle.click())
      expect(toggle.getAttribute('aria-expanded')).toBe('true')
      expect(toggle.getAttribute('aria-controls')).toBe(`menu-${key}`)
      expect(document.getElementById(`menu-${key}`)).not.toBeNull()
      const described = document.getElementById(`${toggle.getAttribute('aria-describedby')}`)
      expect(described?.textContent).toBe(explanation)
    }
  })

  it('names its search field, its menu and the navigation of the page', async () => {
    await renderSite(menus[0]?.items[0]?.path ?? '/')
    expect(banner().getByRole('searchbox', { name: navigation.find.short })).toBeDefined()
    expect(banner().getByRole('navigation', { name: navigation.label })).toBeDefined()
    expect(screen.getByRole('navigation', { name: navigation.breadcrumb })).toBeDefined()
  })
})

describe('the pictures of a product', () => {
  const product = fullPages.find(({ view }) => view.gallery.pictures.length > 1)

  it('announce the one that is shown, and say that it opens a dialog', async () => {
    await renderSite(product?.path ?? '')
    const live = screen.getByRole('main').querySelector('figure [aria-live=polite]')
    expect(live?.querySelector('a')?.getAttribute('aria-haspopup')).toBe('dialog')
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { paths, viewOf, views } from '../../helpers/registry.ts'
import { setScreen } from '../../helpers/screen.ts'
import { renderSite } from '../../helpers/site.tsx'

const { menus, navigation, phone, email } = views.layout

const trigger = (name: string) => screen.getByRole('button', { name })
const expanded = () =>
  screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent)

function panelOf(key: string): HTMLElement {
  const panel = document.getElementById(`menu-${key}`)
  if (panel === null) throw new Error(`no panel for ${key}`)
  return panel
}

describe('the header on every page', () => {
  it('holds the phone, the e-mail, the links and all products, each once', async () => {
    await renderSite('/')
    const header = within(screen.getByRole('banner'))
    const hrefs = header.getAllByRole('link', { hidden: true }).map((a) => a.getAttribute('href'))
    expect(hrefs).toContain(phone.href)
    expect(hrefs).toContain(`mailto:${email}`)
    for (const link of navigation.links) expect(hrefs).toContain(link.path)
    const products = menus.flatMap((menu) => menu.items.map((item) => item.path))
    // A link beside the menus may lead to a product as well.
    const beside = navigation.links.map(({ path }) => path)
    for (const path of products) {
      const times = 1 + beside.filter((one) => one === path).length
      expect(hrefs.filter((href) => href === path)).toHaveLength(times)
    }
  })

  it.each(menus)('$label opens with its title, description and links', async (menu) => {
    const user = userEvent.setup()
    setScreen({ hover: false })
    await renderSite('/')
    await user.click(trigger(menu.label))
    const panel = within(panelOf(menu.key))
    expect(panel.getByRole('link', { name: menu.label })).toHaveAttribute('href', menu.path)
    expect(panel.getByText(menu.description)).toBeVisible()
    for (const item of menu.items) {
      expect(panel.getByRole('link', { name: item.label })).toHaveAttribute('href', item.path)
    }
    const columns = menu.items.length <= 6 ? 1 : menu.items.length <= 12 ? 2 : 3
    expect(panel.getByRole('list')).toHaveAttribute('data-columns', String(columns))
  })

  it.each(paths)('on %s marks the page and its category', async (path) => {
    await renderSite(path)
    const header = screen.getByRole('banner')
    const own = menus.find(
      (menu) => menu.path === path || menu.items.some((item) => item.path === path),
    )
    const marked = menus.filter((menu) => trigger(menu.label).ariaCurrent === 'true')
    expect(marked.map((menu) => menu.key)).toEqual(own === undefined ? [] : [own.key])
    const links = [...header.querySelectorAll('a[href^="/"]')]
    const here = links.filter((a) => a.getAttribute('href') === path)
    expect(links.filter((a) => a.ariaCurrent === 'page')).toEqual(here)
  })
})

describe('a dropdown on a wide screen', () => {
  const [first, second] = menus
  if (first === undefined || second === undefined) throw new Error('there are no menus')

  it('opens when the mouse rests on its button, stays open for a click, and closes behind the mouse', async () => {
    const user = userEvent.setup()
    await renderSite('/')
    await user.hover(trigger(first.label))
    await waitFor(() => expect(expanded()).toEqual([first.label]))
    await user.click(trigger(first.label))
    expect(expanded()).toEqual([first.label])
    await user.hover(screen.getByRole('heading', { level: 1 }))
    await waitFor(() => expect(expanded()).toEqual([]))
  })

  it('does not open under a mouse that only crosses its button', async () => {
    const user = userEvent.setup()
    await renderSite('/')
    await user.hover(trigger(first.label))
    await user.hover(screen.getByRole('heading', { level: 1 }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
    expect(expanded()).toEqual([])
  })

  it('closes when a link is chosen, that of the page itself too', async () => {
    const user = userEvent.setup()
    setScreen({ hover: false })
    const { router } = await renderSite('/')
    const [item] = first.items
    if (item === undefined) throw new Error('the menu is empty')
    for (let visit = 0; visit < 2; visit += 1) {
      await user.click(trigger(first.label))
      await user.click(within(panelOf(first.key)).getByRole('link', { name: item.label }))
      expect(router.state.location.pathname).toBe(item.path)
      expect(expanded()).toEqual([])
    }
  })

  it('closes when the page changes by other means, and stays closed on the way back', async () => {
    const user = userEvent.setup()
    setScreen({ hover: false })
    const { router } = await renderSite('/')
    await user.click(trigger(first.label))
    await act(() => router.navigate({ to: '/About' }))
    expect(expanded()).toEqual([])
    await act(async () => router.history.back())
    await waitFor(() => expect(document.title).toBe(viewOf('/').head.title))
    expect(expanded()).toEqual([])
  })

  it('is walked through with Tab, and closes when the focus moves on', async () => {
    const user = userEvent.setup()
    await renderSite('/')
    trigger(first.label).focus()
    await user.keyboard('{Enter}')
    for (const link of within(panelOf(first.key)).getAllByRole('link')) {
      await user.tab()
      expect(link).toHaveFocus()
    }
    await user.tab()
    expect(trigger(second.label)).toHaveFocus()
    expect(expanded()).toEqual([])
  })
})

describe('the mobile menu', () => {
  const [first] = menus
  if (first === undefined) throw new Error('there are no menus')

  it('closes when the screen becomes wide', async () => {
    const user = userEvent.setup()
    setScreen({ width: 900, hover: false })
    await renderSite('/')
    await user.click(trigger(navigation.menu))
    await act(async () => setScreen({ width: 901 }))
    expect(expanded()).toEqual([])
    expect(screen.getByRole('main').closest('[inert]')).toBeNull()
  })
})

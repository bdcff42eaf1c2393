import { act, screen, within } from '@testing-library/react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whatsappHref } from '../../../src/catalogue/whatsapp.ts'
import { fullPages, samples, viewOf, views } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'

const { layout } = views
const { menus } = layout
const home = viewOf('/')
const { whatsapp, message } =
  home.kind === 'home' ? home.hero : expect.unreachable('/ is the home page')

describe('the frame of a page', () => {
  it('names the business, its addresses and its contact details', async () => {
    await renderSite('/')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText(layout.footer.tagline)).toBeVisible()
    expect(footer.getByText(layout.footer.blurb)).toBeVisible()
    expect(footer.getByText(layout.footer.copyright)).toBeVisible()
    for (const { label } of layout.addresses) {
      expect(footer.getAllByText(label, { exact: false }).length).toBeGreaterThan(0)
    }
    for (const { display, href } of layout.otherPhones) {
      expect(footer.getByRole('link', { name: display })).toHaveAttribute('href', href)
    }
    for (const link of layout.navigation.links) {
      expect(footer.getByRole('link', { name: link.label })).toHaveAttribute('href', link.path)
    }
    for (const social of layout.socials) {
      const link = footer.getByRole('link', { name: social.label })
      expect(link).toHaveAttribute('href', social.url)
      expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'))
    }
    for (const section of [screen.getByRole('banner'), screen.getByRole('contentinfo')]) {
      for (const href of [layout.phone.href, `mailto:${layout.email}`]) {
        expect(section.querySelector(`[href="${href}"]`)).toBeVisible()
      }
    }
  })

  it('links to WhatsApp in every section, and in the call bar also to the phone and the contact page', async () => {
    await renderSite('/')
    for (const [role, name, text] of [
      ['banner', layout.navigation.whatsapp, layout.greeting],
      ['contentinfo', layout.navigation.whatsapp, layout.greeting],
      ['complementary', layout.navigation.whatsapp, layout.greeting],
      ['main', whatsapp, message],
    ] as const) {
      const link = within(screen.getByRole(role)).getByRole('link', { name })
      expect(link).toHaveAttribute('href', whatsappHref(layout.whatsapp, text))
    }
    const bar = within(screen.getByRole('complementary'))
    for (const [name, href] of [
      // On a device without touch, the number is behind it.
      [new RegExp(`^${layout.navigation.call}`), layout.phone.href],
      [layout.navigation.write, '/Contact'],
    ] as const) {
      expect(bar.getByRole('link', { name })).toHaveAttribute('href', href)
    }
  })

  it('names the product in the message of the call bar, the header and the footer', async () => {
    const [product] = fullPages
    if (product === undefined) throw new Error('there is no product')
    await renderSite(product.path)
    for (const section of [
      screen.getByRole('complementary', { name: layout.footer.contact }),
      screen.getByRole('banner'),
      screen.getByRole('contentinfo'),
    ]) {
      const link = within(section).getByRole('link', { name: layout.navigation.whatsapp })
      expect(link).toHaveAttribute('href', product.view.enquiry.whatsapp)
    }
  })

  it('greets in the message of a page that sends nothing by itself', async () => {
    await renderSite('/Find')
    const link = screen.getByRole('link', { name: layout.product.ask.whatsapp })
    expect(link).toHaveAttribute('href', whatsappHref(layout.whatsapp, layout.greeting))
  })

  describe('has a map that', () => {
    const fetched = vi.fn(async () => new Response())
    beforeEach(() => void vi.stubGlobal('fetch', fetched.mockReset()))
    afterEach(() => void vi.unstubAllGlobals())

    it('is requested only once it comes into view', async () => {
      fetched.mockResolvedValue(new Response())
      await renderSite('/Contact')
      expect(fetched).not.toHaveBeenCalled()
      mockAllIsIntersecting(true)
      const frame = await screen.findByTitle(layout.map.title)
      expect(frame).toHaveAttribute('src', layout.map.embed)
      expect(fetched).toHaveBeenCalledTimes(1)
    })

    it('is a link if its service cannot be reached', async () => {
      fetched.mockRejectedValue(new TypeError('Failed to fetch'))
      await renderSite('/Contact')
      await act(async () => mockAllIsIntersecting(true))
      await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
      expect(screen.queryByTitle(layout.map.title)).toBeNull()
      const footer = within(screen.getByRole('contentinfo'))
      const link = footer.getByRole('link', { name: layout.map.linkLabel })
      expect(link).toHaveAttribute('href', layout.map.link)
    })
  })
})

describe('the layout of a page', () => {
  it.each(samples)(
    '%s has a breadcrumb, related products and its mark in the header',
    async (path) => {
      await renderSite(path)
      const ownMenus = menus.filter(
        (menu) => menu.path === path || menu.items.some((item) => item.path === path),
      )
      const buttons = menus.map(({ label }) => screen.getByRole('button', { name: label }))
      const marked = buttons.filter(({ ariaCurrent }) => ariaCurrent === 'true')
      const expected = ownMenus.map(({ label }) => screen.getByRole('button', { name: label }))
      expect(marked).toEqual(expected)
      const links = [...screen.getByRole('banner').querySelectorAll('a[href^="/"]')]
      const toItself = links.filter((a) => a.getAttribute('href') === path)
      expect(links.filter((a) => a.ariaCurrent === 'page')).toEqual(toItself)

      const view = viewOf(path)
      const crumbs = screen.queryByRole('navigation', { name: layout.navigation.breadcrumb })
      const hrefs = [...(crumbs?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'))
      const { home, category, current } = view.breadcrumb ?? {}
      const steps = [home, category, current].flatMap((link) => link?.path ?? [])
      expect(hrefs).toEqual([...new Set(steps)])
      if (!('relatedProducts' in view) || view.relatedProducts.links.length === 0) return
      const relatedProducts = within(
        screen.getByRole('navigation', { name: view.relatedProducts.heading }),
      )
      expect(relatedProducts.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual(
        [...view.relatedProducts.links, ...(view.relatedProducts.all ?? [])].map(
          (link) => link.path,
        ),
      )
    },
  )

  it.each(samples.filter((path) => viewOf(path).kind === 'placeholder'))(
    '%s has its heading alone in main, and the invitation to ask for a price outside',
    async (path) => {
      const view = viewOf(path)
      await renderSite(path)
      const main = screen.getByRole('main')
      expect(main).toHaveTextContent(/./)
      expect(main.textContent).toBe(within(main).getByRole('heading', { level: 1 }).textContent)
      const { ask, contact, call } = layout.product
      const isProduct = 'enquiry' in view && view.enquiry !== undefined
      const name = isProduct ? ask.heading : contact.heading
      const outside = screen.getByRole('region', { name })
      expect(main).not.toContainElement(outside)
      // The number is an element of its own, which no translator changes.
      const button = isProduct ? call.button : layout.phone.display
      expect(within(outside).getByText(button)).toBeVisible()
    },
  )
})

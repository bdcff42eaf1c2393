import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { interact } from '../../helpers/interact.ts'
import { paths, viewOf, views } from '../../helpers/registry.ts'
import { renderSite } from '../../helpers/site.tsx'

const { layout } = views

describe('the footer', () => {
  it('says who the business is, where, and how to reach it', async () => {
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
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    }
    expect(footer.getByRole('link', { name: layout.phone.display })).toHaveAttribute(
      'href',
      layout.phone.href,
    )
    expect(footer.getByRole('link', { name: layout.email })).toBeVisible()
  })

  describe('with a browser that observes what is in view', () => {
    let seen: (inView: boolean) => void = () => {}
    afterEach(() => vi.unstubAllGlobals())

    beforeEach(() => {
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          thresholds = [0]
          targets: Element[] = []
          constructor(callback: (entries: unknown[]) => void) {
            seen = (isIntersecting) =>
              callback(
                this.targets.map((target) => ({
                  target,
                  isIntersecting,
                  intersectionRatio: Number(isIntersecting),
                })),
              )
          }
          observe(target: Element) {
            this.targets.push(target)
          }
          unobserve() {}
          disconnect() {}
        },
      )
    })

    it('asks for the map only once it comes into view', async () => {
      const fetched = vi.fn(async () => new Response())
      vi.stubGlobal('fetch', fetched)
      await renderSite('/Contact')
      expect(screen.getByRole('link', { name: layout.map.linkLabel })).toBeVisible()
      await interact()
      expect(fetched).not.toHaveBeenCalled()
      act(() => seen(true))
      const frame = await screen.findByTitle(layout.map.title)
      expect(frame).toHaveAttribute('src', layout.map.embed)
      expect(fetched).toHaveBeenCalledTimes(1)
    })

    it('makes no frame for a map that cannot be reached', async () => {
      const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
      vi.stubGlobal('fetch', fetched)
      await renderSite('/Contact')
      await interact()
      await act(async () => seen(true))
      expect(fetched).toHaveBeenCalledTimes(1)
      expect(screen.queryByTitle(layout.map.title)).toBeNull()
      expect(screen.getByRole('link', { name: layout.map.linkLabel })).toHaveAttribute(
        'href',
        layout.map.link,
      )
    })
  })
})

describe('what surrounds a page', () => {
  it.each(paths)('%s has its way back, and its way onward', async (path) => {
    await renderSite(path)
    const view = viewOf(path)
    const crumbs = screen.queryByRole('navigation', { name: layout.navigation.breadcrumb })
    const hrefs = [...(crumbs?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'))
    const { home, category, here } = view.way ?? {}
    const way = [home, category, here].flatMap((link) => link?.path ?? [])
    expect(hrefs).toEqual([...new Set(way)])
    if (!('onward' in view) || view.onward.links.length === 0) return
    const onward = within(screen.getByRole('navigation', { name: view.onward.heading }))
    expect(onward.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual(
      [...view.onward.links, ...(view.onward.all ? [view.onward.all] : [])].map(
        (link) => link.path,
      ),
    )
  })

  it.each(paths.filter((path) => viewOf(path).kind === 'placeholder'))(
    '%s holds its heading only, and the call strip stands outside',
    async (path) => {
      await renderSite(path)
      const main = screen.getByRole('main')
      expect(main).toHaveTextContent(/./)
      expect(main.textContent).toBe(within(main).getByRole('heading', { level: 1 }).textContent)
      const strip = screen.getByRole('region', { name: layout.product.contact.heading })
      expect(main).not.toContainElement(strip)
      expect(within(strip).getByRole('link', { name: layout.product.call.button })).toHaveAttribute(
        'href',
        layout.phone.href,
      )
    },
  )

  it('has a call and the contact page under the thumb', async () => {
    await renderSite('/')
    expect(screen.getByRole('link', { name: layout.navigation.call })).toHaveAttribute(
      'href',
      layout.phone.href,
    )
    expect(screen.getByRole('link', { name: layout.navigation.write })).toHaveAttribute(
      'href',
      '/Contact',
    )
  })
})

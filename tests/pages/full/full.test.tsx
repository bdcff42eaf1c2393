import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '../../../src/model/catalogue/textOf.ts'
import { createSiteRouter } from '../../../src/router.tsx'
import { fullPages, registry, source } from '../../helpers/registry.ts'

const { site } = registry

/** A text as it is read: spaces of every kind are one space. */
function read(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ')
}

/** The page as the build writes it, before any script has run. */
async function built(path: string): Promise<HTMLElement> {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter({ source, history })
  await router.load()
  const container = document.createElement('div')
  container.innerHTML = renderToString(<RouterProvider router={router} />)
  document.body.append(container)
  return container
}

describe.each(fullPages)('$path', ({ path, page, view }) => {
  let container: HTMLElement
  let main: ReturnType<typeof within>
  beforeAll(async () => {
    container = await built(path)
    main = within(within(container).getByRole('main'))
  })
  afterAll(() => container.remove())

  it('says what the product is, in its own words', () => {
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(page.heading)
    for (const text of [page.tagline, ...page.description]) main.getByText(text)
  })

  it('has every row of its table, with its figures and units', () => {
    const { columns, rows } = view.specification
    const table = container.querySelector('main table')
    expect([...(table?.querySelectorAll('thead th') ?? [])].map(read)).toEqual(columns)
    const shown = [...(table?.querySelectorAll('tbody tr') ?? [])]
    expect(shown).toHaveLength(rows.length)
    for (const [index, { name, cells }] of rows.entries()) {
      const [header, ...texts] = [...(shown[index]?.children ?? [])].map(read)
      expect(header).toBe(name.replace(/\s+/g, ' '))
      expect(texts).toHaveLength(cells.length)
      for (const [column, { lines }] of cells.entries()) {
        for (const { variant, written } of lines) {
          const prefix = variant === undefined ? '' : `${textOf(variant.written)}: `
          expect(texts[column]).toContain((prefix + textOf(written)).replace(/\s+/g, ' '))
        }
      }
    }
  })

  it('shows its reasons, uses and what suits Gujarat as lists under headings', () => {
    for (const { heading, points } of [page.whyChoose, page.applications, page.whyGujarat]) {
      const section = main.getByText(heading, { selector: 'h2' }).closest('section')
      expect([...(section?.querySelectorAll('h3') ?? [])].map(read)).toEqual(
        points.map(({ title }) => title),
      )
      for (const { text } of points) expect(section).toHaveTextContent(text)
    }
  })

  it('shows each claim with its figure, and no heading for none', () => {
    const heading = main.queryByText(site.product.claims, { selector: 'h2' })
    const terms = [...(heading?.parentElement?.querySelectorAll('dt') ?? [])]
    expect(heading !== null).toBe(view.claims.length > 0)
    expect(terms.map((term) => [read(term), read(term.nextElementSibling)])).toEqual(
      view.claims.map((claim) => [claim.label, textOf([claim]).replace(/\s+/g, ' ')]),
    )
  })

  it('explains the terms of its table', () => {
    const summary = main.queryByText(site.product.table.terms)
    expect(summary !== null).toBe(view.terms.length > 0)
    for (const { explanation } of view.terms) {
      expect(summary?.closest('details')).toHaveTextContent(explanation)
    }
  })

  it('has two contact blocks, each with the cities served', () => {
    const cities = site.servedCities.cities.join(', ')
    for (const { heading, text } of [site.product.contact, site.product.contactAgain]) {
      const block = main.getByText(heading, { selector: 'h2' }).closest('section')
      for (const words of [text, cities, site.email]) expect(block).toHaveTextContent(words)
      const call = block?.querySelector(`[href="${site.phone.href}"]`)
      expect(call).toHaveTextContent(site.phone.display)
    }
  })

  it('draws its profile with the figures of its own table, or draws nothing', () => {
    const drawing = main.queryByRole('img', {
      name: site.product.drawing.replace('{name}', page.heading),
    })
    if (page.profile === undefined) return expect(drawing).toBeNull()
    const table = read(container.querySelector('main table'))
    const texts = [...(drawing?.querySelectorAll('text') ?? [])].map(read)
    expect(texts.length).toBeGreaterThan(0)
    for (const number of texts.join(' ').match(/\d+(\.\d+)?/g) ?? []) {
      expect(table).toContain(number)
    }
    const note = page.profile.toScale ? '' : `; ${site.product.notToScale}`
    expect(read(drawing?.querySelector('desc'))).toBe(texts.join('; ') + note)
    expect(drawing).toHaveAccessibleDescription()
  })

  it('says what the product is, then why, its figures, its uses and why here', () => {
    const parts = [page.whyChoose, page.specification, page.applications, page.whyGujarat]
    const places = [
      main.getByRole('heading', { level: 1 }),
      main.getByText(page.tagline),
      main.getByText(page.description[0] ?? ''),
      ...[...parts, site.product.contactAgain].map(({ heading }) =>
        main.getByText(heading, { selector: 'h2' }),
      ),
    ]
    for (const [i, place] of places.slice(1).entries()) {
      expect(places[i]?.compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  })

  it('needs no script for the price, and names no day of printing', () => {
    expect(main.getByText(site.product.call.button)).toHaveAttribute('href', site.phone.href)
    expect(container.querySelectorAll('main :is(button, dialog)')).toHaveLength(0)
    const [before = '?'] = site.product.printedOn.split('{date}')
    expect(container.querySelector('main')).not.toHaveTextContent(before)
  })

  it('fetches its first picture at once, the thumbnails later, and marks an illustration', () => {
    const [first, ...others] = container.querySelectorAll('main figure img')
    expect(first).toHaveAttribute('alt', view.gallery.pictures[view.gallery.main]?.alt)
    expect(first).toHaveAttribute('loading', 'eager')
    expect(first).toHaveAttribute('fetchpriority', 'high')
    for (const each of others) expect(each).toHaveAttribute('loading', 'lazy')
    const isIllustration = view.gallery.pictures[view.gallery.main]?.illustration
    expect(main.queryAllByText(site.product.illustration)).toHaveLength(isIllustration ? 1 : 0)
  })

  it('has a thumbnail for each of several pictures, which leads to the picture itself', () => {
    const { pictures } = view.gallery
    const links = [...container.querySelectorAll('main figure li a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      pictures.length > 1 ? pictures.map(({ stem }) => expect.stringContaining(stem)) : [],
    )
  })
})

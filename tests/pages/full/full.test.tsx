import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../../src/model/catalogue/textOf.ts'
import { fullPages, registry } from '../../helpers/registry.ts'
import { renderSite } from '../../helpers/site.tsx'

const { site } = registry

/** A text as it is read: spaces of every kind are one space. */
function read(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ')
}

async function open(path: string) {
  const { container } = await renderSite(path)
  return { container, main: within(screen.getByRole('main')) }
}

describe.each(fullPages)('$path', ({ path, page, view }) => {
  it('says what the product is, in its own words', async () => {
    const { main } = await open(path)
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(page.heading)
    for (const text of [page.tagline, ...page.description]) {
      expect(main.getByText(text)).toBeVisible()
    }
  })

  it('has every row of its table, with its figures and units', async () => {
    const { main } = await open(path)
    const { heading, columns, rows } = view.specification
    const table = main.getByRole('table', { name: heading })
    expect(within(table).getAllByRole('columnheader').map(read)).toEqual(columns)
    const [, ...shown] = within(table).getAllByRole('row')
    expect(shown).toHaveLength(rows.length)
    for (const [index, { name, cells }] of rows.entries()) {
      const [header, ...texts] = [...(shown[index]?.children ?? [])].map(read)
      expect(header).toBe(name.replace(/\s+/g, ' '))
      expect(texts).toHaveLength(cells.length)
      for (const [column, { lines }] of cells.entries()) {
        for (const { variant: of, written } of lines) {
          const kind = of === undefined ? '' : `${textOf(of.written)}: `
          expect(texts[column]).toContain((kind + textOf(written)).replace(/\s+/g, ' '))
        }
      }
    }
  })

  it('shows its reasons, uses and what suits Gujarat as lists under headings', async () => {
    const { main } = await open(path)
    for (const { heading, points } of [page.whyChoose, page.applications, page.whyGujarat]) {
      const section = within(main.getByRole('region', { name: heading }))
      const titles = section.getAllByRole('heading', { level: 3 }).map(read)
      expect(titles).toEqual(points.map(({ title }) => title))
      for (const { text } of points) expect(section.getByText(text)).toBeVisible()
    }
  })

  it('shows each claim with its figure, and no heading for none', async () => {
    const { main } = await open(path)
    const heading = main.queryByRole('heading', { name: site.product.claims })
    if (view.claims.length === 0) return expect(heading).toBeNull()
    expect(heading).toBeVisible()
    const claims = within(heading?.parentElement ?? document.body)
    const terms = claims.getAllByRole('term')
    expect(terms.map(read)).toEqual(view.claims.map(({ label }) => label))
    expect(terms.map((term) => read(term.nextElementSibling))).toEqual(
      view.claims.map((claim) => textOf([claim]).replace(/\s+/g, ' ')),
    )
  })

  it('explains the terms of its table where they are asked for', async () => {
    const { main } = await open(path)
    const summary = main.queryByText(site.product.table.terms)
    expect(summary !== null).toBe(view.terms.length > 0)
    for (const { explanation } of view.terms) {
      expect(summary?.closest('details')).toHaveTextContent(explanation)
    }
  })

  it('has two contact blocks, each with the cities served', async () => {
    const { main } = await open(path)
    const cities = site.servedCities.cities.join(', ')
    for (const { heading, text } of [site.product.contact, site.product.contactAgain]) {
      const block = within(main.getByRole('region', { name: heading }))
      expect(block.getByText(text)).toBeVisible()
      expect(block.getByText(cities, { exact: false })).toBeVisible()
      expect(block.getByRole('link', { name: site.phone.display })).toHaveAttribute(
        'href',
        site.phone.href,
      )
      expect(block.getByRole('link', { name: site.email })).toBeVisible()
    }
  })

  it('draws its profile with the figures of its own table, or draws nothing', async () => {
    const { main } = await open(path)
    const name = site.product.drawing.replace('{name}', page.heading)
    const drawing = main.queryByRole('img', { name })
    if (page.profile === undefined) return expect(drawing).toBeNull()
    const table = read(main.getByRole('table'))
    const texts = [...(drawing?.querySelectorAll('text') ?? [])].map(read)
    expect(texts.length).toBeGreaterThan(0)
    for (const number of texts.join(' ').match(/\d+(\.\d+)?/g) ?? []) {
      expect(table).toContain(number)
    }
    const description = texts.join('; ')
    const note = page.profile.toScale ? '' : `; ${site.product.notToScale}`
    expect(read(drawing?.querySelector('desc') ?? null)).toBe(description + note)
    expect(drawing).toHaveAccessibleDescription()
  })

  it('tells what it is beside its pictures, then why, its figures, where and why here', async () => {
    const { main } = await open(path)
    const places = [
      main.getByRole('heading', { level: 1 }),
      main.getByText(page.tagline),
      main.getByText(page.description[0] ?? ''),
      ...[page.whyChoose, page.specification, page.applications, page.whyGujarat].map((part) =>
        main.getByRole('heading', { level: 2, name: part.heading }),
      ),
      main.getByRole('heading', { name: site.product.contactAgain.heading }),
    ]
    for (const [i, place] of places.entries()) {
      const following = places[i + 1]
      if (following === undefined) continue
      expect(place.compareDocumentPosition(following)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  })

  it('sets no style on an element, which the content security policy would refuse', async () => {
    const { container } = await open(path)
    expect(container.querySelectorAll('[style]')).toHaveLength(0)
  })
})

import { within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formattedRuns, formattedText, textOfRuns } from '../../../src/catalogue/textRuns.ts'
import { valueWriting } from '../../../src/catalogue/valueWriting.ts'
import { renderPage } from '../../check/renderPage.ts'
import { frozenCatalogue, fullPages, views } from '../../helpers/frozenCatalogue.ts'
import { textWithoutSigns } from '../../helpers/textWithoutSigns.ts'
import { viewOfKind, viewsOf } from '../../helpers/views.ts'

const { site } = frozenCatalogue
const writing = valueWriting(frozenCatalogue.properties)

/** The text of an element, with any white space as one space. */
function read(element: Node | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ')
}

/** The texts of the cells of each row; a cell that spans rows is in all of them. */
function readRows(rows: readonly Element[]): string[][] {
  const texts: string[][] = rows.map(() => [])
  for (const [index, row] of rows.entries()) {
    const own = texts[index] ?? []
    let column = 0
    for (const cell of row.querySelectorAll<HTMLTableCellElement>('th, td')) {
      while (own[column] !== undefined) column++
      for (let i = 0; i < cell.rowSpan; i++)
        Object.assign(texts[index + i] ?? [], { [column]: read(cell) })
    }
  }
  return texts
}

describe.each(fullPages)('$path', ({ path, page, view }) => {
  let container: HTMLElement
  let main: ReturnType<typeof within>
  beforeAll(async () => {
    // The page as the build writes it, before any script has run.
    container = document.createElement('div')
    container.innerHTML = await renderPage(views, path)
    document.body.append(container)
    main = within(within(container).getByRole('main'))
  })
  afterAll(() => container.remove())

  it('has every row of its table, with its figures and units', () => {
    const { columns, rows } = view.specification
    const table = container.querySelector('main table')
    expect([...(table?.querySelectorAll('thead th') ?? [])].map(read)).toEqual(columns)
    const shown = [...(table?.querySelectorAll('tbody tr') ?? [])].filter(
      (row) => row.querySelector('[scope=col]') === null,
    )
    expect(shown).toHaveLength(rows.length)
    const textsOfRows = readRows(shown)
    for (const [index, { name, cells }] of rows.entries()) {
      const [header, ...texts] = textsOfRows[index] ?? []
      expect(header).toBe(name.replace(/\s+/g, ' '))
      expect(texts).toHaveLength(cells.length)
      for (const [column, { lines }] of cells.entries()) {
        for (const { variant, written } of lines) {
          const text = textOfRuns(formattedRuns(written, writing, variant?.written))
          expect(texts[column]).toContain(text.replace(/\s+/g, ' '))
        }
      }
    }
  })

  it('has the figures of its table in bold, and no words', () => {
    const lines = view.specification.rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => cell.lines),
    )
    const written = lines.flatMap((line) => line.written)
    const bold = [...container.querySelectorAll('main table b')].map(read).join('')
    for (const { figure, word, runs } of written) {
      const text = textOfRuns(runs).replace(/\s+/g, ' ')
      if (figure) expect(bold).toContain(text)
      else if (word !== undefined) expect(bold).not.toContain(text)
    }
  })

  it('has a link in each row on request, which asks for that row alone', () => {
    const open = view.specification.rows.filter((row) => row.unknown)
    const links = [...container.querySelectorAll<HTMLAnchorElement>('main table td a')]
    expect(links.map((link) => read(link.closest('tr')?.firstElementChild))).toEqual(
      open.map(({ name }) => name),
    )
    for (const [i, { name, cells }] of open.entries()) {
      const written = cells[0]?.lines[0]?.written ?? []
      expect(links[i]).toHaveTextContent(formattedText(written, writing.lists))
      expect(new URL(links[i]?.href ?? '').searchParams.get('text')).toContain(name)
    }
  })

  it('shows each claim with its figure, and no heading without claims', () => {
    const heading = main.queryByText(site.product.claims, { selector: 'h2' })
    const terms = [...(heading?.parentElement?.querySelectorAll('dt') ?? [])]
    expect(heading !== null).toBe(view.claims.length > 0)
    expect(
      terms.map((term) => [read(term), textWithoutSigns(term.nextElementSibling ?? term)]),
    ).toEqual(view.claims.map((claim) => [claim.label, textOfRuns(claim.runs)]))
  })

  it('has at most three main figures below its name, each from its own table', () => {
    const terms = [...(container.querySelectorAll('main h1 ~ div dt') ?? [])].map(read)
    expect(terms.length).toBeLessThanOrEqual(3)
    expect(terms).toEqual(view.key.figures.map(({ label }) => label))
    const table = read(container.querySelector('main table'))
    for (const { runs } of view.key.figures) {
      for (const number of textOfRuns(runs).match(/\d+(\.\d+)?/g) ?? []) {
        expect(table).toContain(number)
      }
    }
  })

  it('draws its profile with the figures of its own table, or draws nothing', () => {
    const name = site.product.drawing?.replace('{name}', page.heading)
    const drawings = main.queryAllByRole('img', { name })
    if (page.profile === undefined) return expect(drawings).toEqual([])
    const table = read(container.querySelector('main table'))
    const textsOf = (drawing: Element) => [...drawing.querySelectorAll('text')].map(read)
    const texts = drawings.flatMap(textsOf)
    expect(texts.length).toBeGreaterThan(0)
    for (const number of texts.join(' ').match(/\d+(\.\d+)?/g) ?? []) {
      expect(table).toContain(number)
    }
    const note = page.profile.toScale ? [] : [site.product.notToScale]
    for (const drawing of drawings) {
      expect(read(drawing.querySelector('desc'))).toBe([...textsOf(drawing), ...note].join('; '))
      expect(drawing).toHaveAccessibleDescription()
    }
  })

  it('describes the product, then has the reasons for it, its figures, its uses and the reasons to buy it here', () => {
    const parts = [page.whyChoose, page.specification, page.applications, page.whyHere]
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

  it('folds what follows the first paragraph and the titles of the reasons, and keeps it in the page', () => {
    const isFolded = (text: string) => {
      const fold = main.getByText(text, { selector: 'p' }).closest('details')
      return fold !== null && !fold.open
    }
    const [first = '', ...more] = page.description
    expect(isFolded(first)).toBe(false)
    const folded = [page.whyChoose, page.applications, page.whyHere].flatMap(({ points }) => points)
    expect([...more, ...folded.map(({ text }) => text)].filter((text) => !isFolded(text))).toEqual(
      [],
    )
  })

  it('needs no script for the price, and names no day of printing', () => {
    const call = main.getByText(site.product.call.button).closest('a')
    expect(call).toHaveAttribute('href', site.phone.href)
    // A form is sent without script too.
    expect(container.querySelectorAll('main :is(button:not([type=submit]), dialog)')).toHaveLength(
      0,
    )
    const [before = '?'] = site.product.printedOn.split('{date}')
    expect(container.querySelector('main')).not.toHaveTextContent(before)
  })

  it('has on paper its address, and the day of its data if that is known', () => {
    const dated = viewsOf(frozenCatalogue, [frozenCatalogue], [], '2026-03-12')
    expect(view.printed.revision).toBe('')
    expect(viewOfKind(dated, path, 'full').printed.revision).toBe(' · Revision: 12 March 2026')
    // Without script too.
    expect(main.getByText(view.head.canonical)).toBeInTheDocument()
  })

  it('describes its first picture, and marks an illustration', () => {
    const first = container.querySelector('main figure img')
    expect(first).toHaveAttribute('alt', view.gallery.pictures[view.gallery.main]?.alt)
    const isIllustration = view.gallery.pictures[view.gallery.main]?.illustration
    expect(main.queryAllByText(site.product.illustration)).toHaveLength(isIllustration ? 1 : 0)
  })

  it('has a thumbnail for each of several pictures, linked to the picture itself', () => {
    const { pictures } = view.gallery
    const links = [...container.querySelectorAll('main figure li a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      pictures.length > 1 ? pictures.map(({ stem }) => expect.stringContaining(stem)) : [],
    )
  })
})

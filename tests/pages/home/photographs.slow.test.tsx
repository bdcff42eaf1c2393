import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Photographs } from '../../../src/pages/home/Photographs.tsx'
import { views } from '../../helpers/frozenCatalogue.ts'

const heading = 'Our roofs'

/** Renders photographs with different captions. */
function renderPhotographs(count: number, note?: string) {
  const items = Array.from({ length: count }, (_, i) => ({
    caption: `Shed ${i + 1}`,
    picture: {
      stem: `pictures/shed-${i + 1}`,
      alt: `A shed with ${i + 1} bays`,
      illustration: note !== undefined,
      width: 1200,
      height: 900,
      widths: [320, 480, 800, 1200],
      colour: '#888888',
    },
  }))
  render(<Photographs photographs={{ heading, items, note }} />)
}

describe("the owner's photographs", () => {
  it('have no section on the page while there are none', () => {
    renderPhotographs(0)
    expect(document.body).toHaveTextContent('')
    expect(screen.queryByRole('region')).toBeNull()
  })

  it.each([1, 12])('%i: each is shown with its caption, under one heading', (count) => {
    renderPhotographs(count)
    const section = within(screen.getByRole('region', { name: heading }))
    const figures = section.getAllByRole('figure')
    expect(figures).toHaveLength(count)
    for (const [i, figure] of figures.entries()) {
      expect(within(figure).getByRole('img')).toHaveAccessibleName(`A shed with ${i + 1} bays`)
      expect(figure).toHaveTextContent(`Shed ${i + 1}`)
    }
    expect(section.queryByText(views.layout.product.illustrations)).toBeNull()
  })

  it('have a note if they are the first illustrations of the page', () => {
    renderPhotographs(1, views.layout.product.illustrations)
    expect(screen.getByText(views.layout.product.illustrations)).toBeVisible()
  })
})

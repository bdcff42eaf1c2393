import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { roofParts } from '../../../src/pages/home/roof/roofParts.ts'
import { viewOf } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'

const home = viewOf('/')
const roof = (home.kind === 'home' && home.roof) || expect.unreachable('the home page has no roof')

/** The list of a part, without regard to whether it is open. */
function disclosure(name: string): HTMLDetailsElement {
  const summary = screen.getByText(name, { selector: 'summary' })
  const details = summary.closest('details')
  return details ?? expect.unreachable(`${name} can be opened`)
}

/** The field of the drawing that belongs to a part. */
function drawn(part: string): Element {
  const link = document.querySelector(`svg a[data-part="${part}"]`)
  return link ?? expect.unreachable(`${part} is drawn`)
}

describe('the exploded roof', () => {
  it('lists the products of each part, each with a link to its page', async () => {
    await renderSite('/')
    for (const { name, products } of roof.parts) {
      const links = [...disclosure(name).querySelectorAll('a')]
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        products.map(({ path }) => path),
      )
      expect(links.map((link) => link.textContent)).toEqual(products.map(({ label }) => label))
    }
  })

  it('draws each part with the number that it has in the list', async () => {
    await renderSite('/')
    for (const [index, { part, name }] of roof.parts.entries()) {
      expect(drawn(part)).toHaveTextContent(String(index + 1))
      expect(disclosure(name)).toHaveTextContent(new RegExp(`^${index + 1}`))
    }
  })

  it('opens the products of a part that is pressed in the drawing', async () => {
    await renderSite('/')
    for (const { part, name } of roof.parts) {
      await userEvent.click(drawn(part))
      expect(disclosure(name)).toHaveAttribute('open')
    }
  })

  it('leaves the drawing out for a keyboard and a screen reader, which have the list', async () => {
    await renderSite('/')
    const section = within(screen.getByRole('region', { name: roof.heading }))
    expect(section.queryByRole('img')).toBeNull()
    for (const part of roofParts) expect(drawn(part)).toHaveAttribute('tabindex', '-1')
  })
})

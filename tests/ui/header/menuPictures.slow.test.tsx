import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { textOfRuns } from '../../../src/catalogue/textRuns.ts'
import { source as real, viewOf, views } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'

const { menus } = views.layout
const [first] = menus
if (first === undefined) throw new Error('there are no menus')

/** The products on the page of a category. */
function productsOn(path: string) {
  const view = viewOf(path)
  return 'relatedProducts' in view ? view.relatedProducts.links : []
}

const panel = (key: string) => within(document.getElementById(`menu-${key}`) ?? document.body)
const toggle = (label: string) => screen.getByRole('button', { name: label })
const pictures = () => screen.getByRole('banner').querySelectorAll('img')

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

describe('a panel of the header', () => {
  it.each(menus)('$label shows each product with its picture and a line', async (menu) => {
    const user = userEvent.setup()
    await renderSite('/')
    expect(pictures()).toHaveLength(0)
    const [before] = panel(menu.key).getAllByRole('listitem', { hidden: true })
    const link = before?.querySelector('a')
    await user.click(toggle(menu.label))
    const expected = menu.items.map(({ path }) =>
      productsOn(menu.path).find((product) => product.path === path),
    )
    await waitFor(() =>
      expect(pictures()).toHaveLength(expected.filter((product) => product?.picture).length),
    )
    // The same element, so that it keeps the keyboard focus.
    expect(before?.querySelector('a')).toBe(link)
    for (const product of expected) {
      const name = product?.label ?? ''
      const item = panel(menu.key).getByRole('link', { name }).closest('li')
      const picture = item?.querySelector('img')
      if (product?.picture) {
        expect(picture?.getAttribute('src')).toContain(product.picture.stem)
        expect(picture).toHaveAttribute('loading', 'lazy')
      }
      // Of a text its first sentence.
      const line = product?.figures ? textOfRuns(product.figures) : product?.text?.split('.')[0]
      expect(item?.textContent).toBe(name + (line ?? ''))
    }
  })

  it('shows the names if pictures cannot be fetched, and the pictures when they can', async () => {
    const user = userEvent.setup()
    let isOnline = false
    const page = (path: string) =>
      isOnline || path !== first.path ? real.page(path) : Promise.reject(new Error('offline'))
    await renderSite('/', { ...real, page })
    await user.click(toggle(first.label))
    for (const { label } of first.items) {
      expect(panel(first.key).getByRole('link', { name: label })).toBeVisible()
    }
    await user.click(toggle(first.label))
    isOnline = true
    await user.click(toggle(first.label))
    await waitFor(() => expect(pictures().length).toBeGreaterThan(0))
  })

  it('shows the names alone if the visitor saves data', async () => {
    const user = userEvent.setup()
    Object.assign(navigator, { connection: { saveData: true } })
    const page = vi.fn(real.page)
    await renderSite('/', { ...real, page })
    await user.click(toggle(first.label))
    await act(() => import('../../../src/ui/header/menuPictures.tsx'))
    expect(page.mock.calls.flat()).toEqual(['/'])
  })
})

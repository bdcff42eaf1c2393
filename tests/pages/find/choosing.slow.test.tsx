import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { fillCount } from '../../../src/catalogue/fillCount.ts'
import { fillTemplate } from '../../../src/catalogue/fillTemplate.ts'
import { writeQuery } from '../../../src/pages/find/query.ts'
import { frozenCatalogue, viewOf } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'
import {
  countStatus,
  filterExample,
  name,
  page,
  renderFinder,
  resultsRegion,
  searchInput,
  serveFinder,
  status,
  unknown,
} from './findPage.ts'

const { filters, jobs = expect.unreachable('the page has no jobs') } = page
const { site } = frozenCatalogue

const network = serveFinder()

afterEach(() => localStorage.clear())

/** Opens the filters and returns the box of a value that only part of the products have. */
async function openFilters(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByText(filters.heading))
  const group = screen.getByRole('group', { name: filterExample.property })
  return within(group).findByRole('checkbox', {
    name: `${filterExample.label} ${filterExample.count}`,
  })
}

describe('/Find', () => {
  it('shows only products with the chosen value, counts them, and removes all filters', async () => {
    const user = userEvent.setup()
    const { router } = await renderFinder()
    const box = await openFilters(user)
    await user.click(box)
    await waitFor(() => expect(status()).toHaveTextContent(countStatus(filterExample.count)))
    const { chosen } = filterExample
    await waitFor(() =>
      expect(router.history.location.search).toBe(writeQuery({ text: '', chosen })),
    )
    await user.click(screen.getByRole('button', { name: filters.clear }))
    await waitFor(() => expect(status()).toBeEmptyDOMElement())
    expect(screen.getByText(filters.heading)).toHaveFocus()
  })

  it('names each chosen value, removes it, and closes the filters to show the results', async () => {
    const user = userEvent.setup()
    await renderFinder()
    const box = await openFilters(user)
    await user.click(box)
    const show = fillCount(filters.show, filterExample.count, site.language)
    await user.click(await screen.findByRole('button', { name: show }))
    expect(box).not.toBeVisible()
    expect(resultsRegion()).toHaveFocus()
    const remove = fillTemplate(
      filters.remove,
      'name',
      `${filterExample.property}: ${filterExample.label}`,
    )
    await user.click(screen.getByRole('button', { name: remove }))
    await waitFor(() => expect(status()).toBeEmptyDOMElement())
  })

  it('shows all products as pictures and the jobs as tiles until the visitor searches', async () => {
    const user = userEvent.setup()
    await renderFinder()
    const all = screen.getByRole('region', { name: page.browse })
    // One query for all links: one per link is slow in jsdom.
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent)
    const links = page.categories.flatMap((category) => category.links)
    expect(names).toEqual(expect.arrayContaining(links.map(({ label }) => label)))
    expect(names).toEqual(expect.arrayContaining(jobs.jobs.map(({ title }) => title)))
    await user.type(searchInput(), name)
    await within(resultsRegion()).findByRole('link', { name })
    expect(all).not.toBeInTheDocument()
  })

  it.each(jobs.jobs.slice(0, 1))(
    'opens the answer of the job in its address, and adds all of its products to the list',
    async ({ key, title, products }) => {
      const user = userEvent.setup()
      await renderFinder(`#${key}`)
      const job = screen.getByRole('region', { name: title })
      expect(job).toHaveAttribute('data-open')
      const tiles = jobs.jobs.map(({ key }) => document.querySelector(`a[href="#${key}"]`))
      const marked = tiles.filter((tile) => tile?.getAttribute('aria-current') === 'true')
      expect(marked.map((tile) => tile?.textContent)).toEqual([title])
      await user.click(within(job).getByRole('button', { name: jobs.listAll }))
      expect(await within(job).findByText(jobs.listed)).toBeVisible()
      const listed = () => Object.values({ ...localStorage }).sort()
      for (const { path } of products) expect(listed().join()).toContain(path)
      const before = listed()
      await user.click(within(job).getByRole('button', { name: jobs.listAll }))
      expect(listed()).toEqual(before)
    },
  )

  it('keeps the typed text if a filter is chosen before the results are there', async () => {
    const user = userEvent.setup()
    const { router } = await renderFinder()
    const box = await openFilters(user)
    network.state = 'hangs'
    await user.type(searchInput(), unknown)
    network.state = 'works'
    await user.click(box)
    await user.click(status())
    const { chosen } = filterExample
    expect(router.history.location.search).toBe(writeQuery({ text: unknown, chosen }))
    expect(searchInput()).toHaveValue(unknown)
  })
})

describe('a product’s page', () => {
  const suited = frozenCatalogue.jobs.jobs.flatMap(({ title, products }) =>
    products.map(({ path, reason }) => ({ path, title, reason })),
  )

  it.each(suited.slice(0, 1))(
    '$path shows on demand its jobs, each with the reason',
    async ({ path }) => {
      const user = userEvent.setup()
      await renderSite(path)
      const link = screen.getByRole('link', { name: site.product.ask.jobs })
      expect(link).toHaveAttribute('href', '/Find#jobs')
      await user.click(link)
      for (const { title, reason } of suited.filter((entry) => entry.path === path)) {
        const job = await screen.findByRole('link', { name: title })
        expect(job.closest('li')).toHaveTextContent(reason)
      }
      expect(screen.getByRole('heading', { name: site.product.ask.jobs })).toHaveFocus()
    },
  )

  it('shows no jobs if none names it', () => {
    for (const path of Object.keys(frozenCatalogue.routes)) {
      const view = viewOf(path)
      if (!('enquiry' in view) || view.enquiry === undefined) continue
      const titles = suited.filter((entry) => entry.path === path).map(({ title }) => title)
      expect(view.enquiry.jobs.map(({ title }) => title)).toEqual(titles)
    }
  })
})

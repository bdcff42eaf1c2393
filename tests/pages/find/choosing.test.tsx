import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { writeQuery } from '../../../src/pages/find/query.ts'
import { registry, viewOf } from '../../helpers/registry.ts'
import { renderSite } from '../../helpers/site.tsx'
import {
  counted,
  field,
  filtered,
  found,
  page,
  renderFinder,
  serveFinder,
  status,
  unknown,
} from './findPage.ts'

const { filters } = page
const { site } = registry

const network = serveFinder()

/** Opens the filters. @returns the box of one that some products have */
async function openFilters(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByText(filters.heading))
  const group = screen.getByRole('group', { name: filtered.property })
  return within(group).findByRole('checkbox', { name: `${filtered.label} ${filtered.count}` })
}

describe('/Find', () => {
  it('leaves out what does not have the value, says how many have it, and removes all filters', async () => {
    const user = userEvent.setup()
    const { router } = await renderFinder()
    const box = await openFilters(user)
    await user.click(box)
    await waitFor(() => expect(status()).toHaveTextContent(counted(filtered.count)))
    const { chosen } = filtered
    await waitFor(() =>
      expect(router.history.location.search).toBe(writeQuery({ text: '', chosen })),
    )
    await user.click(screen.getByRole('button', { name: filters.clear }))
    await waitFor(() => expect(status()).toBeEmptyDOMElement())
    expect(screen.getByText(filters.heading)).toHaveFocus()
  })

  it('searches for what was typed as well where a filter is chosen before it is answered', async () => {
    const user = userEvent.setup()
    const { router } = await renderFinder()
    const box = await openFilters(user)
    network.state = 'hangs'
    await user.type(field(), unknown)
    network.state = 'works'
    await user.click(box)
    await user.click(status())
    const { chosen } = filtered
    expect(router.history.location.search).toBe(writeQuery({ text: unknown, chosen }))
    expect(field()).toHaveValue(unknown)
  })

  it('shows the jobs that fit the words, and each job with all products that suit it', async () => {
    const user = userEvent.setup()
    await renderFinder()
    for (const { title, products } of page.jobs.jobs) {
      const job = screen.getByRole('region', { name: title })
      expect(within(job).getAllByRole('listitem')).toHaveLength(products.length)
    }
    const [job] = page.jobs.jobs
    await user.type(field(), job?.title ?? '')
    const link = await within(found()).findByRole('link', { name: job?.title ?? '' })
    expect(link).toHaveAttribute('href', `#${job?.key}`)
  })

  it.each(['', `?q=${unknown}`, '?q=a'])('has no axe violations: %s', async (query) => {
    const { container } = await renderFinder(query)
    if (query !== '') await waitFor(() => expect(status()).not.toBeEmptyDOMElement())
    await userEvent.click(screen.getByText(filters.heading))
    // Colours need a layout: they are tested in a real browser.
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('a product’s page', () => {
  const suited = registry.jobs.jobs.flatMap(({ title, products }) =>
    products.map(({ path, reason }) => ({ path, title, reason })),
  )

  it.each(suited.slice(0, 1))(
    '$path shows on demand the jobs that it suits and why',
    async ({ path }) => {
      const user = userEvent.setup()
      await renderSite(path)
      const link = screen.getByRole('link', { name: site.product.ask.jobs })
      expect(link).toHaveAttribute('href', '/Find#jobs')
      await user.click(link)
      for (const { title, reason } of suited.filter((one) => one.path === path)) {
        const job = await screen.findByRole('link', { name: title })
        expect(job.closest('li')).toHaveTextContent(reason)
      }
      expect(screen.getByRole('heading', { name: site.product.ask.jobs })).toHaveFocus()
    },
  )

  it('shows no jobs where none names it', () => {
    for (const path of Object.keys(registry.routes)) {
      const view = viewOf(path)
      if (!('ask' in view) || view.ask === undefined) continue
      const titles = suited.filter((one) => one.path === path).map(({ title }) => title)
      expect(view.ask.jobs.map(({ title }) => title)).toEqual(titles)
    }
  })
})

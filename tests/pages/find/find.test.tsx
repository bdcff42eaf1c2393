import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fill } from '../../../src/model/catalogue/fill.ts'
import { indexAddress } from '../../../src/pages/find/format.ts'
import { wordsOf } from '../../../src/pages/find/normalizeWords.ts'
import { writeQuery } from '../../../src/pages/find/query.ts'
import { SHOWN } from '../../../src/pages/find/useFinder.ts'
import { registry, source } from '../../helpers/registry.ts'
import { renderSite } from '../../helpers/site.tsx'
import {
  counted,
  field,
  filtered,
  found,
  headingOf,
  name,
  page,
  path,
  products,
  serveFinder,
  status,
  unknown,
} from './findPage.ts'

const { results } = page
const { site } = registry

const initials = (label: string) => wordsOf(label).map((word) => word.slice(0, 1))
const labels = products.map(({ look }) => look.label)
/** One that the files of the first's words do not tell of. */
const other = labels.find((label) => !initials(name).includes(initials(label)[0] ?? ''))
if (other === undefined) throw new Error('all names have a word that begins alike')
/** A letter that finds more than are shown at first. */
const many = [...new Set(labels.flatMap(initials))]
  .filter((letter) => labels.filter((label) => initials(label).includes(letter)).length > SHOWN)
  .slice(0, 1)

const line = serveFinder()

describe('/Find', () => {
  it('finds while one types, from the first letter, and the address holds what was typed', async () => {
    const user = userEvent.setup()
    const { router } = await renderSite('/Find')
    await user.type(field(), name.slice(0, 1))
    await within(found()).findAllByRole('listitem')
    await user.type(field(), name.slice(1))
    const link = await within(found()).findByRole('link', { name })
    await waitFor(() =>
      expect(router.history.location.search).toBe(writeQuery({ text: name, chosen: {} })),
    )
    expect(field()).toHaveValue(name)

    await user.click(link)
    await screen.findByRole('heading', { level: 1, name: headingOf(path) })
    await act(async () => router.history.back())
    await waitFor(() => expect(field()).toHaveValue(name))
    expect(await within(found()).findByRole('link', { name })).toBeVisible()
  })

  it('fetches nothing before the field is entered, and then what every search needs', async () => {
    const user = userEvent.setup()
    await renderSite('/Find')
    expect(line.asked).toEqual([])
    await user.click(field())
    expect(line.asked).toEqual([indexAddress])
  })

  it('opens at an address that asks, and leaves it behind where it is opened without', async () => {
    const { chosen } = filtered
    const { router } = await renderSite(`/Find${writeQuery({ text: '', chosen })}`)
    await waitFor(() => expect(status()).toHaveTextContent(counted(filtered.count)))
    await act(() => router.navigate({ to: '/Find' }))
    await waitFor(() => expect(status()).toBeEmptyDOMElement())
  })

  it('where nothing is found says so, and offers the phone and a message that tells what for', async () => {
    const { chosen } = filtered
    await renderSite(`/Find${writeQuery({ text: unknown, chosen })}`)
    await waitFor(() => expect(status()).toHaveTextContent(results.none.heading))
    const phone = within(found()).getByRole('link', { name: site.phone.display })
    expect(phone).toHaveAttribute('href', site.phone.href)
    const { href } = within(found()).getByRole<HTMLAnchorElement>('link', {
      name: site.enquiries.handOver.whatsapp,
    })
    expect(new URL(href).searchParams.get('text')).toBe(
      fill(results.message, 'words', `${unknown}, ${filtered.property}: ${filtered.label}`),
    )
  })

  it('where it cannot be looked up says so, and tries again', async () => {
    const user = userEvent.setup()
    line.state = 'fails'
    await renderSite('/Find')
    await user.type(field(), name)
    await waitFor(() => expect(status()).toHaveTextContent(results.failed))
    line.state = 'works'
    await user.click(screen.getByRole('button', { name: results.again }))
    expect(field()).toHaveFocus()
    expect(await within(found()).findByRole('link', { name })).toBeVisible()
  })

  it('shows of a question what was found or failed for it, and nothing of one before', async () => {
    const user = userEvent.setup()
    await renderSite('/Find')
    await user.type(field(), name)
    await within(found()).findAllByRole('listitem')
    line.state = 'fails'
    await user.clear(field())
    await user.type(field(), other)
    await waitFor(() => expect(status()).toHaveTextContent(results.failed))
    expect(within(found()).queryByRole('listitem')).toBeNull()
    await user.clear(field())
    expect(found()).toHaveTextContent(/^$/)

    line.state = 'works'
    await user.type(field(), name)
    await within(found()).findAllByRole('listitem')
    line.state = 'hangs'
    await user.clear(field())
    await user.type(field(), other)
    expect(found()).toHaveTextContent(/^$/)
  })

  it('keeps what is asked in its own address, with the place on the page, and in no other', async () => {
    const user = userEvent.setup()
    const page = (path: string) =>
      path === '/About' ? new Promise<never>(() => {}) : source.page(path)
    const { router } = await renderSite('/Find#jobs', { ...source, page })
    await user.type(field(), 'a{Enter}')
    expect(router.history.location.href).toBe('/Find?q=a#jobs')
    await user.type(field(), 'b')
    // On the way to the next page this one still stands.
    act(() => void router.navigate({ to: '/About' }))
    await user.click(field())
    expect(router.history.location.href).toBe('/About')
  })

  it.each(many)('shows more of what “%s” finds, still after Back', async (asked) => {
    const user = userEvent.setup()
    const { router } = await renderSite(`/Find?q=${asked}`)
    const more = await within(found()).findByRole('button', { name: results.more })
    const before = within(found()).getAllByRole('link')
    await user.click(more)
    expect(before.at(-1)).toHaveFocus()
    await waitFor(() =>
      expect(within(found()).getAllByRole('link').length).toBeGreaterThan(before.length),
    )
    const after = within(found()).getAllByRole('link').length
    const { pathname } = new URL(before[0]?.getAttribute('href') ?? '', location.href)
    await user.click(before[0] ?? found())
    await screen.findByRole('heading', { level: 1, name: headingOf(pathname) })
    await act(async () => router.history.back())
    await waitFor(() => expect(within(found()).getAllByRole('link')).toHaveLength(after))
  })
})

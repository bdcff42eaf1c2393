import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fillCount } from '../../../src/catalogue/fillCount.ts'
import { fillTemplate, fillTemplates } from '../../../src/catalogue/fillTemplate.ts'
import { limits } from '../../../src/catalogue/limits.ts'
import { answerTo } from '../../../src/pages/find/answer.ts'
import { wordsOf } from '../../../src/pages/find/normalizeWords.ts'
import { writeQuery } from '../../../src/pages/find/query.ts'
import { createFinder } from '../../../src/pages/find/search.ts'
import { RESULTS_STEP } from '../../../src/pages/find/useFinderState.ts'
import { readPasteFragment } from '../../../src/pages/shared/pasteAddress.ts'
import { frozenCatalogue, source, views } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'
import { viewOfKind } from '../../helpers/views.ts'
import {
  countStatus,
  filterExample,
  finderFile,
  name,
  page,
  products,
  renderFinder,
  resultHeading,
  resultsRegion,
  searchInput,
  serveFinder,
  status,
  unknown,
} from './findPage.ts'

const { results } = page
const whereMessage = frozenCatalogue.answers.answers.find(({ facts }) =>
  facts?.includes('address'),
)?.message
const { site } = frozenCatalogue
const callLink = `${site.navigation.call} ${site.phone.display}`
const lineWords = viewOfKind(views, '/List', 'list').words.line

const initials = (label: string) => wordsOf(label).map((word) => word.slice(0, 2))
const labels = products.map(({ link }) => link.label)
/** Two letters with so many more results than are shown at first that they have a button. */
const frequentBeginnings = [...new Set(labels.flatMap(initials))]
  .filter(
    (beginning) =>
      labels.filter((label) => initials(label).includes(beginning)).length > RESULTS_STEP * 1.25,
  )
  .slice(0, 1)

const named = products.map(({ words }) => words.names.split(' '))
/** Things of the page that are no product's name by now. */
const names = views.finderContents().file.phrases.unlisted
const unlisted = page.unlisted
  .map((thing, i) => ({ ...thing, words: names[i] ?? [] }))
  .filter(({ words }) =>
    words.every((phrase) =>
      named.every((names) => !phrase.split(' ').every((word) => names.includes(word))),
    ),
  )

/** A filter that some products leave open although their forms ask for it, with these products. */
const openFilter = page.properties
  .flatMap(({ property, label, options: [option] }) => {
    const open = products
      .filter(({ values }) => (values[property] ?? []).length === 0)
      .filter(({ typed = [], choices = [] }) =>
        [...typed, ...choices.map(({ name }) => name)].includes(`v.${property}`),
      )
      .map(({ link }) => link.label)
    return option === undefined || open.length === 0 ? [] : [{ property, label, option, open }]
  })
  .at(0)

const network = serveFinder()

describe('/Find', () => {
  it('searches for the beginning of a text in its address that is too long, and says so until the visitor types', async () => {
    const user = userEvent.setup()
    await renderSite(`/Find?q=${name}+${'x'.repeat(10_000)}`)
    expect(await screen.findByText(results.shortened)).toBeVisible()
    const searched = `${name} ${'x'.repeat(limits.query)}`.slice(0, limits.query)
    await waitFor(() => expect(searchInput()).toHaveValue(searched))
    await user.type(searchInput(), '{backspace}')
    expect(screen.queryByText(results.shortened)).toBeNull()
  })

  it('fetches its file once, when the field gets the focus', async () => {
    const user = userEvent.setup()
    await renderFinder()
    expect(network.requested).toEqual([])
    await user.click(searchInput())
    expect(network.requested).toHaveLength(1)
    await user.type(searchInput(), name)
    await within(resultsRegion()).findByRole('link', { name })
    expect(network.requested).toHaveLength(1)
  })

  it('searches for the query of its address, and for nothing if that has none', async () => {
    const { chosen } = filterExample
    const { router } = await renderFinder(`${writeQuery({ text: '', chosen })}`)
    await waitFor(() => expect(status()).toHaveTextContent(countStatus(filterExample.count)))
    await act(() => router.navigate({ to: '/Find' }))
    await waitFor(() => expect(status()).toBeEmptyDOMElement())
  })

  it.each(['0.50', '5 % & 1+1', 'null', 'પતરા'])(
    'reads “%s” as the browser submits it',
    async (text) => {
      await renderFinder(`?${new URLSearchParams({ q: text })}`)
      await waitFor(() => expect(status()).not.toBeEmptyDOMElement())
      expect(searchInput()).toHaveValue(text)
    },
  )

  it('says that nothing is found, and offers the phone and a message with the query', async () => {
    const { chosen } = filterExample
    await renderFinder(`${writeQuery({ text: unknown, chosen })}`)
    await waitFor(() =>
      expect(status()).toHaveTextContent(fillTemplate(results.unknown, 'words', unknown)),
    )
    const phone = within(resultsRegion()).getByRole('link', { name: callLink })
    expect(phone).toHaveAttribute('href', site.phone.href)
    const { href } = within(resultsRegion()).getByRole<HTMLAnchorElement>('link', {
      name: site.product.ask.whatsapp,
    })
    expect(new URL(href).searchParams.get('text')).toBe(
      fillTemplate(
        results.message,
        'words',
        `${unknown}, ${filterExample.property}: ${filterExample.label}`,
      ),
    )
  })

  it('answers the size of a building with the calculator, filled in', async () => {
    localStorage.clear()
    const user = userEvent.setup()
    await renderFinder('?q=20x40')
    const { withoutUnit = '' } = page.answers.calculator ?? {}
    const name = fillTemplates(withoutUnit, { length: '40', width: '20' })
    const calculator = await within(resultsRegion()).findByRole('region', { name })
    const fields = await within(calculator).findAllByRole('textbox')
    expect(fields[0]).toHaveValue('40')
    expect(fields[1]).toHaveValue('20')
    // The unit is all that is missing.
    await user.click(within(calculator).getByRole('radio', { name: lineWords.lengthUnits.ft }))
    await waitFor(() =>
      expect(within(calculator).getAllByRole('status')[0]).toHaveTextContent('40 ft'),
    )
  })

  it('leads from a product and the size of a building to the calculator', async () => {
    await renderFinder(`?${new URLSearchParams({ q: `20x40 ${labels[0]}` })}`)
    const { withoutUnit = '' } = page.answers.calculator ?? {}
    const name = fillTemplates(withoutUnit, { length: '40', width: '20' })
    const link = await within(resultsRegion()).findByRole('link', { name })
    expect(link.getAttribute('href')).toContain('#sheets/length=40&width=20&unit=none')
  })

  it('shows the calculator and the links to the business once: not below an answer with such links', async () => {
    const calculator = () => screen.queryByRole('heading', { name: page.calculator?.heading })
    const direct = () => screen.queryByRole('heading', { name: page.direct.heading })
    await renderFinder(`?q=${unknown}`)
    await waitFor(() =>
      expect(status()).toHaveTextContent(fillTemplate(results.unknown, 'words', unknown)),
    )
    expect(calculator()).toBeNull()
    expect(direct()).toBeNull()
    expect(screen.queryByRole('region', { name: page.browse })).toBeNull()
    expect(within(resultsRegion()).getByRole('link', { name: page.browse })).toBeVisible()
  })

  it('shows products that do not state a chosen detail below those that have it', async () => {
    const { property, label, option, open } = openFilter ?? expect.unreachable('none is left open')
    await renderFinder(writeQuery({ text: '', chosen: { [property]: [option.value] } }))
    const group = await within(resultsRegion()).findByRole('region', {
      name: fillTemplate(results.unstated, 'names', label),
    })
    const links = within(group).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(open)
    expect(screen.queryByText(page.filters.note)).toBeNull()
  })

  it('offers to compare several results, and not a single one', async () => {
    const finder = await createFinder(finderFile)
    const countOf = (text: string) =>
      answerTo({ text, chosen: {} }, page, finder).result?.products.length ?? 0
    const [single] = labels.filter((label) => countOf(label) === 1)
    const [several] = labels.filter((label) => countOf(label) > 1)
    const compare = () => screen.queryByRole('button', { name: site.category.compareChosen })
    const { unmount } = await renderFinder(`?${new URLSearchParams({ q: several ?? '' })}`)
    await waitFor(() => expect(compare()).toBeVisible())
    unmount()
    if (single === undefined) return
    await renderFinder(`?${new URLSearchParams({ q: single })}`)
    await within(resultsRegion()).findByRole('link', { name: single })
    expect(compare()).toBeNull()
  })

  it('answers “price” with a sentence, the call, the message of the answer, and all products', async () => {
    const [prices] = finderFile.questions
    const [asked] = frozenCatalogue.answers.answers
    await renderFinder('?q=price')
    expect(await within(resultsRegion()).findByText(prices?.text ?? '')).toBeVisible()
    expect(within(resultsRegion()).getByRole('link', { name: callLink })).toBeVisible()
    const { href } = within(resultsRegion()).getByRole<HTMLAnchorElement>('link', {
      name: site.product.ask.whatsapp,
    })
    expect(new URL(href).searchParams.get('text')).toBe(asked?.message)
    expect(status()).toHaveTextContent(countStatus(products.length))
  })

  it.each([
    [
      'where are you surat',
      () => `${whereMessage}\n${fillTemplate(results.typed, 'words', 'where are you surat')}`,
    ],
    ['where are you', () => whereMessage],
    ['hip roof', () => fillTemplate(results.question, 'words', 'hip roof')],
  ])('asks the business by WhatsApp what was typed: %s', async (typed, message) => {
    await renderFinder(`?${new URLSearchParams({ q: typed })}`)
    const { href } = await within(resultsRegion()).findByRole<HTMLAnchorElement>('link', {
      name: site.product.ask.whatsapp,
    })
    expect(new URL(href).searchParams.get('text')).toBe(message())
  })

  it('answers where the business is with its addresses and its map, and without products', async () => {
    await renderFinder('?q=where+are+you')
    const region = within(resultsRegion())
    expect(await region.findByText(site.addresses[0]?.label ?? '', { exact: false })).toBeVisible()
    expect(region.getByRole('link', { name: site.map.linkLabel })).toHaveAttribute(
      'href',
      site.map.link,
    )
    expect(region.queryAllByRole('listitem')).toEqual([])
  })

  it('leads from a roof that it cannot count to what to draw of it', async () => {
    await renderFinder('?q=hip+roof')
    const { link } = finderFile.questions.find((question) => question.link) ?? {}
    const shown = await within(resultsRegion()).findByRole('link', { name: link?.label })
    expect(shown).toHaveAttribute('href', `/Find#${link?.fragment}`)
  })

  it('asks whether a word was meant that is like the typed one', async () => {
    await renderFinder('?q=perlin')
    const asked = fillTemplate(results.meant, 'words', 'purlins')
    expect(await within(resultsRegion()).findByText(asked)).toBeVisible()
  })

  it('asks once if several words were meant, as they are typed', async () => {
    await renderFinder('?q=colur+coted')
    const asked = fillTemplate(results.meant, 'words', 'colour coated')
    expect(await within(resultsRegion()).findByText(asked)).toBeVisible()
  })

  it('shows the ranges if nothing is found', async () => {
    await renderFinder(`?q=${unknown}`)
    await within(resultsRegion()).findByText(page.answers.ranges)
    for (const { label, path } of page.ranges) {
      const link = within(resultsRegion()).getByRole('link', { name: label })
      expect(link).toHaveAttribute('href', path)
    }
  })

  it('says that its file cannot be fetched, and tries again on demand', async () => {
    const user = userEvent.setup()
    network.state = 'fails'
    await renderFinder()
    await user.type(searchInput(), name)
    await waitFor(() => expect(status()).toHaveTextContent(results.failed))
    network.state = 'works'
    await user.click(screen.getByRole('button', { name: results.again }))
    expect(searchInput()).toHaveFocus()
    expect(await within(resultsRegion()).findByRole('link', { name })).toBeVisible()
  })

  it('reloads the page if a new build has replaced its file', async () => {
    const user = userEvent.setup()
    const reload = vi.fn()
    vi.stubGlobal('location', { ...location, reload })
    network.state = 'lacks the file'
    await renderFinder()
    await user.type(searchInput(), name)
    await user.click(await within(resultsRegion()).findByRole('button', { name: results.again }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('shows no results before its file is loaded, nor while the field is empty', async () => {
    const user = userEvent.setup()
    network.state = 'hangs'
    await renderFinder()
    await user.type(searchInput(), name)
    expect(resultsRegion()).toHaveTextContent(new RegExp(`^${results.loading}$`))
    network.state = 'fails'
    await user.clear(searchInput())
    expect(resultsRegion()).toHaveTextContent(/^$/)
  })

  it.each([
    '0.50',
    '0.5',
    '1e5',
    '007',
    '12',
    '1e400',
    'true',
    'null',
    '"x"',
    '[1]',
    '{"a":1}',
    '૦.૫૦',
    '1+1',
    'a&b=c',
    '100%',
    '__proto__',
  ])('keeps %s in its address as it was typed, also after Back', async (text) => {
    const { router } = await renderFinder()
    const { history } = router
    const user = userEvent.setup()
    await user.click(searchInput())
    await user.paste(text)
    await user.keyboard('{Enter}')
    const address = `/Find${writeQuery({ text, chosen: {} })}`
    expect(history.location.href).toBe(address)
    await act(() => router.navigate({ to: '/About' }))
    await act(async () => history.back())
    await waitFor(() => expect(searchInput()).toHaveValue(text))
    expect(history.location.href).toBe(address)
    expect(new URLSearchParams(history.location.search).get('q')).toBe(text)
  })

  it('puts commas between the lines of a list that is pasted, and hands them over as they were', async () => {
    const user = userEvent.setup()
    await renderFinder()
    await user.click(searchInput())
    await user.paste('1. C purlin 500 m\r\n2. 2 ton screw\n\n')
    expect(searchInput()).toHaveValue('C purlin 500 m, 2 ton screw')
    const list = await within(resultsRegion()).findByRole('link', { name: results.list })
    expect(readPasteFragment(new URL(list.getAttribute('href') ?? '', location.href).hash)).toMatch(
      /^1\. C purlin 500 m\s+2\. 2 ton screw/,
    )
  })

  it('gives the bar the typed words, as long as there are any', async () => {
    const user = userEvent.setup()
    await renderFinder()
    const bar = () => document.querySelector('#call-bar a')?.getAttribute('href') ?? ''
    const plain = bar()
    await user.type(searchInput(), name)
    await waitFor(() => expect(decodeURIComponent(bar().replaceAll('+', ' '))).toContain(name))
    await user.clear(searchInput())
    expect(bar()).toBe(plain)
  })

  it('heads a list as a list, whatever in it is not listed', async () => {
    const user = userEvent.setup()
    await renderFinder()
    const [thing] = unlisted
    await user.type(searchInput(), `${name} 40 nos, ${thing?.name} 20 nos`)
    await waitFor(() => expect(status()).toHaveTextContent(results.listed))
    expect(within(resultsRegion()).getByRole('link', { name: results.list })).toBeVisible()
    // All words together find some of its products.
    expect(within(resultsRegion()).queryAllByRole('listitem')).toEqual([])
  })

  it('cuts a pasted list at the length of the field', async () => {
    const user = userEvent.setup()
    await renderFinder()
    await user.click(searchInput())
    await user.paste('C purlin 500 m\n'.repeat(limits.query))
    expect(searchInput()).toHaveProperty('value.length', limits.query)
  })

  it('writes the query into its own address, before the fragment, and not into that of another page', async () => {
    const user = userEvent.setup()
    const page = (path: string) =>
      path === '/About' ? new Promise<never>(() => {}) : source.page(path)
    const { router } = await renderSite('/Find#jobs', { ...source, page })
    await user.type(searchInput(), 'a{Enter}')
    expect(router.history.location.href).toBe('/Find?q=a#jobs')
    await user.type(searchInput(), 'b')
    // During a navigation to another page this one is still mounted.
    act(() => void router.navigate({ to: '/About' }))
    await user.click(searchInput())
    expect(router.history.location.href).toBe('/About')
  })

  it('asks for more letters after a single one, without results', async () => {
    const user = userEvent.setup()
    await renderFinder()
    await user.type(searchInput(), name.slice(0, 1))
    await waitFor(() => expect(status()).toHaveTextContent(results.letters))
    expect(within(resultsRegion()).queryByRole('link')).toBeNull()
  })

  describe.each(unlisted.slice(0, 1))('for $name, which are not listed', (thing) => {
    const text = fillTemplate(results.unlisted, 'name', thing.name)
    const address = `/Find?q=${thing.words[0]?.replaceAll(' ', '+')}`

    it.each([
      ['and the nearest product', thing],
      ['alone, if no product comes near', { ...thing, nearest: undefined }],
    ])('says that and whom to ask, %s', async (_, shown) => {
      const unlisted = page.unlisted.map((one) => (one.name === thing.name ? shown : one))
      await renderSite(address, { ...source, page: async () => ({ ...page, unlisted }) })
      await waitFor(() => expect(status()).toHaveTextContent(text))
      expect(within(resultsRegion()).getByRole('link', { name: callLink })).toBeVisible()
      const nearest = shown.nearest ? [shown.nearest] : []
      const rows = within(resultsRegion()).queryAllByRole('listitem')
      expect(rows).toHaveLength(nearest.length)
      for (const { label } of nearest) expect(rows[0]).toHaveTextContent(label)
    })
  })

  it.each(frequentBeginnings)(
    'shows more results of “%s” on demand, also after Back',
    async (beginning) => {
      const finder = await createFinder(finderFile)
      const found = finder.find({ text: beginning, chosen: {} }).products.length
      const moreName = fillCount(
        results.more,
        Math.min(RESULTS_STEP, found - RESULTS_STEP),
        site.language,
      )
      const user = userEvent.setup()
      const { router } = await renderFinder(`?q=${beginning}`)
      const more = await within(resultsRegion()).findByRole('button', { name: moreName })
      const before = within(resultsRegion()).getAllByRole('link')
      await user.click(more)
      expect(before.at(-1)).toHaveFocus()
      await waitFor(() =>
        expect(within(resultsRegion()).getAllByRole('link').length).toBeGreaterThan(before.length),
      )
      const after = within(resultsRegion()).getAllByRole('link').length
      const { pathname } = new URL(before[0]?.getAttribute('href') ?? '', location.href)
      await user.click(before[0] ?? resultsRegion())
      await screen.findByRole('heading', { level: 1, name: resultHeading(pathname) })
      await act(async () => router.history.back())
      await waitFor(() => expect(within(resultsRegion()).getAllByRole('link')).toHaveLength(after))
    },
  )
})

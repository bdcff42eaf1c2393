import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillCount } from '../../../src/catalogue/fillCount.ts'
import { fillTemplate, labelList } from '../../../src/catalogue/fillTemplate.ts'
import { limits } from '../../../src/catalogue/limits.ts'
import { slugOf } from '../../../src/catalogue/path.ts'
import { formattedText } from '../../../src/catalogue/textRuns.ts'
import { valueWriting } from '../../../src/catalogue/valueWriting.ts'
import { comparisonRows, type Tier } from '../../../src/pages/compare/rows.ts'
import type { PageView } from '../../../src/pages/registry/pageKinds.ts'
import { formatComparison, MAX_COMPARED } from '../../../src/pages/shared/comparisonAddress.ts'
import { frozenCatalogue, source as real, viewOf, views } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'
import { textWithoutSigns } from '../../helpers/textWithoutSigns.ts'
import { viewOfKind } from '../../helpers/views.ts'

const { words, compared, unknown } = viewOfKind(views, '/Compare', 'compare')

type Product = Extract<PageView, { kind: 'full' | 'placeholder' }>

const products = Object.keys(frozenCatalogue.routes)
  .map(viewOf)
  .filter((page): page is Product => 'enquiry' in page && page.enquiry !== undefined)
const full = products.filter(({ kind }) => kind === 'full')
const [one, other] = full
if (one === undefined || other === undefined) throw new Error('there are no two tables')
const pair = [one, other]
const rows = comparisonRows(pair, compared, valueWriting(frozenCatalogue.properties), unknown)
const stated = rows.filter(({ tier, decides }) => decides === true || tier !== 'none')

const open = (pages: readonly { path: string }[], at = '/Compare') =>
  renderSite(`${at}#${formatComparison(pages.map(({ path }) => path))}`)
const names = (pages: readonly Product[]) => pages.map(({ heading }) => heading)

/** The names above the columns. What only some of the products state is in a second table. */
async function columns(): Promise<(string | null)[]> {
  const [table] = await screen.findAllByRole('table')
  return within(table ?? document.body)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the comparison', () => {
  it('shows the products of its address side by side, property by property', async () => {
    await open(pair)
    expect(await columns()).toEqual(names(pair))
    for (const { label, cells, decides } of stated) {
      const [head] = screen.getAllByRole('rowheader', { name: label })
      const [, ...values] = head?.closest('tr')?.cells ?? []
      // A dash is seen, and words are read aloud. In a row that decides, a dash could be read as harmless.
      const unstated = decides ? words.askFor : `–${words.unstated}`
      expect(values.map(textWithoutSigns)).toEqual(
        cells.map((lines) => lines.map(({ text }) => text).join('') || unstated),
      )
    }
  })

  it('shows what decides first, then differences and equal values, and folds values that not all products have', async () => {
    await open(pair)
    await columns()
    const labelsIn = (table: HTMLElement | undefined) =>
      table &&
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
    const labelsOf = (tier: Tier) =>
      rows.filter((row) => row.tier === tier && !row.decides).map(({ label }) => label)
    const tiers = (['differs', 'same'] as const).flatMap((tier) => {
      const own = labelsOf(tier)
      return own.length === 0 ? [] : [words[tier], ...own]
    })
    const decisive = rows.filter(({ decides }) => decides).map(({ label }) => label)
    expect(decisive).not.toHaveLength(0)
    const [whole, folded] = screen.getAllByRole('table')
    expect(labelsIn(whole)).toEqual([words.decides, ...decisive, ...tiers])
    expect(labelsOf('partly')).not.toHaveLength(0)
    expect(folded).not.toBeVisible()
    await userEvent.click(screen.getByText(words.partly))
    expect(folded).toBeVisible()
    expect(labelsIn(folded)).toEqual(labelsOf('partly'))
  })

  it('says that products without a common use do different work', async () => {
    const work = Object.entries(frozenCatalogue.properties.properties).find(
      (entry) => entry[1].work,
    )
    const worksOf = ({ filterWords = [] }: Product) =>
      filterWords.find(({ property }) => property === work?.[0])?.written ?? []
    const wordsOf = (page: Product) => worksOf(page).map(({ word }) => word)
    const purlin = products.find((page) => wordsOf(page).join() === 'frame')
    if (purlin === undefined) throw new Error('there is nothing for the frame alone')
    const textOf = (page: Product) =>
      `${formattedText(worksOf(page), views.layout.writing.lists)}: ${page.heading}`
    const { unmount } = await open([one, purlin])
    await columns()
    const works = ['', ...[one, purlin].map(textOf)].join('\n')
    const text = fillTemplate(words.different, 'works', works)
    expect(screen.getByText(text, { normalizer: (shown) => shown })).toBeVisible()
    unmount()
    await open(pair)
    await columns()
    const [sentence = '?'] = words.different.split('{works}')
    expect(screen.queryByText(sentence, { exact: false })).toBeNull()
  })

  it('shows a product by its path from before it was renamed, which is an alias now', async () => {
    const [alias] = Object.entries(frozenCatalogue.aliases).find(([, to]) => to === one.path) ?? []
    await open([{ path: alias ?? '' }, other])
    expect(await columns()).toEqual(names(pair))
  })

  it('names the properties without any value in one line', async () => {
    const labelsWithoutValue = (products: readonly Product[]) =>
      comparisonRows(products, compared, valueWriting(frozenCatalogue.properties), unknown)
        .filter(({ tier, decides }) => tier === 'none' && !decides)
        .map(({ label }) => label)
    const chosen = full
      .flatMap((a) => full.filter((b) => b !== a).map((b) => [a, b]))
      .find((products) => labelsWithoutValue(products).length > 0)
    if (chosen === undefined) return
    await open(chosen)
    await columns()
    const line = fillTemplate(words.none, 'names', labelList(labelsWithoutValue(chosen)))
    const shown = screen.getByText((text) => text.replaceAll('\u00a0', ' ') === line)
    expect(shown).toBeVisible()
  })

  it.each(['/Compare', '/Compare/'])(
    'at %s a product can be removed and another added, and Back undoes both',
    async (at) => {
      const user = userEvent.setup()
      const third = products.find((page) => !pair.includes(page))
      if (third === undefined) throw new Error('there is no third product')
      const { router } = await open(pair, at)
      await columns()
      await user.click(screen.getByRole('button', { name: `${words.remove}: ${one.heading}` }))
      expect(await columns()).toEqual([other.heading])
      expect(screen.getByText(words.one)).toBeVisible()
      const removed = fillTemplate(words.removed, 'name', one.heading)
      expect(screen.getByText(removed)).toBeVisible()
      await user.selectOptions(screen.getByRole('combobox', { name: words.add }), third.path)
      await user.click(screen.getByRole('button', { name: words.put }))
      await screen.findAllByRole('columnheader', { name: third.heading })
      expect(router.state.location.hash).toBe(formatComparison([other.path, third.path]))
      await act(async () => router.history.go(-2))
      expect(await columns()).toEqual(names(pair))
      expect(screen.queryByText(removed)).toBeNull()
    },
  )

  it('asks about all compared products in one message, also from the bar and the other ways', async () => {
    await open(pair)
    const [ask] = await screen.findAllByRole('link', { name: words.ask })
    const href = ask?.getAttribute('href') ?? ''
    const message = new URL(href).searchParams.get('text')
    for (const name of names(pair)) expect(message).toContain(name)
    expect(message).toContain(formatComparison(pair.map(({ path }) => path)))
    const { whatsapp } = frozenCatalogue.site.product.ask
    expect(screen.getByRole('link', { name: whatsapp })).toHaveAttribute('href', href)
    const bar = document.getElementById('call-bar')
    expect(bar?.querySelector('a')).toHaveAttribute('href', href)
  })

  it('says once that products are being looked up', async () => {
    const page = (path: string) =>
      path === '/Compare' ? real.page(path) : new Promise<never>(() => {})
    await renderSite(`/Compare#${formatComparison(pair.map(({ path }) => path))}`, {
      ...real,
      page,
    })
    expect(await screen.findByText(words.loading)).toBeVisible()
  })

  it('moves the focus to the heading when adding the last product removes the form', async () => {
    const user = userEvent.setup()
    const [last, ...before] = products.slice(0, MAX_COMPARED)
    await open(before)
    await columns()
    await user.selectOptions(screen.getByRole('combobox', { name: words.add }), last?.path ?? '')
    await user.click(screen.getByRole('button', { name: words.put }))
    await screen.findAllByRole('columnheader', { name: last?.heading })
    expect(screen.queryByRole('combobox', { name: words.add })).toBeNull()
    expect(screen.getByRole('heading', { name: words.heading })).toHaveFocus()
  })

  it('offers a second product above the table of the first, and then moves the focus to the heading', async () => {
    const user = userEvent.setup()
    await open([one])
    await columns()
    const choice = screen.getByRole('combobox', { name: words.add })
    expect(screen.getByRole('table').compareDocumentPosition(choice)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    )
    await user.selectOptions(choice, other.path)
    await user.click(screen.getByRole('button', { name: words.put }))
    await screen.findAllByRole('columnheader', { name: other.heading })
    expect(screen.getByRole('heading', { name: words.heading })).toHaveFocus()
  })

  it('names a product that does not exist, and shows the next of too many in its place', async () => {
    const many = products.slice(0, MAX_COMPARED + 1)
    await renderSite(`/Compare#Bygone,${formatComparison(many.map(({ path }) => path))},About`)
    await screen.findAllByRole('columnheader', { name: many[MAX_COMPARED - 1]?.heading })
    expect(await columns()).toEqual(names(many.slice(0, MAX_COMPARED)))
    expect(screen.getByText(fillTemplate(words.gone, 'name', 'Bygone'))).toBeVisible()
    const [last] = many.slice(-1)
    const item = views.layout.menus.flatMap(({ items }) => items).find((i) => i.path === last?.path)
    const beyond = screen.getByText(
      new RegExp(fillTemplate(words.beyond, 'names', '').slice(0, 20)),
    )
    expect(beyond).toHaveTextContent(item?.label ?? '')
    expect(beyond).toHaveTextContent('About')
    const [first] = names(many)
    await userEvent.click(screen.getByRole('button', { name: `${words.remove}: ${first}` }))
    await screen.findAllByRole('columnheader', { name: last?.heading })
    expect(await columns()).toEqual(names(many.slice(1)))
  })

  it('names a category as missing, and says that a product without a table has no figures yet', async () => {
    const placeholder = products.find(({ kind }) => kind === 'placeholder')
    if (placeholder === undefined) return
    const category = frozenCatalogue.categories.categories[0]?.path ?? ''
    await open([placeholder, { path: category }])
    expect(await columns()).toEqual([placeholder.heading])
    expect(screen.getByText(words.noFigures)).toBeVisible()
    expect(screen.getByText(fillTemplate(words.gone, 'name', slugOf(category)))).toBeVisible()
  })

  it('names a product that could not be fetched, and shows no other in its place', async () => {
    const page = (path: string) =>
      path === other.path ? Promise.reject(new TypeError('Failed to fetch')) : real.page(path)
    const { router } = await renderSite(`/Compare#${formatComparison([one.path, other.path])}`, {
      ...real,
      page,
    })
    expect(await columns()).toEqual([one.heading])
    expect(screen.getByText(/./, { selector: '[role=status] p' })).toHaveTextContent(
      fillTemplate(words.unknown, 'name', '').slice(3, 30),
    )
    await userEvent.click(screen.getByRole('button', { name: `${words.remove}: ${one.heading}` }))
    expect(router.history.location.hash).toBe(`#${slugOf(other.path)}`)
  })

  it('adds a product to the list, asks by WhatsApp, shares its address and prints', async () => {
    const user = userEvent.setup()
    await open(pair)
    await user.click(await screen.findByRole('button', { name: `${words.list}: ${one.heading}` }))
    expect(screen.getByText(fillTemplate(words.listed, 'name', one.heading))).toBeVisible()
    expect(screen.getByRole('link', { name: words.open })).toHaveAttribute('href', '/List')
    expect(JSON.stringify({ ...localStorage })).toContain(one.path)
    const { whatsapp } = frozenCatalogue.site.product.ask
    const links = screen.getAllByRole('link', { name: `${whatsapp}: ${other.heading}` })
    for (const link of links) expect(link).toHaveAttribute('href', other.enquiry?.whatsapp)
    // A browser announces the dialog that it opens.
    const print = vi.fn(() => window.dispatchEvent(new Event('beforeprint')))
    vi.stubGlobal('print', print)
    await user.click(screen.getByRole('button', { name: words.print }))
    expect(print).toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: words.share }))
    expect(await screen.findByText(words.copied)).toBeVisible()
  })
})

describe('the links to the comparison', () => {
  const [category] = frozenCatalogue.categories.categories

  // A product's page shows other products of its category.
  it.each([category?.path ?? '', one.path])(
    'on %s: a box for each product, in a form that works without script',
    async (path) => {
      await renderSite(path)
      const { compare: box, compareChosen } = frozenCatalogue.site.category
      const view = viewOf(path)
      const links = 'relatedProducts' in view ? view.relatedProducts.links : []
      expect(links).not.toHaveLength(0)
      const boxes = links.map(({ label }) =>
        screen.getByRole<HTMLInputElement>('checkbox', { name: `${box}: ${label}` }),
      )
      expect(boxes.map(({ name }) => `/${name}`)).toEqual(links.map((link) => link.path))
      const button = screen.getByRole<HTMLButtonElement>('button', { name: compareChosen })
      expect(button.form).toHaveAttribute('action', '/Compare')
      expect(boxes.every(({ form }) => form === button.form)).toBe(true)
    },
  )

  it.each([...pair.slice(1), ...products.slice(-1)])(
    'on $path: a link with the product in it',
    async ({ path }) => {
      await renderSite(path)
      expect(
        screen.getByRole('link', { name: frozenCatalogue.site.product.ask.compare }),
      ).toHaveAttribute('href', `/Compare#${slugOf(path)}`)
    },
  )
})

it('the comparison counts products in the address that exceed the limit, and keeps the address', async () => {
  const names = Array.from({ length: limits.compared + 7 }, (_, i) => `Nosuchsheet${i}`)
  const search = `?${names.map((slug) => `${slug}=on`).join('&')}`
  const { router } = await renderSite(`/Compare${search}`)
  const notice = fillCount(words.exceeding, 7, frozenCatalogue.site.language)
  expect(await screen.findByText(notice)).toBeVisible()
  expect(router.history.location.search).toBe(search)
})

it('without chosen products the comparison says how to begin, with a box for each product', async () => {
  await renderSite('/Compare')
  expect(await screen.findByText(words.empty)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  const all = views.layout.menus.flatMap(({ items }) => items)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ name }) => `/${name}`)).toEqual(all.map(({ path }) => path))
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: frozenCatalogue.site.category.compareChosen,
  })
  expect(button.form).toHaveAttribute('action', '/Compare')
})

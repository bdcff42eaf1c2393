import { act, fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fieldLimits } from '../../../src/catalogue/fieldLimits.ts'
import { fillCount } from '../../../src/catalogue/fillCount.ts'
import { labelledText } from '../../../src/catalogue/labelledText.ts'
import { whatsappHref } from '../../../src/catalogue/whatsapp.ts'
import { type ListItem, writeItem } from '../../../src/enquiry/list/listItem.ts'
import { writeListLink } from '../../../src/enquiry/list/listLink.ts'
import { readPurpose } from '../../../src/enquiry/purpose.ts'
import { itemKeyPrefix, unstoredEntries } from '../../../src/ui/header/listStorage.ts'
import { frozenCatalogue, fullPages, source, views } from '../../helpers/frozenCatalogue.ts'
import { server } from '../../helpers/server.ts'
import { renderSite } from '../../helpers/site.tsx'
import { choice, option, sheet, words } from '../../roof/sheet.ts'

const { severalPhones, phone: incompletePhone } = views.layout.enquiries.errors

function sheets(id: string, change: Partial<ListItem> = {}): ListItem {
  const { path, heading } = sheet
  return { id, path, name: heading, values: {}, quantity: '', unit: 'pieces', ...change }
}

/** Stores items as another tab does, and notifies the list. */
function store(...items: readonly ListItem[]): void {
  for (const item of items) localStorage.setItem(`${itemKeyPrefix}0-${item.id}`, writeItem(item))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
}

async function openList(...items: readonly ListItem[]): Promise<void> {
  store(...items)
  await renderSite('/List')
  await screen.findByRole('heading', { name: words.list.heading })
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  unstoredEntries.clear()
  store()
  history.replaceState(null, '', '/')
})

function press(name: string | RegExp): void {
  const [button] = screen.getAllByRole('button', { name })
  if (button === undefined) throw new Error(`there is no button "${name}"`)
  button.focus()
  fireEvent.click(button)
}

function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}

/** The summaries of the list's items. */
function lines(): HTMLElement[] {
  const list = screen.queryByRole('list', { name: words.list.heading })
  return [...(list?.querySelectorAll<HTMLElement>('li > details > summary') ?? [])]
}

/** The address of the link that compares the products. */
function comparison(): URL {
  const link = screen.getByRole('link', { name: words.list.compare })
  return new URL(link.getAttribute('href') ?? '', location.href)
}

/** The quantity of each item. */
function quantities(): string[] {
  const unit = words.line.units.pieces
  return lines().map((line) => new RegExp(`\\d+(?= ${unit}$)`).exec(line.textContent)?.[0] ?? '')
}

/** Opens an item of the list. */
async function open(i: number): Promise<void> {
  const line = lines()[i]
  if (line === undefined) throw new Error(`there is no line ${i}`)
  fireEvent.click(line)
  await within(line.closest('li') ?? line).findByLabelText(words.line.quantity)
}

describe('the link that compares the products', () => {
  const [one, other] = fullPages.map(({ path, view }) => ({ path, name: view.heading }))

  it.each([
    ['the need that all of them are for', 'a shed', 'a shed'],
    ['no need if theirs differ', 'a shed', ''],
  ])('takes along %s', async (_, purpose, taken) => {
    await openList(
      sheets('1', { ...one, purpose, measures: { length: '12' } }),
      sheets('2', { ...other, purpose: taken || 'a fence', measures: { length: '12' } }),
    )
    const { searchParams, hash } = comparison()
    expect(readPurpose(searchParams)).toEqual(
      taken ? { text: taken, measures: { length: '12' } } : {},
    )
    expect(hash.split(',')).toHaveLength(2)
  })

  it('is not there for one product', async () => {
    await openList(sheets('1'), sheets('2'))
    expect(screen.queryByRole('link', { name: words.list.compare })).toBeNull()
  })
})

describe('the list', () => {
  it('is empty at first, says how to add to it, and leads to the products', async () => {
    await openList()
    expect(screen.getByText(words.list.empty)).toBeVisible()
    const see = screen.getByRole('link', { name: words.list.see })
    expect(see).toHaveAttribute('href', expect.stringMatching(/\/Find\/?$/))
    expect(screen.queryByText(words.list.unstored)).toBeNull()
  })

  it('has one section to send it, and no other contact link below that', async () => {
    await openList(sheets('1'))
    const send = screen.getByRole('region', { name: words.send.heading })
    const main = screen.getByRole('main')
    const contactLinks = within(main).getAllByRole('link', {
      name: frozenCatalogue.site.enquiries.handOver.whatsapp,
    })
    expect(contactLinks).toHaveLength(1)
    expect(send).toContainElement(contactLinks[0] ?? null)
  })

  it('asks for a photograph where it is sent', async () => {
    await openList(sheets('1'))
    const send = within(screen.getByRole('region', { name: words.send.heading }))
    const { photograph, whatsapp } = frozenCatalogue.site
    const link = send.getByRole('link', { name: photograph.link })
    expect(link).toHaveAttribute('href', whatsappHref(whatsapp, photograph.message))
  })

  it('shows an item as a summary, and its fields, named with the product, when it is opened', async () => {
    const values = { [choice.property]: option.value }
    await openList(sheets('1', { values, quantity: '5' }), sheets('2'))
    await screen.findByText(new RegExp(option.label.replace(/\s+/g, ' '), 'u'), {
      selector: 'summary *',
    })
    expect(lines().map((line) => line.textContent)).toEqual([
      expect.stringContaining(`5 ${words.line.units.pieces}`),
      expect.stringContaining(words.line.nothing),
    ])
    expect(screen.queryAllByLabelText(words.line.quantity)).toEqual([])
    await open(1)
    const named = { name: `${choice.label} ${sheet.heading}` }
    expect(await screen.findAllByRole('combobox', named)).toHaveLength(1)
  })

  it('changes an item, duplicates it, removes it and restores it', async () => {
    await openList(sheets('1', { values: { [choice.property]: option.value }, quantity: '5' }))
    await open(0)
    type(words.line.quantity, '7')
    press(new RegExp(`^${words.line.duplicate}`))
    expect(quantities()).toEqual(['7', ''])
    // The copy is at the end, and open.
    expect(lines()[1]).toHaveFocus()
    expect(screen.getAllByLabelText(words.line.quantity)).toHaveLength(2)
    press(new RegExp(`^${words.line.remove}`))
    expect(quantities()).toEqual([''])
    expect(screen.getByRole('button', { name: words.list.back })).toHaveFocus()
    press(words.list.back)
    expect(screen.getByRole('heading', { name: words.list.heading })).toHaveFocus()
    expect(quantities()).toEqual(['7', ''])
    expect(Object.keys(localStorage).filter((key) => key.startsWith(itemKeyPrefix))).toHaveLength(2)
    const message = screen.getByLabelText<HTMLTextAreaElement>(
      frozenCatalogue.site.enquiries.handOver.message,
    ).value
    expect(message).toContain(`1. ${sheet.heading}`)
    expect(message).toContain(`2. ${sheet.heading}`)
  })

  it('marks a product and a value that no longer exist, and keeps both', async () => {
    await openList(
      sheets('1', { values: { [choice.property]: 'bygone', 'old-property': 'x' } }),
      sheets('2', { path: '/Nosuchsheet', name: 'Bygone sheets', values: { colour: 'rose' } }),
    )
    expect(await screen.findByText(words.line.gone)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Bygone sheets' })).toBeVisible()
    expect(await screen.findByText(/bygone/, { selector: 'p' })).toBeVisible()
    expect(screen.getByText(/rose/, { selector: 'summary *' })).toBeVisible()
    await open(0)
    expect(screen.getByLabelText(choice.label)).toHaveAccessibleDescription(
      words.line.goneValue.replace('{value}', 'bygone'),
    )
    await open(1)
    expect(screen.getByText(/rose/, { selector: 'p' })).toBeVisible()
  })

  it('says below a closed item that its quantity is none, and at the field of the open one', async () => {
    await openList(sheets('1', { quantity: '-3' }), sheets('2', { quantity: '3' }))
    const { quantity, badQuantity } = words.line
    const fault = labelledText({ label: quantity, text: badQuantity }, words)
    expect(await screen.findByText(fault)).toBeVisible()
    await open(0)
    expect(screen.queryByText(fault)).toBeNull()
    expect(screen.getByLabelText(quantity)).toHaveAccessibleDescription(badQuantity)
  })

  it('works if the browser stores nothing, and says so', async () => {
    await openList(sheets('1'))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { label } = words.details.fields.note
    type(label, 'by Friday')
    expect(screen.getByLabelText(label)).toHaveValue('by Friday')
    expect(screen.getByText(words.list.unstored)).toBeVisible()
  })

  it('offers no link if it would be too long for messengers, and says so', async () => {
    const values = { details: 'x'.repeat(300) }
    await openList(...Array.from({ length: 8 }, (_, i) => sheets(`${i}`, { values })))
    expect(screen.getByText(words.send.tooLong)).toBeVisible()
    expect(screen.queryByRole('button', { name: words.send.link })).toBeNull()
  })

  it('shows the beginning of a text that is too long, says so, and keeps the text until it is changed', async () => {
    const huge = 'x'.repeat(1_000_000)
    localStorage.setItem('list.detail.note', huge)
    await openList(sheets('1', { quantity: huge }))
    const notice = fillCount(words.list.exceeding, 2, words.writing.language)
    expect(screen.getByText(notice)).toBeVisible()
    const note = screen.getByLabelText<HTMLTextAreaElement>(words.details.fields.note.label)
    expect(note.value).toHaveLength(fieldLimits.lines)
    expect(note.maxLength).toBe(fieldLimits.lines)
    await open(0)
    const quantity = screen.getByLabelText<HTMLInputElement>(words.line.quantity)
    expect(quantity.value).toHaveLength(fieldLimits.text)
    expect(quantity.maxLength).toBe(fieldLimits.text)
    expect(localStorage.getItem('list.detail.note')).toBe(huge)
    type(words.details.fields.note.label, 'by Friday')
    type(words.line.quantity, '7')
    expect(screen.queryByText(notice)).toBeNull()
  })

  it('is sent to the server if there is one, but not without a phone number', async () => {
    const endpoint = 'https://enquiries.example/new'
    const received: unknown[] = []
    server.use(
      http.post(endpoint, async ({ request }) => {
        received.push(await request.json())
        return HttpResponse.json({ ok: true })
      }),
    )
    const { layout } = views
    const site = { ...layout, enquiries: { ...layout.enquiries, endpoint } }
    store(sheets('1', { quantity: '60' }), sheets('2', { quantity: '7' }))
    await renderSite('/List', { ...source, layout: async () => site })
    await screen.findByRole('button', { name: words.send.post })
    press(words.send.post)
    expect(screen.getByText(words.send.phoneNeeded)).toBeVisible()
    expect(received).toEqual([])
    type(words.details.fields.phone.label, '9876543210')
    press(words.send.post)
    expect(await screen.findByText(layout.enquiries.sent.heading)).toBeVisible()
    const fields = {
      line1: expect.stringContaining('60'),
      line2: expect.stringContaining('7'),
      phone: '9876543210',
    }
    expect(received).toMatchObject([{ form: 'list', fields }])
    // The items stay: the buyer may want them again.
    expect(quantities()).toEqual(['60', '7'])
  })

  it.each([
    ['98765 43210 / 98765 43211', severalPhones],
    ['98765 43210, 0261 2345678', severalPhones],
    ['+91 98765 43210 or +91 98765 43211', severalPhones],
    ['98765 43210 98765 43211', severalPhones],
    ['98765', incompletePhone],
    ['Ramesh', incompletePhone],
    ['98765 43210', undefined],
    ['Mob: 98765 43210 (Ramesh)', undefined],
    ['', undefined],
  ])('says what is wrong with the phone number: %s', async (typed, error) => {
    await openList(sheets('1'))
    const field = screen.getByLabelText(words.details.fields.phone.label)
    const faults = () => [severalPhones, incompletePhone].filter((text) => screen.queryByText(text))
    fireEvent.change(field, { target: { value: '98765 43210 / 98765 43212' } })
    fireEvent.blur(field)
    expect(await screen.findByText(severalPhones)).toBeVisible()
    expect(field).toBeInvalid()
    // The error stays when another field is left, and disappears when the number is changed.
    fireEvent.blur(screen.getByLabelText(words.details.fields.name.label))
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(faults()).toEqual([severalPhones])
    fireEvent.change(field, { target: { value: typed } })
    expect(faults()).toEqual([])
    fireEvent.blur(field)
    if (error !== undefined) expect(await screen.findByText(error)).toBeVisible()
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(faults()).toEqual(error === undefined ? [] : [error])
  })
})

describe('a link that holds a list', () => {
  const shared = sheets('x', { values: { [choice.property]: option.value }, quantity: '12' })

  async function openLink(fragment: string) {
    await openList(sheets('1', { quantity: '3' }))
    location.hash = fragment
    act(() => void dispatchEvent(new HashChangeEvent('hashchange')))
    return within(await screen.findByRole('region', { name: words.opened.heading }))
  }

  it('shows it beside the visitor’s own list, which is not changed', async () => {
    const region = await openLink(writeListLink({ items: [shared] }))
    expect(await region.findByText(new RegExp(option.label.replace(/\s+/g, ' ')))).toBeVisible()
    expect(region.getByText(new RegExp(`^12 ${words.line.units.pieces}`))).toBeVisible()
    press(words.opened.leave)
    expect(screen.queryByRole('region', { name: words.opened.heading })).toBeNull()
    expect(quantities()).toEqual(['3'])
    expect(location.hash).toBe('')
    expect(screen.getByRole('heading', { name: words.list.heading })).toHaveFocus()
  })

  it('is added to the visitor’s own list', async () => {
    await openLink(writeListLink({ items: [shared] }))
    press(words.opened.add)
    expect(quantities()).toEqual(['3', '12'])
  })

  it('replaces the list; undo keeps items that were added since', async () => {
    await openLink(writeListLink({ items: [shared] }))
    press(words.opened.take)
    expect(quantities()).toEqual(['12'])
    store(sheets('9', { quantity: '5' }))
    press(words.opened.undo)
    expect(quantities().sort()).toEqual(['3', '5'])
  })

  it('says how much of a link exceeds the limits of a list', async () => {
    const values = { colour: 'x'.repeat(2000) }
    const region = await openLink(writeListLink({ items: [{ ...shared, values }], note: '40' }))
    expect(
      region.getByText(fillCount(words.opened.exceeding, 1, words.writing.language)),
    ).toBeVisible()
  })

  it('shows the readable part of a link that was cut off, and counts the rest', async () => {
    const region = await openLink(writeListLink({ items: [shared, shared] }).slice(0, -20))
    expect(region.getByText(words.opened.cut)).toBeVisible()
    expect(
      region.getByText(fillCount(words.opened.unread, 1, words.writing.language)),
    ).toBeVisible()
    expect(region.getByText(fillCount(words.opened.text, 1, words.writing.language))).toBeVisible()
  })
})

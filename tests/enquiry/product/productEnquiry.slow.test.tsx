import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readItem } from '../../../src/enquiry/list/listItem.ts'
import { colourField } from '../../../src/enquiry/product/ColourSwatches.tsx'
import { storeUnit } from '../../../src/roof/chosenUnit.ts'
import { CALL_BAR } from '../../../src/ui/frame/CallBar.tsx'
import { detailKeyPrefix, itemKeyPrefix } from '../../../src/ui/header/listStorage.ts'
import { frozenCatalogue, fullPages } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'
import { choice, choices, sheet, useSheets, words } from '../../roof/sheet.ts'

const { ask } = frozenCatalogue.site.product
const place = words.details.fields.place.label

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function press(role: 'link' | 'button', name: string): void {
  fireEvent.click(screen.getByRole(role, { name }))
}

async function openEnquiry() {
  await renderSite(sheet.path)
  screen.getByText(words.enquiry.heading).closest('details')?.setAttribute('open', '')
  return within(screen.getByRole('region', { name: ask.heading }))
}

function type(enquiry: ReturnType<typeof within>, label: string, value: string): void {
  fireEvent.input(enquiry.getByLabelText(label, { exact: true }), { target: { value } })
}

/** The products on the list, as the browser has stored them. */
function stored() {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(itemKeyPrefix))
    .map((key) => readItem(key.slice(itemKeyPrefix.length), localStorage.getItem(key) ?? ''))
}

describe('the enquiry of a product', () => {
  it('carries what is chosen in the message of both links, and has no line for the rest', async () => {
    const enquiry = await openEnquiry()
    const links = [ask.whatsapp, words.enquiry.ask].map((name) =>
      enquiry.getByRole<HTMLAnchorElement>('link', { name }),
    )
    for (const { href } of links) expect(href).toBe(new URL(sheet.enquiry.whatsapp).href)
    type(enquiry, words.line.quantity, '60')
    for (const { href } of links) {
      const text = new URL(href).searchParams.get('text')
      expect(text).toContain(`${words.line.quantity}: 60`)
      expect(text).not.toContain(`${choice.label}:`)
    }
  })

  it('asks in which unit a length is, and remembers the unit of the calculator', async () => {
    const unit = sheet.enquiry.fields.find(({ name }) => name === 'v.length')?.unit
    const select = () => document.querySelector(`main form [name="${unit?.name}"]`)
    expect(unit?.options[0]?.label).toBe(words.line.whichUnit)
    const { unmount } = await renderSite(sheet.path)
    expect(select()).toHaveDisplayValue(words.line.whichUnit)
    unmount()
    storeUnit('ft')
    await renderSite(sheet.path)
    expect(select()).toHaveDisplayValue(words.line.lengthUnits.ft)
  })

  it('begins with the choices of its address, and names in the message what they are for', async () => {
    const { property, options } = choice
    const [first] = options
    if (first === undefined) throw new Error('there is nothing to choose')
    const query = { [`v.${property}`]: first.value, 'v.gone': 'x', for: 'blue sheet 0.5' }
    await renderSite(`${sheet.path}?${new URLSearchParams(query)}`)
    const enquiry = within(screen.getByRole('region', { name: ask.heading }))
    expect(enquiry.getByLabelText(choice.label)).toHaveValue(first.value)
    const link = enquiry.getByRole<HTMLAnchorElement>('link', { name: ask.whatsapp })
    const text = new URL(link.href).searchParams.get('text')
    expect(text).toContain(`${ask.purpose}: blue sheet 0.5`)
    expect(text).toContain(`${choice.label}: ${first.label}`)
  })

  it('keeps the purpose and the roof in the link to the comparison', async () => {
    const typed = { for: 'shed & sea', 'r.eave': '30', 'v.gone': 'x' }
    await renderSite(`${sheet.path}?${new URLSearchParams(typed)}`)
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: ask.compare })
    const { searchParams, hash } = new URL(link.href)
    expect(Object.fromEntries(searchParams)).toEqual({ for: 'shed & sea', 'r.eave': '30' })
    expect(hash).toBe(`#${sheet.path.slice(1)}`)
  })

  it('keeps a later choice when the visitor comes back to an address that names another', async () => {
    const [first, second] = choice.options
    if (first === undefined || second === undefined) throw new Error('there is nothing to choose')
    const query = { [`v.${choice.property}`]: first.value }
    const { router } = await renderSite(`${sheet.path}?${new URLSearchParams(query)}`)
    const select = () => screen.findByLabelText<HTMLSelectElement>(choice.label)
    fireEvent.input(await select(), { target: { value: second.value } })
    await act(() => router.navigate({ to: '/About' }))
    await act(async () => router.history.back())
    await waitFor(async () => expect(await select()).toHaveValue(second.value))
  })

  it('leaves a choice open if its address names a value that is gone', async () => {
    const query = { [`v.${choice.property}`]: 'gone' }
    await renderSite(`${sheet.path}?${new URLSearchParams(query)}`)
    const enquiry = within(screen.getByRole('region', { name: ask.heading }))
    expect(enquiry.getByLabelText(choice.label)).toHaveValue('')
  })

  it('offers every choice of the table with "not sure"', async () => {
    const enquiry = await openEnquiry()
    const { fields } = sheet.enquiry
    for (const { property, label, options } of choices) {
      if (options.length === 0 || colourField(fields)?.name === `v.${property}`) continue
      const select = enquiry.getByLabelText<HTMLSelectElement>(label)
      expect([...select.options].map(({ text }) => text)).toEqual([
        words.line.notSure,
        ...options.map((option) => option.label),
      ])
    }
  })

  it('is opened by a choice in its address, and closed without one', async () => {
    const form = () => screen.getByText(words.enquiry.heading).closest('details')
    const { unmount } = await renderSite(sheet.path)
    expect(form()).not.toHaveAttribute('open')
    unmount()
    await renderSite(`${sheet.path}?v.${choice.property}=${choice.options[0]?.value}`)
    expect(form()).toHaveAttribute('open')
  })

  it('offers its colours as swatches near the picture, and asks for the chosen one', async () => {
    const page = fullPages.find(({ view }) => colourField(view.enquiry.fields) !== undefined)
    const field = colourField(page?.view.enquiry.fields ?? [])
    const option = field?.options?.find(({ chip }) => chip !== undefined)
    if (page === undefined || field === undefined || option === undefined) {
      throw new Error('no product has colours')
    }
    await renderSite(page.path)
    const group = within(screen.getByRole('group', { name: field.label }))
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(
      field.options?.map(({ value }) => value),
    )
    const note = group.queryByText(frozenCatalogue.site.product.indicative)
    expect(note === null).toBe(field.isIndicative === undefined)
    fireEvent.click(group.getByRole('radio', { name: option.label }))
    const { href } = screen.getByRole<HTMLAnchorElement>('link', {
      name: words.enquiry.ask,
      hidden: true,
    })
    expect(new URL(href).searchParams.get('text')).toContain(`${field.label}: ${option.label}`)
    const drawing = document.querySelector('main figure path[style*="stroke"]')
    if (page.page.profile !== undefined) expect(drawing).not.toBeNull()
  })

  it('adds the product without leaving the page, once for the same choices, and says where', async () => {
    const enquiry = await openEnquiry()
    type(enquiry, place, 'Hazira')
    type(enquiry, words.line.quantity, '5')
    press('button', ask.list)
    const said = words.enquiry.on.replace('{name}', sheet.heading)
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.getByRole('link', { name: words.enquiry.open })).toHaveAttribute('href', '/List')
    press('button', words.enquiry.put)
    await waitFor(() => expect(screen.getByText(said).closest('form')).not.toBeNull())
    expect(stored()).toHaveLength(1)
    type(enquiry, words.line.quantity, '7')
    expect(screen.queryByText(said)).toBeNull()
    press('button', words.enquiry.put)
    expect(await screen.findByText(said)).toBeVisible()
    expect(stored().map((item) => item?.quantity)).toEqual(['5', '7'])
    expect(localStorage.getItem(`${detailKeyPrefix}place`)).toBe('Hazira')
  })

  it('has the place that was given before, and what was chosen on the page before', async () => {
    localStorage.setItem(`${detailKeyPrefix}place`, 'Vapi')
    const { path } = frozenCatalogue.jobs.jobs
      .flatMap(({ products }) => products)
      .find((one) => one.path !== sheet.path) ?? { path: sheet.path }
    const { unmount } = await renderSite(path)
    expect(screen.getByLabelText(place)).toHaveValue('Vapi')
    const [quantity] = screen.getAllByLabelText(words.line.quantity, { exact: true })
    if (quantity !== undefined) fireEvent.input(quantity, { target: { value: '7' } })
    unmount()
    await renderSite(path)
    expect(screen.getByLabelText(words.line.quantity, { exact: true })).toHaveValue('7')
  })

  it('shares the page by the device, or else copies its address', async () => {
    await openEnquiry()
    const share = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }))
    press('link', ask.share)
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ title: sheet.heading, url: sheet.head.canonical }),
    )
    const writeText = vi.fn(async () => undefined)
    const without = { share: { value: undefined }, clipboard: { value: { writeText } } }
    vi.stubGlobal('navigator', Object.create(navigator, without))
    press('link', ask.share)
    press('link', ask.share)
    expect(await screen.findByText(ask.copied)).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(sheet.head.canonical)
  })

  it('prints the data sheet', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await renderSite(sheet.path)
    press('link', ask.print)
    await vi.waitFor(() => expect(print).toHaveBeenCalled())
    dispatchEvent(new Event('beforeprint'))
  })

  it('calculates the sheets of a roof, sends them with the choices, and shows their number in the form', async () => {
    const enquiry = await openEnquiry()
    const form = screen.getByText(words.enquiry.heading).closest('details')
    form?.removeAttribute('open')
    const { fields, heading, calculate, ask: send, slopes, by } = words.roofCalculator
    press('button', heading)
    const details = (await screen.findByText(heading, { selector: 'summary' })).closest('details')
    if (details === null) throw new Error('the calculator cannot be opened')
    details.open = true
    fireEvent(details, new Event('toggle'))
    fireEvent.click(await screen.findByRole('button', { name: calculate }))
    for (const [label, value] of [
      [slopes, '1'],
      [by, 'slope'],
    ] as const) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    }
    const typed = { eave: "40'", slope: '2 m', overall: '1000', cover: '950', endLap: '100' }
    for (const name of ['eave', 'slope', 'overall', 'cover', 'endLap'] as const) {
      fireEvent.change(screen.getByLabelText(fields[name].label), {
        target: { value: typed[name] },
      })
    }
    expect(form).not.toHaveAttribute('open')
    fireEvent.click(screen.getByRole('button', { name: useSheets }))
    expect(form).toHaveAttribute('open')
    // (12192 - 50) / 950 = 12.78
    expect(enquiry.getByLabelText(words.line.quantity, { exact: true })).toHaveValue('13')
    const link = enquiry.getByRole<HTMLAnchorElement>('link', { name: ask.whatsapp })
    expect(new URL(link.href).searchParams.get('text')).toContain(words.line.calculated)
    expect(enquiry.getByRole<HTMLAnchorElement>('link', { name: send }).href).toBe(link.href)
    // So does the bar at the foot of a phone's screen.
    const bar = document.getElementById(CALL_BAR)?.querySelector<HTMLAnchorElement>('[target]')
    expect(bar?.href).toBe(link.href)
    press('button', ask.list)
    await waitFor(() => expect(stored()[0]?.measures?.eave).toBe("40'"))
  })
})

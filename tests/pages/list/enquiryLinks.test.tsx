import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { registry } from '../../helpers/registry.ts'
import { renderSite } from '../../helpers/site.tsx'
import { choices, sheet, words } from './sheet.ts'

const { ask } = registry.site.product

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function press(name: string): void {
  fireEvent.click(screen.getByRole('link', { name }))
}

async function openEnquiry() {
  await renderSite(sheet.path)
  press(ask.list)
  await screen.findByText(words.enquiry.heading)
  return within(screen.getByRole('region', { name: ask.heading }))
}

describe('your enquiry', () => {
  it('offers every choice of the table with "not sure", and marks a wrong quantity', async () => {
    const enquiry = await openEnquiry()
    for (const { label, options } of choices.filter(({ options }) => options.length > 0)) {
      const select = enquiry.getByLabelText<HTMLSelectElement>(label)
      expect([...select.options].map(({ text }) => text)).toEqual([
        words.line.notSure,
        ...options.map((option) => option.label),
      ])
    }
    const quantity = enquiry.getByLabelText(words.line.quantity)
    fireEvent.change(quantity, { target: { value: 'many' } })
    expect(quantity).toHaveAccessibleDescription(words.line.badQuantity)
    fireEvent.change(quantity, { target: { value: '60' } })
    expect(quantity).not.toHaveAccessibleDescription(words.line.badQuantity)
  })

  it('shares the page by the device, or else copies its address, and leaves open what was open', async () => {
    await openEnquiry()
    const opened = screen.getByText(words.enquiry.heading)
    const share = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }))
    press(ask.share)
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ title: sheet.heading, url: sheet.head.canonical }),
    )
    const writeText = vi.fn(async () => undefined)
    const without = { share: { value: undefined }, clipboard: { value: { writeText } } }
    vi.stubGlobal('navigator', Object.create(navigator, without))
    press(ask.share)
    press(ask.share)
    expect(await screen.findByText(ask.copied)).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(sheet.head.canonical)
    expect(opened).toBeVisible()
  })

  it('prints the data sheet', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await renderSite(sheet.path)
    press(ask.print)
    expect(print).toHaveBeenCalled()
  })
})

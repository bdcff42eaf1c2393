import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { registry, viewOf } from '../../helpers/registry.ts'
import { renderSite } from '../../helpers/site.tsx'
import { choice, choices, option, pages, sheet, words } from './sheet.ts'

const { ask } = registry.site.product

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('a product page, before its script', () => {
  it.each(pages.filter((page) => 'ask' in page && page.ask !== undefined).map((page) => page.path))(
    '%s asks by WhatsApp with its name, blanks and its address',
    (path) => {
      const page = viewOf(path)
      const { whatsapp = '', share = '' } = ('ask' in page && page.ask) || {}
      const text = new URL(whatsapp).searchParams.get('text') ?? ''
      expect(text).toContain('heading' in page ? page.heading : '')
      for (const blank of ask.blanks) expect(text).toContain(`${blank}:`)
      expect(text.split('\n').at(-1)).toBe(page.head.canonical)
      expect(new URL(share).searchParams.get('text')).toBe(page.head.canonical)
    },
  )

  it('is offered for every product, and for no category', () => {
    for (const page of pages) {
      const isProduct = registry.routes[page.path] === 'product'
      expect('ask' in page && page.ask !== undefined, page.path).toBe(isProduct)
    }
  })
})

describe('your enquiry', () => {
  it('offers every choice of the table, always with "not sure", and goes on to the list', async () => {
    const user = userEvent.setup()
    await renderSite(sheet.path)
    await user.click(screen.getByRole('link', { name: ask.list }))
    const place = await screen.findByRole('region', { name: ask.heading })
    await within(place).findByText(words.enquiry.heading)
    for (const { label, options } of choices.filter(({ options }) => options.length > 0)) {
      const select = within(place).getByRole('combobox', { name: label })
      const offered = within(select).getAllByRole('option')
      expect(offered.map(({ textContent }) => textContent)).toEqual([
        words.line.notSure,
        ...options.map((one) => one.label),
      ])
    }
    await user.selectOptions(
      within(place).getByRole('combobox', { name: choice.label }),
      option.label,
    )
    const quantity = within(place).getByRole('textbox', { name: words.line.quantity })
    await user.type(quantity, 'many')
    expect(quantity).toHaveAccessibleDescription(words.line.badQuantity)
    await user.clear(quantity)
    await user.type(quantity, '60')
    const message = new URL(
      within(place).getByRole<HTMLAnchorElement>('link', { name: words.enquiry.ask }).href,
    ).searchParams.get('text')
    for (const part of [
      sheet.heading,
      `${choice.label}: ${option.label}`,
      '60',
      sheet.head.canonical,
    ]) {
      expect(message).toContain(part)
    }
    await user.click(within(place).getByRole('button', { name: words.enquiry.put }))
    await waitFor(() => {
      for (const link of document.querySelectorAll('[href="/List"] > span')) {
        expect(link).toHaveTextContent('(1)')
      }
    })
    await user.click(within(place).getByRole('link', { name: words.enquiry.open }))
    expect(await screen.findByRole('combobox', { name: choice.label })).toHaveValue(option.value)
  }, 60_000)

  it('calculates the sheets of a roof and takes the count over', async () => {
    const user = userEvent.setup()
    const { fields, faults } = words.roofCalculator
    await renderSite(sheet.path)
    await user.click(screen.getByRole('link', { name: ask.list }))
    await user.click(await screen.findByText(words.roofCalculator.heading))
    const field = (name: keyof typeof fields) =>
      screen.getByRole('textbox', { name: fields[name].label })
    await user.click(screen.getByRole('button', { name: words.roofCalculator.calculate }))
    expect(field('eave')).toHaveAccessibleDescription(expect.stringContaining(faults.empty))
    const typed = {
      eave: "40'",
      slope: '2 m',
      overall: '1000',
      cover: '950',
      endLap: '100',
    } as const
    for (const name of ['eave', 'slope', 'overall', 'cover', 'endLap'] as const) {
      await user.clear(field(name))
      await user.type(field(name), typed[name])
    }
    expect(await screen.findByText(words.roofCalculator.working)).toBeVisible()
    for (const text of words.roofCalculator.assumptions)
      expect(screen.getByText(text)).toBeVisible()
    await user.click(screen.getByRole('button', { name: words.roofCalculator.use }))
    // (12192 - 50) / 950 = 12.78
    expect(screen.getByRole('textbox', { name: words.line.quantity })).toHaveValue('13')
  }, 60_000)

  it('hands the page on by the device, and where it has no way of its own, copies the address', async () => {
    const user = userEvent.setup()
    await renderSite(sheet.path)
    await user.click(screen.getByRole('link', { name: ask.list }))
    const opened = await screen.findByText(words.enquiry.heading)
    const share = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }))
    await user.click(screen.getByRole('link', { name: ask.share }))
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ title: sheet.heading, url: sheet.head.canonical }),
    )
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, {
        share: { value: undefined },
        clipboard: { value: { writeText } },
      }),
    )
    await user.click(screen.getByRole('link', { name: ask.share }))
    await user.click(screen.getByRole('link', { name: ask.share }))
    expect(await screen.findByText(ask.copied)).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(sheet.head.canonical)
    // What was open is not made anew.
    expect(opened).toBeVisible()
  })

  it('prints the data sheet', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await renderSite(sheet.path)
    await userEvent.click(screen.getByRole('link', { name: ask.print }))
    await waitFor(() => expect(print).toHaveBeenCalled())
  })
})

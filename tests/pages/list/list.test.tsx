import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Line, writeLine } from '../../../src/pages/list/line.ts'
import { writeLink } from '../../../src/pages/list/link.ts'
import { linePrefix, memory } from '../../../src/ui/header/keys.ts'
import { registry, source, views } from '../../helpers/registry.ts'
import { server } from '../../helpers/server.ts'
import { renderSite } from '../../helpers/site.tsx'
import { choice, option, sheet, words } from './sheet.ts'

function line(id: string, change: Partial<Line> = {}): Line {
  const { path, heading } = sheet
  return { id, path, name: heading, values: {}, quantity: '', unit: 'pieces', ...change }
}

/** What another tab has written: the list hears of it. */
function keep(...lines: readonly Line[]): void {
  for (const one of lines) localStorage.setItem(`${linePrefix}0-${one.id}`, writeLine(one))
  hear()
}

function hear(): void {
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  memory.clear()
  hear()
  history.replaceState(null, '', '/')
})

const asked = (name: string) => screen.findByRole('button', { name })

describe('the list', () => {
  it('is empty at first, and says how something comes on it', async () => {
    await renderSite('/List')
    expect(await screen.findByText(words.list.empty)).toBeVisible()
  })

  it('changes a line in place, adds another length, takes off and brings back', async () => {
    const user = userEvent.setup()
    keep(line('1', { values: { [choice.property]: option.value }, quantity: '5' }))
    await renderSite('/List')
    const quantities = () => screen.queryAllByRole('textbox', { name: words.line.quantity })
    await screen.findByRole('combobox', { name: choice.label })
    const [quantity] = quantities()
    if (quantity === undefined) throw new Error('there is no quantity')
    await user.clear(quantity)
    await user.type(quantity, '7')
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.line.duplicate}`) }))
    expect(quantities().map((one) => one instanceof HTMLInputElement && one.value)).toEqual([
      '7',
      '',
    ])
    const [remove] = screen.getAllByRole('button', { name: new RegExp(`^${words.line.remove}`) })
    if (remove !== undefined) await user.click(remove)
    expect(quantities()).toHaveLength(1)
    await user.click(await asked(words.list.back))
    expect(quantities()).toHaveLength(2)
    expect(Object.keys(localStorage).filter((key) => key.startsWith(linePrefix))).toHaveLength(2)
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', {
      name: registry.site.enquiries.handOver.message,
    }).value
    expect(message).toContain(`1. ${sheet.heading}`)
    expect(message).toContain(`2. ${sheet.heading}`)
  }, 60_000)

  it('keeps the keyboard’s place where a line goes and comes back', async () => {
    const user = userEvent.setup()
    keep(line('1'), line('2'))
    await renderSite('/List')
    const heading = await screen.findByRole('heading', { name: words.list.heading })
    const [remove] = screen.getAllByRole('button', { name: new RegExp(`^${words.line.remove}`) })
    remove?.focus()
    await user.keyboard('{Enter}')
    expect(await asked(words.list.back)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(heading).toHaveFocus()
  })

  it('marks a product and a value that have gone, and drops neither', async () => {
    keep(
      line('1', { values: { [choice.property]: 'bygone', 'old-property': 'x' } }),
      line('2', { path: '/Nosuchsheet', name: 'Bygone sheets', values: { colour: 'rose' } }),
    )
    await renderSite('/List')
    expect(await screen.findByText(words.line.gone)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Bygone sheets' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: choice.label })).toHaveAccessibleDescription(
      words.line.goneValue.replace('{value}', 'bygone'),
    )
    expect(screen.getByText(/rose/, { selector: 'p' })).toBeVisible()
  })

  it('goes on where the browser keeps nothing, and says so', async () => {
    const user = userEvent.setup()
    keep(line('1'))
    await renderSite('/List')
    const note = await screen.findByRole('textbox', { name: words.details.fields.note.label })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.type(note, 'by Friday')
    expect(note).toHaveValue('by Friday')
    expect(screen.getByText(words.list.unstored)).toBeVisible()
  })

  it('says so where a link would be too long for messengers', async () => {
    keep(
      ...Array.from({ length: 8 }, (_, i) =>
        line(`${i}`, { values: { details: 'x'.repeat(300) } }),
      ),
    )
    await renderSite('/List')
    expect(await screen.findByText(words.send.tooLong)).toBeVisible()
    expect(screen.queryByRole('button', { name: words.send.link })).toBeNull()
  })

  it('goes to the server where there is one, once there is a number to answer to', async () => {
    const user = userEvent.setup()
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
    keep(line('1', { quantity: '60' }), line('2', { quantity: '7' }))
    await renderSite('/List', { ...source, layout: async () => site })
    await user.click(await asked(words.send.post))
    expect(await screen.findByText(words.send.phoneNeeded)).toBeVisible()
    expect(received).toEqual([])
    const phone = screen.getByRole('textbox', { name: words.details.fields.phone.label })
    await user.type(phone, '9876543210')
    await user.click(await asked(words.send.post))
    expect(await screen.findByText(layout.enquiries.sent.heading)).toBeVisible()
    expect(received).toEqual([
      expect.objectContaining({
        form: 'list',
        fields: expect.objectContaining({
          line1: expect.stringContaining('60'),
          line2: expect.stringContaining('7'),
          phone: '9876543210',
        }),
      }),
    ])
    // It stays: the buyer may want it again.
    expect(screen.getAllByRole('textbox', { name: words.line.quantity })).toHaveLength(2)
  })

  it('has no violation that axe knows of', async () => {
    keep(line('1'))
    const { container } = await renderSite('/List')
    await screen.findByRole('combobox', { name: choice.label })
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations).toEqual([])
  })
})

describe('a link that holds a list', () => {
  const shared = line('x', { values: { [choice.property]: option.value }, quantity: '12' })

  async function open(fragment: string): Promise<void> {
    await renderSite('/List')
    await screen.findByRole('heading', { name: words.list.heading })
    location.hash = fragment
    act(() => void dispatchEvent(new HashChangeEvent('hashchange')))
    await screen.findByRole('heading', { name: words.opened.heading })
  }

  it('shows it beside the own one, which stays as it is', async () => {
    keep(line('1', { quantity: '3' }))
    await open(writeLink({ lines: [shared] }))
    const place = screen.getByRole('region', { name: words.opened.heading })
    expect(await within(place).findByText(new RegExp(option.label))).toBeVisible()
    await userEvent.click(within(place).getByRole('button', { name: words.opened.leave }))
    expect(screen.queryByRole('region', { name: words.opened.heading })).toBeNull()
    expect(screen.getAllByRole('textbox', { name: words.line.quantity })).toHaveLength(1)
    expect(location.hash).toBe('')
    expect(screen.getByRole('heading', { name: words.list.heading })).toHaveFocus()
  })

  it('taken and given back leaves what has come on the list meanwhile', async () => {
    keep(line('1', { quantity: '3' }))
    await open(writeLink({ lines: [shared] }))
    await userEvent.click(await asked(words.opened.take))
    keep(line('9', { quantity: '5' }))
    await userEvent.click(await asked(words.opened.undo))
    const quantities = screen.getAllByRole<HTMLInputElement>('textbox', {
      name: words.line.quantity,
    })
    expect(quantities.map(({ value }) => value).sort()).toEqual(['3', '5'])
  })

  it.each([
    [words.opened.add, ['3', '12']],
    [words.opened.take, ['12']],
  ])('%s', async (name, expected) => {
    keep(line('1', { quantity: '3' }))
    await open(writeLink({ lines: [shared] }))
    await userEvent.click(await asked(name))
    const values = () =>
      screen
        .getAllByRole<HTMLInputElement>('textbox', { name: words.line.quantity })
        .map(({ value }) => value)
    expect(values()).toEqual(expected)
    if (name !== words.opened.take) return
    await userEvent.click(await asked(words.opened.undo))
    expect(values()).toEqual(['3'])
  })

  it('that is cut shows what can be read, and says what cannot', async () => {
    await open(writeLink({ lines: [shared, shared] }).slice(0, -20))
    expect(screen.getByText(words.opened.cut)).toBeVisible()
    expect(screen.getByText(words.opened.unread.replace('{count}', '1'))).toBeVisible()
    expect(screen.getByText(words.opened.text.replace('{count}', '1'))).toBeVisible()
  })
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { installDialog, pressEscape } from '../../helpers/dialog.ts'
import { fullPages, registry } from '../../helpers/registry.ts'
import { setScreen } from '../../helpers/screen.ts'
import { renderSite } from '../../helpers/site.tsx'

beforeAll(installDialog)

const { site } = registry
const { call } = site.product

function link(): HTMLElement | null {
  return within(screen.getByRole('main')).queryByRole('link', { name: call.button })
}

function button(): HTMLElement | null {
  return within(screen.getByRole('main')).queryByRole('button', { name: call.button })
}

function popup(): HTMLElement | null {
  return screen.queryByRole('dialog', { name: call.heading })
}

/** Opens the popup, and waits for its form. */
async function openPopup(): Promise<HTMLElement> {
  await userEvent.click(button() ?? document.body)
  return screen.findByLabelText(call.label)
}

describe.each(fullPages)('Get Price On Call on $path', ({ path }) => {
  it('calls on a narrow screen, and opens the popup on a wide one', async () => {
    setScreen({ width: 900 })
    await renderSite(path)
    expect(link()).toHaveAttribute('href', site.phone.href)
    expect(button()).toBeNull()
    act(() => setScreen({ width: 901 }))
    expect(link()).toBeNull()
    const field = await openPopup()
    expect(popup()).toHaveTextContent(call.heading)
    expect(popup()).toHaveTextContent(call.text)
    expect(field).toHaveAttribute('type', 'tel')
    expect(field).toHaveAttribute('placeholder', call.placeholder)
    expect(field).toBeRequired()
    const inside = within(popup() ?? document.body)
    expect(inside.getByRole('button', { name: call.submit })).toBeVisible()
    expect(inside.getByRole('button', { name: call.close })).toBeVisible()
  })
})

describe('the popup', () => {
  const path = fullPages[0]?.path ?? '/'

  it('is closed until it is asked for', async () => {
    await renderSite(path)
    expect(popup()).toBeNull()
  })

  it('takes the focus to its field and gives it back', async () => {
    await renderSite(path)
    expect(await openPopup()).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: call.close }))
    expect(popup()).toBeNull()
    expect(button()).toHaveFocus()
  })

  it('closes on Escape', async () => {
    await renderSite(path)
    await openPopup()
    await act(async () => pressEscape())
    expect(popup()).toBeNull()
    expect(button()).toHaveFocus()
  })

  it('closes on a click on the overlay', async () => {
    await renderSite(path)
    await openPopup()
    await userEvent.click(popup() ?? document.body)
    expect(popup()).toBeNull()
  })

  it('stays open for a click inside, and for one that began inside and ended on the overlay', async () => {
    await renderSite(path)
    const field = await openPopup()
    await userEvent.click(field)
    expect(popup()).toBeVisible()
    fireEvent.pointerDown(field)
    fireEvent.click(popup() ?? document.body)
    expect(popup()).toBeVisible()
  })

  it('gives way to the call when the screen becomes narrow, and the focus goes along', async () => {
    await renderSite(path)
    await openPopup()
    act(() => setScreen({ width: 900 }))
    expect(popup()).toBeNull()
    expect(link()).toHaveFocus()
    act(() => setScreen({ width: 1200 }))
    expect(popup()).toBeNull()
    expect(button()).toBeVisible()
  })

  it('keeps what was typed through closing, and through a narrow screen', async () => {
    await renderSite(path)
    await userEvent.type(await openPopup(), '98250')
    await userEvent.click(screen.getByRole('button', { name: call.close }))
    expect(await openPopup()).toHaveValue('98250')
    act(() => setScreen({ width: 400 }))
    act(() => setScreen({ width: 1200 }))
    expect(await openPopup()).toHaveValue('98250')
  })

  it('opens again however often it is closed', async () => {
    await renderSite(path)
    for (let turn = 0; turn < 5; turn += 1) {
      await openPopup()
      await userEvent.click(screen.getByRole('button', { name: call.close }))
    }
    expect(popup()).toBeNull()
    expect(document.querySelectorAll('dialog')).toHaveLength(0)
  })
})

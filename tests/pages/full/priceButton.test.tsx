import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { installDialog } from '../../helpers/dialog.ts'
import { fullPages, registry } from '../../helpers/registry.ts'
import { setScreen } from '../../helpers/screen.ts'
import { renderSite } from '../../helpers/site.tsx'

beforeAll(installDialog)

const { site } = registry
const { call } = site.product
const path = fullPages[0]?.path ?? '/'

/** The button on a wide screen, the link on a narrow one. */
function control(): HTMLElement | null {
  return screen.queryByText(call.button, { selector: 'main :is(a, button)' })
}

async function openPopup(): Promise<HTMLElement> {
  fireEvent.click(control() ?? document.body)
  return screen.findByLabelText(call.label)
}

describe('the price on call', () => {
  it('is a call up to the boundary of narrow screens, and a popup above it', async () => {
    setScreen({ width: 900 })
    await renderSite(path)
    expect(control()).toHaveAttribute('href', site.phone.href)
    act(() => setScreen({ width: 901 }))
    expect(control()).not.toHaveAttribute('href')
    const field = await openPopup()
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('type', 'tel')
    expect(field).toBeRequired()
  })

  it('becomes a call when the screen becomes narrow, with the focus and without losing what was typed', async () => {
    await renderSite(path)
    fireEvent.input(await openPopup(), { target: { value: '98250' } })
    act(() => setScreen({ width: 900 }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(control()).toHaveFocus()
    act(() => setScreen({ width: 1200 }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await openPopup()).toHaveValue('98250')
  })
})

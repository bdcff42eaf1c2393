import { render, screen, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { PricePopup } from '../../src/product/PricePopup.tsx'
import { installDialog } from '../dialog.ts'
import { registry, views } from '../registry.ts'

vi.mock('../../src/enquiry/PriceForm.tsx', () => ({
  get PriceForm(): never {
    throw new Error('the file is no longer on the server')
  },
}))
beforeAll(installDialog)

const { site } = registry

it('a popup whose form cannot be fetched offers the call', async () => {
  render(<PricePopup site={views.layout} about="Sheets" onClose={() => {}} />)
  const popup = within(screen.getByRole('dialog', { name: site.product.call.heading }))
  const call = await popup.findByRole('link', { name: site.phone.display })
  expect(call).toHaveAttribute('href', site.phone.href)
  expect(call).toHaveFocus()
})

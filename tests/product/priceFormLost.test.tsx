import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { installDialog } from '../dialog.ts'
import { registry } from '../registry.ts'
import { renderSite } from '../site.tsx'

vi.mock('../../src/enquiry/PriceForm.tsx', () => ({
  get PriceForm(): never {
    throw new Error('the file is no longer on the server')
  },
}))
beforeAll(installDialog)

const { site } = registry
const path = `/${[...registry.pages].find(([, { kind }]) => kind === 'full')?.[0]}`

it('a popup whose form cannot be fetched offers the call', async () => {
  await renderSite(path)
  await userEvent.click(screen.getByRole('button', { name: site.product.call.button }))
  const popup = within(screen.getByRole('dialog', { name: site.product.call.heading }))
  const call = await popup.findByRole('link', { name: site.phone.display })
  expect(call).toHaveAttribute('href', site.phone.href)
  expect(call).toHaveFocus()
})

import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { markUntranslatedTexts } from '../../../src/ui/text/markUntranslatedTexts.ts'

it('marks English texts as English, also when the page changes', async () => {
  const { rerender, container } = render(<p>છત</p>)
  markUntranslatedTexts(container, 'en-IN')
  const text = () => screen.getByRole('paragraph')
  expect(text()).not.toHaveAttribute('lang')
  rerender(<p>Roof</p>)
  await waitFor(() => expect(text()).toHaveAttribute('lang', 'en-IN'))
  rerender(<p>છત</p>)
  await waitFor(() => expect(text()).not.toHaveAttribute('lang'))
})

it('leaves grades, figures and texts with a language of their own unchanged', () => {
  const { container } = render(
    <>
      <b translate="no">PPGL</b>
      <b>0.50</b>
      <b lang="hi-IN">Hindi</b>
    </>,
  )
  const before = container.innerHTML
  markUntranslatedTexts(container, 'en-IN')
  expect(container.innerHTML).toBe(before)
})

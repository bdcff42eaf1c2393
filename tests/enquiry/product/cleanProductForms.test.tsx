import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cleanProductForms } from '../../../src/enquiry/product/cleanProductForms.ts'

cleanProductForms('/List')

function leave(action: string, field: React.ReactElement, typed: string) {
  const onInput = vi.fn()
  render(
    <form action={action} onInput={onInput}>
      {field}
    </form>,
  )
  const input = screen.getByRole<HTMLInputElement>('textbox')
  input.value = typed
  input.focus()
  input.blur()
  return { value: input.value, onInput }
}

const text = <input type="text" />
const number = <input type="text" inputMode="decimal" />

it.each([
  [text, '\u202aHazira\u202c', 'Hazira'],
  [text, '\u200b', ''],
  [text, 'Hazira\u00a0Road', 'Hazira Road'],
  [text, '૯\u200c મીટર', '૯ મીટર'],
  [number, '６０', '60'],
  [number, '૬૦', '60'],
  [number, '60\u200d', '60'],
])('a field of a product’s form is cleaned once it is left', (field, typed, value) => {
  const left = leave('/List', field, typed)
  expect(left.value).toBe(value)
  expect(left.onInput).toHaveBeenCalledOnce()
})

it('what is clean stays, and so does another form', () => {
  expect(leave('/List', text, 'Hazira').onInput).not.toHaveBeenCalled()
  document.body.innerHTML = ''
  expect(leave('/Find', text, '60\u200d').value).toBe('60\u200d')
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ridged, whole } from '../helpers/wholeCatalogue.ts'
import { openEditor } from './forms.tsx'

it.each([
  ['1, 0.75, 0.5', [0.5, 0.75, 1]],
  ['0.5, 0.75, 1, 0.6', [0.5, 0.6, 0.75, 1]],
  ['0.5, 0.6', [0.5, 0.6]],
])('a list of figures is in order once its field is left: %s', async (typed, values) => {
  const editor = openEditor(whole)
  editor.showForm(ridged)
  const field = screen.getByDisplayValue('0.50, 0.75, 1.00')
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  expect(field).toHaveValue(typed)
  await userEvent.tab()
  const { specification } = JSON.parse(editor.texts().get(ridged) ?? '')
  expect(specification.rows[0].value).toEqual({ values, unit: 'mm', decimals: 2 })
  const [first] = values
  expect(field).toHaveDisplayValue(new RegExp(`^${first}`))
})

it('takes the figure that was meant', async () => {
  const editor = openEditor(whole)
  editor.showForm(ridged)
  const field = screen.getByDisplayValue('0.50, 0.75, 1.00')
  await userEvent.clear(field)
  await userEvent.type(field, 'O.35')
  expect(field).toHaveAccessibleDescription(/^This is the letter O\. Did you mean 0\.35\?/)
  await userEvent.click(screen.getByRole('button', { name: 'Write 0.35' }))
  expect(field).toHaveDisplayValue('0.35')
  const { specification } = JSON.parse(editor.texts().get(ridged) ?? '')
  expect(specification.rows[0].value).toEqual({ values: [0.35], unit: 'mm', decimals: 2 })
})

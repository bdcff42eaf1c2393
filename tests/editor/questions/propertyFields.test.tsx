import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { PropertyFields } from '../../../src/editor/questions/PropertyFields.tsx'
import { ridged, whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const place = { file: ridged, jsonPath: ['specification'] }

/** The fields for the length of a sheet, in the tables that lack it. */
const asked = (places: readonly (typeof place)[]) => (
  <PropertyFields property="length" places={places} step="How long is a sheet?" />
)

it('what was filled in stays to be seen once its table no longer lacks it', async () => {
  const editor = openEditor(whole)
  const { rerender } = editor.show(asked([place]))
  await userEvent.type(screen.getByRole('textbox'), '3000 mm')
  await userEvent.click(screen.getByRole('button', { name: editorWords.putIn }))
  const { specification } = JSON.parse(editor.texts().get(ridged) ?? '')
  expect(specification.rows).toContainEqual({
    property: 'length',
    value: { values: [3000], unit: 'mm' },
  })
  rerender(asked([]))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText(/^✓ .*Ridged sheets: 3000 mm$/)).toBeVisible()
  expect(screen.queryByText(/unusual/)).toBeNull()
})

it.each([
  ['3,000', 'Ridged sheets: Write one number without commas'],
  ['3, 000', 'Ridged sheets: Write a number without zeros before it. Did you mean 3000?'],
])('a number that is not taken is named with its page: %s', async (typed, why) => {
  const editor = openEditor(whole)
  editor.show(asked([place]))
  await userEvent.type(screen.getByRole('textbox'), typed)
  await userEvent.click(screen.getByRole('button', { name: editorWords.putIn }))
  expect(screen.getByRole('alert')).toHaveTextContent(why)
  expect(screen.getByRole('textbox')).toHaveValue(typed)
})

it('a value that is unusual is taken, and doubted below it', async () => {
  const editor = openEditor(whole, undefined, true)
  const { rerender } = editor.show(asked([place]))
  await userEvent.type(screen.getByRole('textbox'), '3 mm')
  await userEvent.click(screen.getByRole('button', { name: editorWords.putIn }))
  rerender(asked([]))
  expect(screen.getByRole('button', { name: /3 mm is unusual for/ })).toBeVisible()
})

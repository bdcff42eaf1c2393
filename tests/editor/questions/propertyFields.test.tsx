import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { PropertyFields } from '../../../src/editor/questions/PropertyFields.tsx'
import { ridged, whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

it('what was filled in stays to be seen once its table no longer lacks it', async () => {
  const editor = openEditor(whole)
  const place = { file: ridged, jsonPath: ['specification'] }
  const asked = (places: readonly (typeof place)[]) => (
    <PropertyFields property="length" places={places} step="How long is a sheet?" />
  )
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
})

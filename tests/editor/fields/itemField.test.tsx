import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { ridged, withFile } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

it('a figure is typed in the place of a word at once: it is the first of the choices', async () => {
  const files = withFile(ridged, (page: Record<string, unknown>) => {
    page.specification = {
      heading: 'Table',
      rows: [{ property: 'thickness', value: 'on-request' }],
    }
  })
  const editor = openEditor(files)
  editor.showForm(ridged)
  const [word] = screen
    .getAllByRole<HTMLSelectElement>('combobox')
    .filter(({ value }) => value === 'on-request')
  if (word === undefined) throw new Error('the word has a field')
  expect(within(word).getAllByRole('option')[0]).toHaveTextContent(editorWords.figureInstead)
  await userEvent.selectOptions(word, editorWords.figureInstead)
  expect(document.activeElement?.tagName).toBe('INPUT')
  await userEvent.keyboard('2, 2.5')
  const { specification } = JSON.parse(editor.texts().get(ridged) ?? '')
  expect(specification.rows[0].value).toMatchObject({ values: [2, 2.5], unit: 'mm' })
})

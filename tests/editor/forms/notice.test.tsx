import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { draftFor } from '../../../src/editor/edit/draftFor.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { fieldsOn, NOTICE_SCREEN } from '../../../src/editor/edit/fileParts.ts'
import { FileForm } from '../../../src/editor/forms/FileForm.tsx'
import { sharedFilePath } from '../../../src/pages/dataFiles.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const file = sharedFilePath('site')

it('a notice is written and taken away on a screen of its own', async () => {
  const { show, texts } = openEditor(whole)
  const written = () => JSON.parse(texts().get(file) ?? '').notice
  show(<FileForm file={file} draft={draftFor(whole, file)} shows={fieldsOn(NOTICE_SCREEN)} />)
  await userEvent.click(screen.getByRole('button', { name: editorWords.add('Notice') }))
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  await userEvent.type(screen.getByLabelText('Text'), 'Closed for Diwali.')
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2099-11-12' } })
  expect(written()).toEqual({ text: 'Closed for Diwali.', lastDay: '2099-11-12' })
  await userEvent.click(screen.getByRole('button', { name: editorWords.remove('Notice') }))
  expect(written()).toBeUndefined()
})

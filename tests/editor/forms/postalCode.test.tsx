import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { draftFor } from '../../../src/editor/edit/draftFor.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { FileForm } from '../../../src/editor/forms/FileForm.tsx'
import { readyCatalogue } from '../../helpers/readyCatalogue.ts'
import { openEditor } from '../forms.tsx'

const file = 'data/site.json'

it('the field of a postal code is there before an address has one, and an emptied one is none', async () => {
  const place = { city: 'Surat', region: 'Gujarat', country: 'India' }
  const address = { label: 'Works', lines: ['Plot 1'], ...place }
  const files = readyCatalogue({ addresses: [address] })
  const editor = openEditor(files)
  editor.show(<FileForm file={file} draft={draftFor(files)} at={['addresses']} />)
  const written = () => JSON.parse(editor.texts().get(file) ?? '').addresses[0]
  const field = screen.getByLabelText('Postal code')
  expect(screen.queryByRole('button', { name: editorWords.add('Postal code') })).toBeNull()
  await userEvent.type(field, '395 002')
  expect(Object.entries(written())).toContainEqual(['postalCode', '395 002'])
  expect(Object.keys(written()).indexOf('postalCode')).toBeLessThan(
    Object.keys(written()).indexOf('country'),
  )
  expect(field).toHaveFocus()
  await userEvent.clear(field)
  expect(written()).toEqual(address)
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Changes } from '../../../src/editor/controls/ChangeList.tsx'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'

const file = 'data/gu/pages/Screw.json'
const page = 'Screws (Gujarati)'

it('the texts of languages that are not published are one line, which opens, and no change for visitors', async () => {
  const text = { file, page, label: 'Tagline', after: 'સ્ક્રૂ', isUnpublished: true } as const
  const gone = { ...text, before: 'દરેક છત માટે', after: undefined }
  const many = { ...text, label: '', translations: [gone, { ...gone, label: 'Summary' }] }
  render(<Changes changes={[text, many]} />)
  expect(screen.getByText(editorWords.onlyUnpublishedTexts)).toBeVisible()
  const line = screen.getByText('2 translations removed')
  expect(line).not.toBeVisible()
  await userEvent.click(screen.getByText(editorWords.unpublishedChanges(1, 2)))
  expect(line).toBeVisible()
})

it('the translations of a removed page are one line, which opens', async () => {
  const translations = ['સ્ક્રૂ', 'દરેક છત માટે'].map((before, i) => ({
    file,
    page,
    label: `Text ${i + 1}`,
    before,
  }))
  render(<Changes changes={[{ file, page, label: '', translations }]} />)
  const line = screen.getByText('2 translations removed')
  expect(screen.getByText('Text 1: removed: સ્ક્રૂ')).not.toBeVisible()
  await userEvent.click(line)
  expect(screen.getByText('Text 1: removed: સ્ક્રૂ')).toBeVisible()
})

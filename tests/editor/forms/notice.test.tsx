import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { problemSentence } from '../../../src/catalogue/problem.ts'
import { catalogueChanges } from '../../../src/check/catalogueChanges.ts'
import { formatChange } from '../../../src/check/formatChanges.ts'
import { checkEdits, problemCounts } from '../../../src/editor/edit/checkEdits.ts'
import { draftFor } from '../../../src/editor/edit/draftFor.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { fieldsOn, NOTICE_SCREEN } from '../../../src/editor/edit/fileParts.ts'
import { FileForm } from '../../../src/editor/forms/FileForm.tsx'
import { sharedFilePath } from '../../../src/pages/dataFiles.ts'
import { whole, withFile } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const file = sharedFilePath('site')

it('a notice is written and taken away on a screen of its own', async () => {
  const { show, texts } = openEditor(whole)
  const written = () => JSON.parse(texts().get(file) ?? '').notice
  show(<FileForm file={file} draft={draftFor(whole, file)} shows={fieldsOn(NOTICE_SCREEN)} />)
  await userEvent.click(screen.getByRole('button', { name: editorWords.add('Notice') }))
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(screen.getByLabelText('Last day')).toHaveValue('')
  await userEvent.type(screen.getByLabelText('Text'), 'Closed for Diwali.')
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2099-11-12' } })
  expect(written()).toEqual({ text: 'Closed for Diwali.', lastDay: '2099-11-12' })
  await userEvent.click(screen.getByRole('button', { name: editorWords.remove('Notice') }))
  expect(written()).toBeUndefined()
})

it('a day that is not chosen yet is said so, and a chosen one as the form shows it', () => {
  const notice = (lastDay: string) => ({ text: 'Closed for Diwali.', lastDay })
  const withDay = (day: string) =>
    withFile(file, (site) => Object.assign(site, { notice: notice(day) }))
  const report = checkEdits(withDay(''))
  expect(editorWords.allProblems(...problemCounts(report))).toBe('1 field to be filled in')
  const [problem] = report.problems
  expect(problem && problemSentence(problem)).toBe(
    'No day is given here. Choose it in the calendar.',
  )
  const said = catalogueChanges(whole, withDay('2099-11-12')).map(formatChange)
  expect(said).toContain('Notice, last day: new: Thursday, 12 November 2099')
})

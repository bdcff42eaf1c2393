import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { launchList } from '../../../src/check/launchList.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { AnswerFields } from '../../../src/editor/questions/AnswerFields.tsx'
import { readyCatalogue } from '../../helpers/readyCatalogue.ts'
import { ridged, withSources } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const flat = 'data/pages/Flatsheet.json'

/** A question about a value of each of two pages. */
function openQuestion() {
  const entries = [ridged, flat].map((file) => ({
    file,
    pointer: '/tagline',
    from: 'owner',
    launch: 'lines',
    reason: 'It may be wrong.',
  }))
  const launch = [{ key: 'lines', question: 'Are these lines right?' }]
  const files = withSources(entries, readyCatalogue(), { confirms: 'R. Patel', launch })
  const answer = launchList(files).answers.find(({ key }) => key === 'lines')
  if (answer === undefined) throw new Error('the question is asked')
  const editor = openEditor(files)
  const onAnswered = vi.fn()
  editor.show(<AnswerFields answer={answer} onAnswered={onAnswered} />)
  const [first, second] = screen.getAllByRole('checkbox', { name: new RegExp(editorWords.isRight) })
  if (first === undefined || second === undefined) throw new Error('each value has a box')
  const confirm = screen.getByRole('button', { name: editorWords.areRight })
  const names = answer.points.map(({ name }) => name)
  return { editor, onAnswered, first, second, confirm, names }
}

it('values of several pages are confirmed only once each was ticked', async () => {
  const { editor, onAnswered, first, second, confirm, names } = openQuestion()
  await userEvent.click(confirm)
  expect(screen.getByRole('alert')).toHaveTextContent(editorWords.tickFirst(names))
  await userEvent.click(first)
  await userEvent.click(confirm)
  expect(screen.getByRole('alert')).toHaveTextContent(editorWords.tickFirst(names.slice(1)))
  expect(onAnswered).not.toHaveBeenCalled()
  await userEvent.click(second)
  await userEvent.click(confirm)
  expect(onAnswered).toHaveBeenCalledOnce()
  const { launch } = JSON.parse(editor.texts().get('data/sources.json') ?? '')
  expect(launch).toMatchObject([{ answered: { by: 'R. Patel' } }])
})

it('a value that is changed after it was ticked is no longer ticked, and the others still are', async () => {
  const { first, second } = openQuestion()
  await userEvent.click(first)
  await userEvent.click(second)
  const [field] = screen.getAllByRole('textbox')
  if (field === undefined) throw new Error('the value has a field')
  await userEvent.type(field, ' today')
  expect(first).not.toBeChecked()
  expect(second).toBeChecked()
})

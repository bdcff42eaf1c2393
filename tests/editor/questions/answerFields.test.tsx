import { act, screen } from '@testing-library/react'
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
  const onLater = vi.fn()
  editor.show(<AnswerFields answer={answer} onAnswered={onAnswered} onLater={onLater} />)
  const [first, second] = screen.getAllByRole('checkbox', { name: new RegExp(editorWords.isRight) })
  if (first === undefined || second === undefined) throw new Error('each value has a box')
  /** The button that leads to the next value, with the number of those that were looked at. */
  const lookedAt = (done: number) =>
    screen.queryByRole('button', { name: editorWords.lookedAt(done, 2) })
  const confirm = () => screen.queryByRole('button', { name: editorWords.areRight })
  const names = answer.points.map(({ name }) => name)
  const linkTo = (name = '') => screen.queryByRole('button', { name })
  return { editor, onAnswered, first, second, lookedAt, confirm, names, linkTo }
}

it('values of several pages are confirmed only once each was ticked, and what is left leads to its box', async () => {
  const { editor, onAnswered, first, second, lookedAt, confirm, names, linkTo } = openQuestion()
  const [one, other] = names
  await userEvent.click(linkTo(other) ?? document.body)
  expect(second).toHaveFocus()
  await userEvent.click(lookedAt(0) ?? document.body)
  expect(first).toHaveFocus()
  await userEvent.click(first)
  expect(linkTo(one)).toBeNull()
  await userEvent.click(lookedAt(1) ?? document.body)
  expect(second).toHaveFocus()
  expect(confirm()).toBeNull()
  await userEvent.click(second)
  await userEvent.click(confirm() ?? document.body)
  expect(onAnswered).toHaveBeenCalledOnce()
  const { launch } = JSON.parse(editor.texts().get('data/sources.json') ?? '')
  expect(launch).toMatchObject([{ answered: { by: 'R. Patel' } }])
})

it('a value that is changed here is looked at, until it is what it was again', async () => {
  const { editor, first, second, lookedAt } = openQuestion()
  const [field] = screen.getAllByRole('textbox')
  if (field === undefined) throw new Error('the value has a field')
  await userEvent.type(field, ' today')
  // No box that a press would take back.
  expect(first).not.toBeInTheDocument()
  expect(screen.getByText(`✓ ${editorWords.changedHere}`)).toBeVisible()
  expect(second).not.toBeChecked()
  expect(lookedAt(1)).toBeVisible()
  act(editor.undo)
  expect(screen.queryByText(`✓ ${editorWords.changedHere}`)).toBeNull()
  expect(lookedAt(0)).toBeVisible()
})

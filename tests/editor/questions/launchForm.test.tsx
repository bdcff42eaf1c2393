import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { launchList } from '../../../src/check/launchList.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { LaunchForm } from '../../../src/editor/questions/LaunchForm.tsx'
import { readyCatalogue } from '../../helpers/readyCatalogue.ts'
import { ridged, withSources } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const questions = ['tagline', 'heading', 'description'].map((key) => ({
  key,
  question: `Is the ${key} right?`,
}))

/** Opens the launch form. The launch does not wait for the answer about the heading. @returns puts off a question */
function openForm() {
  const entries = questions.map(({ key }) => ({
    file: ridged,
    pointer: `/${key}`,
    from: 'owner',
    launch: key,
  }))
  const files = withSources(entries, readyCatalogue(), { confirms: 'R. Patel', launch: questions })
  const { answers, ...rest } = launchList(files)
  const list = {
    ...rest,
    answers: answers.map((one) => (one.key === 'heading' ? { ...one, isBlocking: false } : one)),
  }
  function Form() {
    const [current, setCurrent] = useState<string>()
    return <LaunchForm list={list} current={current} setCurrent={setCurrent} />
  }
  openEditor(files).show(<Form />)
  return async (key: string) => {
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(`Is the ${key} right?`)
    await userEvent.click(screen.getByRole('button', { name: editorWords.later }))
  }
}

it('a question that was put off is not asked again: the state of the launch is shown instead', async () => {
  const putOff = openForm()
  await putOff('tagline')
  await putOff('heading')
  await putOff('description')
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  expect(screen.getByText('2 more answers are needed for the launch.')).toHaveFocus()
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { contentsOf } from '../../src/editor/contents.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { TaskForm } from '../../src/editor/TaskForm.tsx'
import { withText } from '../helpers/translations.ts'
import { whole } from '../helpers/wholeCatalogue.ts'
import { openEditor } from './forms.tsx'

/** The message of a task's form when it is sent with the page that is open. */
async function refusal(label: string, current: string, files = whole): Promise<string> {
  const onApply = vi.fn()
  const entries = contentsOf(files).flatMap((chapter) => chapter.entries)
  openEditor(files).show(
    <TaskForm entries={entries} current={current} label={label} onApply={onApply} />,
  )
  await userEvent.click(screen.getByRole('button', { name: editorWords.doTask }))
  expect(onApply).not.toHaveBeenCalled()
  return screen.getByRole('status').textContent ?? ''
}

it('a page that others link to is removed once it is chosen where they will lead', async () => {
  expect(await refusal(editorWords.removePage, 'Clipsheet')).toBe(
    [
      'Other places lead to "/Clipsheet":',
      '“Short addresses: /CardA”',
      'Choose the page that they will lead to.',
    ].join('\n'),
  )
})

it('the page of a menu is removed once it is chosen which menu has its products then', async () => {
  expect(await refusal(editorWords.removePage, 'OtherProduct')).toBe(
    '"/OtherProduct" is the page of the menu "Fixings", which has products. Choose the page of another menu, to which they move.',
  )
})

it('no task is done while the catalogue has a problem, and the form names its page', async () => {
  const files = withText(whole, 'data/pages/Screw.json', '"heading": "Screws"', '"heading": ""')
  expect(await refusal(editorWords.removePage, 'Clipsheet', files)).toMatch(
    /^Fix this first\. Nothing was changed\.\nScrews: The text is empty\./,
  )
})

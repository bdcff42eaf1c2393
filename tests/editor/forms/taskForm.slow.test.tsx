import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { filesAfter } from '../../../src/editor/edit/catalogueEdit.ts'
import { chaptersOf } from '../../../src/editor/edit/chapters.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { newPage } from '../../../src/editor/edit/pageTasks.ts'
import { TaskForm } from '../../../src/editor/forms/TaskForm.tsx'
import { StepButtons } from '../../../src/editor/history/StepButtons.tsx'
import { requireSuccess } from '../../check/outcome.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

it('asks for the page that links will lead to as soon as the page to remove is chosen', async () => {
  const entries = chaptersOf(whole).flatMap((chapter) => chapter.entries)
  openEditor(whole).show(
    <TaskForm
      entries={entries}
      current="Clipsheet"
      label={editorWords.removePage}
      onApply={() => {}}
    />,
  )
  expect(await screen.findByText(/Choose the page that they will lead to\./)).toBeVisible()
  const to = screen.getByLabelText(editorWords.taskFields.to)
  // Nothing has been done yet, so nothing is wrong.
  expect(screen.queryByRole('alert')).toBeNull()
  expect(to).toBeValid()
  await userEvent.click(screen.getByRole('button', { name: editorWords.doTask }))
  expect(screen.getByRole('alert')).toHaveTextContent(/Choose the page that they will lead to\./)
  expect(to).toBeInvalid()
  await userEvent.selectOptions(to, 'Screw')
  // The other reason against it: it is the only product of its menu.
  expect(await screen.findByText(/“Menus: Frames, Products”/)).toBeVisible()
  expect(screen.queryByText(/Choose the page that they will lead to\./)).toBeNull()
})

it.each([
  [editorWords.newPage, { name: 'Roof bolts', menu: 'OtherProduct', slug: 'screw' }, 'slug'],
  [editorWords.renamePage, { slug: 'small' }, 'slug'],
  [editorWords.duplicatePage, { name: 'flat sheets', slug: 'Bolts' }, 'name'],
  [editorWords.renameProduct, { newName: 'Flat sheets' }, 'newName'],
  [editorWords.renameProduct, { newName: 'Roof bolts', newSlug: 'Clipsheet' }, 'newSlug'],
  [editorWords.newPhone, { phone: '12345' }, 'phone'],
  [editorWords.removePage, { page: 'Clipsheet' }, 'to'],
] as const)(
  'a refusal of "%s" stands at its field, which gets the focus',
  async (label, typed, at) => {
    const entries = chaptersOf(whole).flatMap((chapter) => chapter.entries)
    openEditor(whole).show(
      <TaskForm entries={entries} current="Screw" label={label} onApply={() => {}} />,
    )
    for (const [field, text] of Object.entries(typed)) {
      const control = document.getElementById(`task-${field}`)
      if (control === null) throw new Error(`there is no field ${field}`)
      if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, text)
      else {
        await userEvent.clear(control)
        await userEvent.type(control, text)
      }
    }
    await userEvent.click(screen.getByRole('button', { name: editorWords.doTask }))
    const field = screen.getByLabelText(editorWords.taskFields[at])
    expect(field).toHaveFocus()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining((await screen.findByRole('alert')).textContent ?? '?'),
    )
  },
)

it('the texts that will change appear after a press has ended, so that the button stays under the mouse', () => {
  vi.useFakeTimers()
  try {
    const entries = chaptersOf(whole).flatMap((chapter) => chapter.entries)
    openEditor(whole).show(
      <TaskForm
        entries={entries}
        current="Screw"
        label={editorWords.renameProduct}
        onApply={() => {}}
      />,
    )
    const name = screen.getByLabelText(editorWords.taskFields.newName)
    fireEvent.change(name, { target: { value: 'Roof bolts' } })
    fireEvent.pointerDown(screen.getByRole('button', { name: editorWords.doTask }))
    act(() => vi.advanceTimersByTime(5000))
    expect(screen.queryByRole('checkbox')).toBeNull()
    fireEvent.pointerUp(document.body)
    act(() => vi.advanceTimersByTime(5000))
    expect(screen.getAllByRole('checkbox')).not.toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

it.each([
  [editorWords.renameProduct, { newName: 'Roof bolts' }, 'rename of Screws'],
  [editorWords.duplicatePage, { name: 'Roof bolts' }, 'duplicate of Screws'],
  [editorWords.renamePage, { slug: 'Bolt' }, 'new address of Screws'],
  [editorWords.newPage, { name: 'Nails', menu: 'OtherProduct' }, 'new product Nails'],
  [editorWords.newPhone, { phone: '+91 98250 12345' }, 'new phone number'],
])('Undo names the task: %s', async (label, typed, name) => {
  const editor = openEditor(whole)
  const entries = chaptersOf(whole).flatMap((chapter) => chapter.entries)
  editor.show(
    <>
      <TaskForm
        entries={entries}
        current="Screw"
        label={label}
        onApply={(changed, name) => editor.edit(changed, { name })}
      />
      <StepButtons />
    </>,
  )
  for (const [field, text] of Object.entries(typed)) {
    const control = document.getElementById(`task-${field}`)
    if (control === null) throw new Error(`there is no field ${field}`)
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, text)
    else await userEvent.type(control, text)
  }
  await userEvent.click(screen.getByRole('button', { name: editorWords.doTask }))
  expect(await screen.findByRole('button', { name: `Undo: ${name}` })).toBeEnabled()
  act(editor.undo)
  expect(await screen.findByRole('button', { name: `Redo: ${name}` })).toBeEnabled()
})

it('a removal lists what goes with the page under the name of its place, and one undo brings all of it back', async () => {
  const more = filesAfter(whole, requireSuccess(newPage(whole, 'Nail', 'RoofingInsulation')))
  const editor = openEditor(more)
  const before = editor.texts()
  const entries = chaptersOf(more).flatMap((chapter) => chapter.entries)
  editor.show(
    <TaskForm
      entries={entries}
      current="Ridgedsheet"
      label={editorWords.removePage}
      onApply={(changed, name) => editor.edit(changed, { name })}
    />,
  )
  await userEvent.selectOptions(screen.getByLabelText(editorWords.taskFields.to), 'Nail')
  const place = (await screen.findByRole('heading', { name: 'Jobs' })).closest('section')
  const lines = within(place ?? document.body).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '“A car porch, Ridged sheets” is about this page only and is deleted: “It spans farther.”',
    '“A shed, Ridged sheets” is about this page only and is deleted: “It is long and stiff.”',
  ])
  await userEvent.click(screen.getByRole('button', { name: editorWords.doTask }))
  expect(String(editor.texts().get('data/jobs.json'))).not.toContain('It is long and stiff.')
  act(editor.undo)
  expect(editor.texts()).toEqual(before)
})

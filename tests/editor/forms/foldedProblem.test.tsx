import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { valueAt } from '../../../src/check/pointer.ts'
import { filesAfter } from '../../../src/editor/edit/catalogueEdit.ts'
import { draftFor } from '../../../src/editor/edit/draftFor.ts'
import { duplicatePage } from '../../../src/editor/edit/duplicatePage.ts'
import { changeValue, editFile } from '../../../src/editor/edit/editJson.ts'
import { FileForm } from '../../../src/editor/forms/FileForm.tsx'
import { useEditor } from '../../../src/editor/state/editorContext.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const file = 'data/pages/Wavesheet.json'

/** A copied page of which the tagline alone is a new one. */
function copiedPage() {
  const copy = duplicatePage(whole, 'Ridgedsheet', 'Wave sheets', 'Wavesheet')
  const files = filesAfter(whole, requireSuccess(copy))
  const before = String(files.texts.get(file))
  const text = editFile(file, before, (page) => changeValue(page, ['tagline'], 'Made of waves.'))
  return { ...files, texts: new Map(files.texts).set(file, text) }
}

function LinkTo({ pointer }: { pointer: string }) {
  const { setTarget } = useEditor()
  return (
    <button type="button" onClick={() => setTarget(pointer)}>
      The problem
    </button>
  )
}

it('a problem of all points of a section leads to the first of them, and not to its fold or its heading', async () => {
  const files = copiedPage()
  const { report, show } = openEditor(files)
  const problem = report.problems.find((one) => one.file === file)
  expect(problem?.message).toMatch(/has the same here$/)
  show(
    <>
      <LinkTo pointer={problem?.pointer ?? ''} />
      <FileForm file={file} draft={draftFor(files, file)} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'The problem' }))
  const point = valueAt(JSON.parse(String(files.texts.get(file))), problem?.jsonPath ?? [])
  expect(screen.getAllByRole('textbox').find((one) => one === document.activeElement)).toHaveValue(
    String(Object.values(Object(point))[0]),
  )
})

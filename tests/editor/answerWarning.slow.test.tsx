import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Files } from '../../src/catalogue/catalogueFiles.ts'
import { checkEdits, problemCounts } from '../../src/editor/checkEdits.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { changeValue, editFile } from '../../src/editor/edit/json.ts'
import { ProblemList } from '../../src/editor/ProblemList.tsx'
import { ridged, whole } from '../helpers/wholeCatalogue.ts'
import { openEditor } from './forms.tsx'

const accepted = 'data/acceptedWarnings.json'
const place = ['claims', 0, 'figure', 'max']

/** The small catalogue with a warranty that the check warns of. */
function doubtful(): Files {
  const before = String(whole.texts.get(ridged))
  const text = editFile(ridged, before, (page) => changeValue(page, place, 500))
  return { ...whole, texts: new Map(whole.texts).set(ridged, text) }
}

/** The form of the page, and the catalogue after what was done in it. */
function openForm(files: Files) {
  const { report, texts, showForm } = openEditor(files)
  return { ...showForm(ridged), report, after: (): Files => ({ ...files, texts: texts() }) }
}

describe('a warning', () => {
  it('is counted apart from what is wrong', () => {
    const { report } = openForm(doubtful())
    expect(problemCounts(report)).toEqual([0, 1])
    expect(editorWords.allProblems(...problemCounts(report))).toBe('No problem found, 1 warning')
  })

  it('is answered beside its field, is not given again, and the answer can be taken back', async () => {
    const before = openForm(doubtful())
    await userEvent.click(screen.getByRole('button', { name: editorWords.acceptWarning }))
    expect(screen.getByText(editorWords.noReason)).toBeVisible()
    await userEvent.type(
      screen.getByRole('textbox', { name: editorWords.because }),
      'A thick board.',
    )
    await userEvent.click(screen.getByRole('button', { name: editorWords.acceptWarning }))
    const files = before.after()
    expect(checkEdits(files).problems).toEqual([])
    expect(String(files.texts.get(accepted))).toContain('/claims/warranty/figure/max')
    before.unmount()

    const answered = openForm(files)
    expect(screen.getByText(editorWords.answer('A thick board.'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: editorWords.askAgain }))
    expect(problemCounts(checkEdits(answered.after()))).toEqual([0, 1])
  })

  it('opens its field from the list of problems, by its name', async () => {
    const { show, open } = openEditor(doubtful())
    show(<ProblemList />)
    await userEvent.click(screen.getByRole('button', { name: /^Ridged sheets: .*Warranty/ }))
    expect(open.mock.calls).toEqual([[ridged, `/${place.join('/')}`]])
    expect(screen.getByText(editorWords.warningsBelow)).toBeVisible()
  })
})

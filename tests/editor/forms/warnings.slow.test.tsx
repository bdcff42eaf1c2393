import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { problemCounts } from '../../../src/editor/edit/checkEdits.ts'
import { changeValue, editFile } from '../../../src/editor/edit/editJson.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { ProblemList } from '../../../src/editor/forms/ProblemList.tsx'
import { ridged, whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const place = ['claims', 0, 'figure', 'max']

/** The small catalogue with a warranty that the check warns of. */
function doubtful(): Files {
  const before = String(whole.texts.get(ridged))
  const text = editFile(ridged, before, (page) => changeValue(page, place, 500))
  return { ...whole, texts: new Map(whole.texts).set(ridged, text) }
}

describe('a warning', () => {
  it('is counted apart from what is wrong', () => {
    const { report } = openEditor(doubtful())
    expect(problemCounts(report)).toEqual([0, 1, 0])
    expect(editorWords.allProblems(...problemCounts(report))).toBe('No problem found, 1 warning')
  })

  it('opens its field from the list of problems, by its name', async () => {
    const { show, open } = openEditor(doubtful())
    show(<ProblemList />)
    await userEvent.click(screen.getByRole('button', { name: /^Ridged sheets: .*Warranty/ }))
    expect(open.mock.calls).toEqual([[ridged, `/${place.join('/')}`]])
    expect(screen.getByText(editorWords.warningsBelow)).toBeVisible()
    expect(screen.getByText(/^May stay: 500 years/)).toBeVisible()
  })
})

import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { LiveStatusLine } from '../../../src/editor/live/LiveStatusLine.tsx'
import { EditorContext, useEditor } from '../../../src/editor/state/editorContext.ts'
import { usePendingFiles } from '../../../src/editor/state/usePendingFiles.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

/** Opens the editor on a computer that answers the question for unpublished files with a fault. */
function openWith(fault: string) {
  const unpublishedFiles = vi.fn(() => Promise.reject(new Error(fault)))
  function Shown() {
    const editor = useEditor()
    const pending = usePendingFiles({ ...editor.storage, unpublishedFiles }, editor.session)
    return (
      <EditorContext value={{ ...editor, pending }}>
        <LiveStatusLine />
      </EditorContext>
    )
  }
  openEditor(whole).show(<Shown />)
  return unpublishedFiles
}

it.each([editorWords.noGitProgram, editorWords.noGit, editorWords.noBranch, editorWords.noRemote])(
  'it is said as soon as the editor is open: %s',
  async (obstacle) => {
    openWith(obstacle)
    expect(await screen.findByText(obstacle)).toBeVisible()
  },
)

it('a fault that may be over at the next try is not said before', async () => {
  const asked = openWith(editorWords.git.locked)
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByText(editorWords.git.locked)).toBeNull()
})

import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { mergeStored } from '../../../src/editor/edit/session.ts'
import { Decisions } from '../../../src/editor/publish/Decisions.tsx'
import {
  EditorContext,
  type EditorContextValue,
  useEditor,
} from '../../../src/editor/state/editorContext.ts'
import { ridged, whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const other = 'data/pages/Screw.json'

it('asks once when a file was changed elsewhere, says it without git’s name, and describes its conflicts once, whatever is typed elsewhere', async () => {
  let editor: EditorContextValue | undefined
  const list = vi.fn(async () => [
    { commit: 'a', title: 'Theirs', author: 'Ramesh', date: '2026-05-01T10:00:00Z' },
  ])
  const conflictsOf = vi.fn<EditorContextValue['conflictsOf']>(
    (...asked) => editor?.conflictsOf(...asked) ?? [],
  )
  function Shown() {
    editor = useEditor()
    Object.assign(editor.storage, { publishesOnSave: true })
    Object.assign(editor.storage.history, { list })
    return (
      <EditorContext value={{ ...editor, conflictsOf }}>
        <Decisions />
      </EditorContext>
    )
  }
  openEditor(whole).show(<Shown />)
  const changed = (file: string, fields: Record<string, string>) => {
    const text = JSON.stringify(
      { ...JSON.parse(String(whole.texts.get(file))), ...fields },
      null,
      2,
    )
    return new Map([[file, text]])
  }
  act(() => editor?.edit(changed(ridged, { heading: 'Mine', summary: 'My summary.' })))
  const theirs = changed(ridged, { heading: 'Theirs', summary: 'Their summary.' })
  act(() => {
    if (editor === undefined) return
    const stored = new Map([...editor.session.saved, ...theirs])
    editor.update({ session: mergeStored(editor.session, stored) })
  })
  const theirHeading = editorWords.theirOne('1 May 2026, 10:00')
  expect(await screen.findAllByRole('heading', { name: theirHeading })).toHaveLength(2)
  act(() => editor?.edit(changed(other, { heading: 'Bolts' })))
  act(() => editor?.edit(changed(other, { heading: 'Bolts and nuts' })))
  expect(list).toHaveBeenCalledTimes(1)
  expect(conflictsOf).toHaveBeenCalledTimes(1)
})

it('names a file among the changes of an earlier visit although it cannot be compared', () => {
  let editor: EditorContextValue | undefined
  function Shown() {
    editor = useEditor()
    return <Decisions />
  }
  openEditor(whole).show(<Shown />)
  act(() => editor?.edit(new Map([[other, '{}']])))
  act(() => editor?.update({ restored: true }))
  const name = editor?.nameOf(other) ?? ''
  expect(screen.getByText(editorWords.alsoChanged(name))).toBeVisible()
})

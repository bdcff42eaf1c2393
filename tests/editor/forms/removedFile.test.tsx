import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { ProblemList } from '../../../src/editor/forms/ProblemList.tsx'
import { createEditorStore } from '../../../src/editor/state/editorStore.ts'
import { readUnsavedChanges } from '../../../src/editor/state/unsavedChanges.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor, storageOf, storedFrom } from '../forms.tsx'

const file = 'data/acceptedWarnings.json'
const screw = 'data/pages/Screw.json'
const earlier = { ...whole, texts: new Map(whole.texts).set(file, '{ "acceptedWarnings": [] }') }

it('a file that is no longer used is named as a problem, and its button deletes it', async () => {
  const editor = openEditor(earlier)
  editor.show(<ProblemList />)
  expect(screen.getByText(/This file is no longer used/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: editorWords.fix }))
  expect(editor.texts()).toEqual(openEditor(whole).texts())
})

it('drafts of an earlier visit come back without that of a file that is no longer used', async () => {
  const stored = storedFrom(whole)
  const storage = storageOf(stored)
  const now = String(whole.texts.get(screw)).replace('"Screws"', '"Roof screws"')
  const saved = earlier.texts.get(file)
  const own = { before: whole.texts.get(screw), after: now }
  const gone = { before: saved, after: '{}' }
  localStorage.setItem(
    `edit.draft.${storage.name}`,
    JSON.stringify([
      { file, saved, now: '{}' },
      { file: screw, saved: own.before, now },
    ]),
  )
  const steps = [
    { files: [[file, gone]] },
    {
      files: [
        [screw, own],
        [file, gone],
      ],
    },
  ]
  localStorage.setItem(`edit.steps.${storage.name}`, JSON.stringify({ past: steps, future: [] }))
  await readUnsavedChanges(storage)
  expect(localStorage).toHaveLength(0)
  const editor = createEditorStore(storage, stored, await readUnsavedChanges(storage))
  const { session } = editor.get()
  expect([...session.unsaved]).toEqual([[screw, now]])
  expect(session.conflicts.size).toBe(0)
  editor.undo()
  expect(editor.get().session.now).toEqual(openEditor(whole).texts())
  expect(editor.get().session.past).toEqual([])
})

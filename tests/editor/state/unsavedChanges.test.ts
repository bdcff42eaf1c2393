import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { createEditorStore } from '../../../src/editor/state/editorStore.ts'
import { readUnsavedChanges } from '../../../src/editor/state/unsavedChanges.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { storageOf, storedFrom } from '../forms.tsx'

const file = 'data/pages/Screw.json'
const stored = storedFrom(whole)
const storage = storageOf(stored)

afterEach(() => vi.unstubAllGlobals())

const open = async () => createEditorStore(storage, stored, await readUnsavedChanges(storage))
const typed = (heading: string) => new Map([[file, JSON.stringify({ heading })]])

it('the last letter is back if the page ends while an earlier one is being written', async () => {
  const editor = await open()
  for (const letters of ['Z', 'Zi', 'Zig']) editor.edit(typed(letters), { key: 'heading' })
  editor.storeAll()
  const again = await open()
  expect(again.get().session.now.get(file)).toBe(typed('Zig').get(file))
  again.undo()
  expect(again.get().session.unsaved.size).toBe(0)
})

it('a browser that refuses to store says so at each change', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const editor = await open()
  expect(editor.get().status).toBe('')
  editor.edit(typed('Zig'))
  await vi.waitFor(() => expect(editor.get().status).toBe(editorWords.storageFull))
  editor.edit(typed('Zigzag'))
  expect(editor.get().status).toBe(editorWords.storageFull)
})

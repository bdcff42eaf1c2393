import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { createEditorStore } from '../../../src/editor/state/editorStore.ts'
import { readUnsavedChanges } from '../../../src/editor/state/unsavedChanges.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { storageOf, storedFrom } from '../forms.tsx'

const file = 'data/pages/Screw.json'

it('a save that ends after another tab has taken over leaves alone what was typed there', async () => {
  const stored = storedFrom(whole)
  const storage = storageOf(stored)
  const open = async () => createEditorStore(storage, stored, await readUnsavedChanges(storage))
  const before = await open()
  const typed = (text: string) => new Map([[file, `{ "heading": "${text}" }\n`]])
  before.edit(typed('First'))
  before.close()
  const after = await open()
  after.edit(typed('Second'))
  after.storeAll()
  before.discard()
  const { changes, steps } = await readUnsavedChanges(storage)
  expect(changes.map(({ now }) => now)).toEqual([...typed('Second').values()])
  expect(steps.past).not.toEqual([])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEditorStore } from '../../../src/editor/state/editorStore.ts'
import { readUnsavedChanges } from '../../../src/editor/state/unsavedChanges.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { storageOf, storedFrom, unsaved } from '../forms.tsx'

const file = 'data/pages/Screw.json'

beforeEach(() => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

it('a save that ends after another tab has taken over leaves alone what was typed there', async () => {
  const stored = storedFrom(whole)
  const storage = storageOf(stored)
  const before = createEditorStore(storage, stored, unsaved)
  const typed = (text: string) => new Map([[file, `{ "heading": "${text}" }\n`]])
  before.edit(typed('First'))
  before.close()
  const after = createEditorStore(storage, stored, await readUnsavedChanges(storage))
  after.edit(typed('Second'))
  before.discard()
  const { changes, steps } = await readUnsavedChanges(storage)
  expect(changes.map(({ now }) => now)).toEqual([...typed('Second').values()])
  expect(steps.past).not.toEqual([])
})

// Without a worker the client loads it by itself, and a load that outlives its file fails the next one.
import '../../src/editor/catalogueService.ts'
import { describe, expect, it, vi } from 'vitest'
import { createCatalogueClient } from '../../src/editor/catalogueClient.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { createEditorStore } from '../../src/editor/editorStore.ts'
import { createSaving } from '../../src/editor/saving.ts'
import type { Storage } from '../../src/editor/storage.ts'
import { printedWhole, withFile } from '../helpers/wholeCatalogue.ts'
import { storageOf, storedFrom, unsaved } from './forms.tsx'

const file = 'data/pages/Screw.json'
const theirs = withFile(file, (page) => Object.assign(page, { summary: 'Theirs.' }))

const changed = storedFrom(theirs)

/** An editor of a catalogue that somebody else changes while it is open. */
function opened(replaced: Partial<Storage> = {}) {
  const stored = storedFrom(printedWhole)
  const storage: Storage = { ...storageOf(stored), read: async () => changed, ...replaced }
  const store = createEditorStore(storage, stored, unsaved)
  return { store, ...createSaving(storage, createCatalogueClient(), store, unsaved.pictures) }
}

describe('the status at the top', () => {
  it('says that someone else has changed something', async () => {
    const { store, reread } = opened()
    expect(await reread()).toBe(true)
    expect(store.get().status).toBe(editorWords.someoneElse)
  })

  it('stays that of a publication that has merged what someone else had published', async () => {
    const { store, showOutcome, reread } = opened()
    // The folder has changed while it was showOutcome, so it is read at the same time.
    await Promise.all([reread(), showOutcome(editorWords.published), reread()])
    expect(store.get().session.now.get(file)).toContain('Theirs.')
    await reread()
    expect(store.get().status).toBe(editorWords.published)
  })

  it('does not say so of a later change of someone else, if the read after the publication has failed', async () => {
    const read = vi.fn(async () => changed).mockRejectedValueOnce(new Error('offline'))
    const { store, showOutcome, reread } = opened({ read })
    await showOutcome(editorWords.published)
    expect(store.get().status).toBe(editorWords.published)
    expect(await reread()).toBe(true)
    expect(store.get().status).toBe(editorWords.someoneElse)
  })

  it.each(['before', 'while'])(
    'does not say so of it either, if a save that fails has begun %s the publication was read',
    async (when) => {
      const { store, save, showOutcome, reread } = opened({
        write: () => Promise.reject(new Error('offline')),
      })
      store.edit(new Map([['data/home.json', '{}']]))
      const acts = [save, () => showOutcome(editorWords.published)]
      if (when === 'while') acts.reverse()
      await Promise.all(acts.map((act) => act()))
      expect(await reread()).toBe(true)
      expect(store.get().status).toBe(editorWords.someoneElse)
    },
  )
})

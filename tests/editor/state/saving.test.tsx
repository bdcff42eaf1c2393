// Without a worker the client loads it by itself, and a load that outlives its file fails the next one.
import '../../../src/editor/worker/catalogueService.ts'
import { describe, expect, it, vi } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { createEditorStore } from '../../../src/editor/state/editorStore.ts'
import { createSaving } from '../../../src/editor/state/saving.ts'
import type { Storage } from '../../../src/editor/storage/storage.ts'
import { createCatalogueClient } from '../../../src/editor/worker/catalogueClient.ts'
import { printedWhole, withFile } from '../../helpers/wholeCatalogue.ts'
import { storageOf, storedFrom, unsaved } from '../forms.tsx'

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
    expect(store.get().status).toBe(editorWords.withTheirs(editorWords.published))
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

describe('publishing what is not saved', () => {
  const mine = withFile(file, (page) => Object.assign(page, { heading: 'Mine.' })).texts.get(file)

  /** An editor with a change of its own, on GitHub, where somebody else is first. */
  function publishing(replaced: Partial<Storage> = {}) {
    const write = vi.fn(async () => true).mockResolvedValueOnce(false)
    const storage: Partial<Storage> = {
      publishesOnSave: true,
      publishing: ({ unpublishedChanges, write }) => ({
        unpublishedChanges,
        publish: () => write().then(() => []),
      }),
      write,
      ...replaced,
    }
    const editor = opened(storage)
    editor.store.edit(new Map([[file, String(mine)]]))
    return { ...editor, write }
  }

  it('lists what changes for visitors, and publishes it together with the change of someone else', async () => {
    const { publishing: own, write, store } = publishing()
    expect((await own.unpublishedChanges()).changes).toMatchObject([{ after: 'Mine.' }])
    expect(await own.publish({})).toEqual([])
    const { session } = store.get()
    expect(session.unsaved.size).toBe(0)
    expect(session.saved.get(file)).toContain('Mine.')
    expect(session.saved.get(file)).toContain('Theirs.')
    expect(write).toHaveBeenCalledTimes(2)
    expect((await own.unpublishedChanges()).changes).toBeUndefined()
  })

  it('asks which one stays if both have changed the same value, and publishes nothing', async () => {
    const both = withFile(file, (page) => Object.assign(page, { heading: 'Theirs.' }))
    const { publishing: own, write, store } = publishing({ read: async () => storedFrom(both) })
    await expect(own.publish({})).rejects.toThrow(editorWords.chooseFirst)
    expect([...store.get().session.conflicts.keys()]).toEqual([file])
    expect(store.get().session.now.get(file)).toBe(mine)
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('gives up if someone else is first each time, and keeps everything', async () => {
    let reads = 0
    const read = async () => {
      reads += 1
      return storedFrom(
        withFile(file, (page) => Object.assign(page, { summary: `Read ${reads}.` })),
      )
    }
    const { publishing: own, store } = publishing({ read, write: async () => false })
    await expect(own.publish({})).rejects.toThrow(editorWords.othersPublishing)
    expect(store.get().session.now.get(file)).toContain('Mine.')
    expect(store.get().saving).toBe(false)
  })

  it.each([
    ['GitHub cannot be reached', async () => Promise.reject(new Error('offline')), 'offline'],
    ['a file can no longer be read', async () => false, editorWords.brokenBySomeone],
  ])('stays unsaved if %s', async (_why, write, said) => {
    const { publishing: own, store } = publishing({
      write,
      read: async () => storedFrom(printedWhole),
    })
    await expect(own.publish({})).rejects.toThrow(said)
    expect(store.get().session.now.get(file)).toBe(mine)
    expect(store.get().session.unsaved.size).toBe(1)
  })
})

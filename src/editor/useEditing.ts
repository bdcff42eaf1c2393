import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CatalogueClient } from './catalogueClient.ts'
import { catalogueOf } from './catalogueOf.ts'
import { createEditorStore } from './editorStore.ts'
import { createSaving } from './saving.ts'
import type { Storage, Stored } from './storage.ts'
import type { Unsaved } from './unsavedChanges.ts'
import { useCheck } from './useCheck.ts'

/** An editor of what a storage held when it was opened: its state, what the check finds, its actions. */
export function useEditing(
  storage: Storage,
  catalogue: CatalogueClient,
  opened: Stored,
  unsaved: Unsaved,
) {
  const { pictures } = unsaved
  const [store] = useState(() => createEditorStore(storage, opened, unsaved))
  const [{ save, reread }] = useState(() => createSaving(storage, catalogue, store, pictures))
  const state = useSyncExternalStore(store.subscribe, store.get)
  const { session, stored } = state
  const saved = useMemo(
    () => catalogueOf(session.saved, stored, pictures),
    [session.saved, stored, pictures],
  )
  const now = useMemo(
    () => catalogueOf(session.now, stored, pictures),
    [session.now, stored, pictures],
  )
  const reportFault = useCallback((status: string) => store.update({ status }), [store])
  const checked = useCheck(catalogue, now, saved, reportFault)

  useEffect(() => storage.onChange(() => void reread().catch(() => undefined)), [storage, reread])

  useEffect(() => {
    // The last moment of which a phone tells a page.
    const hide = () => document.hidden && store.saveSteps()
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', store.saveSteps)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', store.saveSteps)
    }
  }, [store])

  const { paused } = checked
  /** Questions about the catalogue as of the last pause of the typing; each is another function after it. */
  const ask = useMemo(
    () => ({
      questions: () => catalogue.questions(paused),
      translations: () => catalogue.translations(paused),
      pictures: () => catalogue.pictures(paused),
    }),
    [catalogue, paused],
  )
  return { storage, catalogue, ...store, ...state, ...checked, saved, now, save, ask }
}

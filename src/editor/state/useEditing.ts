import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { afterPress } from '../controls/press.ts'
import type { CheckReport } from '../edit/checkEdits.ts'
import type { Storage, Stored } from '../storage/storage.ts'
import type { CatalogueClient } from '../worker/catalogueClient.ts'
import type { Snapshot } from '../worker/catalogueService.ts'
import { catalogueOf } from './catalogueOf.ts'
import { createEditorStore } from './editorStore.ts'
import { createSaving } from './saving.ts'
import type { Unsaved } from './unsavedChanges.ts'

/** Milliseconds without a keystroke, after which the check runs, and the steps of undo are stored. */
const PAUSE = 250

/**
 * Checks the catalogue after each pause of the typing.
 * @param reportFault called if the check itself fails
 * @returns the texts as of the last pause; the report of the check, undefined before the first one; the
 *   last snapshot that can be shown as pages
 */
function useCheck(
  catalogue: CatalogueClient,
  now: Snapshot,
  saved: Snapshot,
  reportFault: (message: string) => void,
) {
  const [paused, setPaused] = useState(now)
  const [report, setReport] = useState<CheckReport>()
  const [shown, setShown] = useState<Snapshot>()
  const checking = useRef(Promise.resolve())

  useEffect(() => {
    let outdated = false
    /** Begins when the check before has ended; not at all if more was typed meanwhile. */
    async function check(): Promise<void> {
      if (outdated) return
      const next = await catalogue.check(now)
      afterPress(() => {
        setReport(next)
        if (next.complete) setShown(now)
      })
    }
    const timer = setTimeout(() => {
      afterPress(() => {
        if (outdated) return
        setPaused(now)
        checking.current = checking.current.then(check).catch((error) => reportFault(error.message))
      })
    }, PAUSE)
    return () => {
      outdated = true
      clearTimeout(timer)
    }
  }, [catalogue, now, reportFault])

  // If the restored changes cannot be shown, the preview shows the saved files.
  const showSaved = report?.complete === false && shown === undefined
  useEffect(() => {
    if (!showSaved) return
    catalogue.check(saved).then(
      ({ complete }) => {
        if (!complete) return
        setShown((before) => before ?? saved)
        // It is known now what could be read before: the questions are asked again.
        setPaused((now) => ({ ...now }))
      },
      (error) => reportFault(error.message),
    )
  }, [showSaved, catalogue, saved, reportFault])

  return { paused, report, shown }
}

/** An editor of what a storage held when it was opened: its state, what the check finds, its actions. */
export function useEditing(
  storage: Storage,
  catalogue: CatalogueClient,
  opened: Stored,
  unsaved: Unsaved,
) {
  const { pictures } = unsaved
  const [store] = useState(() => createEditorStore(storage, opened, unsaved))
  const [{ save, reread, showOutcome, publishing }] = useState(() =>
    createSaving(storage, catalogue, store, pictures),
  )
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
    store.reopen()
    // The last moment of which a phone tells a page.
    const hide = () => document.hidden && store.storeAll()
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', store.storeAll)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', store.storeAll)
      store.close()
    }
  }, [store])

  // After each pause, because a browser that crashes sends no `pagehide`.
  useEffect(() => {
    const timer = setTimeout(() => store.storeSteps(session), PAUSE)
    return () => clearTimeout(timer)
  }, [store, session])

  const { paused } = checked
  /** Questions about the catalogue as of the last pause of the typing; each is another function after it. */
  const queries = useMemo(
    () => ({
      questions: () => catalogue.ask(paused, (service) => service.questions()),
      translations: () => catalogue.ask(paused, (service) => service.translations()),
      pictures: () => catalogue.ask(paused, (service) => service.pictures()),
    }),
    [catalogue, paused],
  )
  return {
    storage,
    catalogue,
    ...store,
    ...state,
    ...checked,
    saved,
    now,
    save,
    showOutcome,
    publishing,
    queries,
  }
}

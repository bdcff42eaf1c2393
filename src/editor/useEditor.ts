import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { changes as changesOf } from '../check/changes.ts'
import { commitMessage } from '../check/summary.ts'
import { createStore } from '../ui/screen/store.ts'
import type { CatalogueClient } from './catalogueClient.ts'
import { catalogueOf, textsOf } from './catalogueOf.ts'
import { type CheckReport, errorCount, fixText } from './checkEdits.ts'
import type { Side } from './edit/merge.ts'
import { words } from './edit/words.ts'
import { keepPicture, writesOf } from './saving.ts'
import {
  edit,
  type FileChanges,
  markSaved,
  mergeStored,
  openSession,
  redo,
  resolveConflict,
  restoreUnsaved,
  type Session,
  type Texts,
  undo,
} from './session.ts'
import type { Storage, Stored } from './storage.ts'
import { saveUnsavedChanges, type Unsaved } from './unsavedChanges.ts'
import { useCheck } from './useCheck.ts'

/** The editor at work on what a storage held when it was opened. */
export function useEditor(
  storage: Storage,
  catalogue: CatalogueClient,
  opened: Stored,
  { changes: draft, pictures }: Unsaved,
) {
  const [store] = useState(() => createStore(restoreUnsaved(openSession(textsOf(opened)), draft)))
  const session = useSyncExternalStore(store.subscribe, store.get)
  // What came back is told of until the person does something.
  const [back, setBack] = useState(() => session.unsaved.size > 0)
  const [stored, setStored] = useState(opened)
  const saved = useMemo(
    () => catalogueOf(session.saved, stored, pictures),
    [session.saved, stored, pictures],
  )
  const now = useMemo(
    () => catalogueOf(session.now, stored, pictures),
    [session.now, stored, pictures],
  )
  const [saying, setSaying] = useState('')
  const looked = useCheck(catalogue, now, saved, setSaying)
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)
  const reads = useRef(0)

  useEffect(() => {
    const keep = () => {
      if (!saveUnsavedChanges(storage, store.get())) setSaying(words.storageFull)
    }
    keep()
    return store.subscribe(keep)
  }, [storage, store])

  /** @returns whether someone else had changed something */
  const reread = useCallback(async () => {
    // What is just being written is no one else's, and is read when that is done.
    if (busy.current) return false
    reads.current++
    const own = reads.current
    const next = await storage.read()
    // Asked once more since, or written: this is older than what is known.
    if (own !== reads.current) return false
    const before = store.get()
    const after = mergeStored(before, textsOf(next, before.saved))
    setStored(next)
    if (after === before) return false
    store.set(after)
    setSaying(words.someoneElse)
    return true
  }, [storage, store])

  useEffect(() => storage.onChange(() => void reread().catch(() => undefined)), [storage, reread])

  /** Says how much is wrong in what was saved, once that is known and while nothing else was done. */
  const tellWrong = useCallback(
    async (texts: Texts, judging: Promise<CheckReport>) => {
      const wrong = await judging.then(errorCount, () => 0)
      if (wrong > 0 && store.get().now === texts) setSaying(words.savedWithErrors(wrong))
    },
    [store],
  )

  const save = useCallback(async () => {
    const session = store.get()
    const changes = session.unsaved
    if (busy.current || changes.size === 0 || session.conflicts.size > 0) return
    const before = catalogueOf(session.saved, stored, pictures)
    const after = catalogueOf(session.now, stored, pictures)
    busy.current = true
    reads.current++
    setSaving(true)
    setSaying(words.saving)
    try {
      const wrong = storage.publishesOnSave ? errorCount(await catalogue.check(after)) : 0
      if (wrong > 0) {
        setSaying(words.notPublishedErrors(wrong))
        return
      }
      const writes = await writesOf(session, stored, storage, pictures)
      const done = await storage.write(writes, commitMessage(changesOf(before, after)))
      if (done) {
        setBack(false)
        store.set(markSaved(store.get(), changes))
      }
      busy.current = false
      if (!done) {
        if (!(await reread())) setSaying(words.notSaved(words.brokenBySomeone))
        return
      }
      // What was typed while it was written is not saved.
      const later = store.get().unsaved.size > 0
      setSaying(later ? '' : storage.publishesOnSave ? words.published : words.saved)
      void reread().catch(() => undefined)
      if (!storage.publishesOnSave && !later) void tellWrong(session.now, catalogue.check(after))
    } catch (error) {
      setSaying(words.notSaved(error instanceof Error ? error.message : String(error)))
    } finally {
      busy.current = false
      setSaving(false)
    }
  }, [storage, catalogue, store, stored, pictures, reread, tellWrong])

  const pictureUsage = useCallback(
    (picture: string) => catalogue.pictureUsage(now, picture),
    [catalogue, now],
  )

  const actions = useMemo(() => {
    /** What the person has done. */
    function act(next: Session): void {
      setSaying('')
      setBack(false)
      store.set(next)
    }
    return {
      /** @param change the changes, or how they are made of the texts as they are by then */
      edit(change: FileChanges | ((now: Texts) => FileChanges), key?: string) {
        const before = store.get()
        act(edit(before, typeof change === 'function' ? change(before.now) : change, key))
      },
      undo() {
        const before = store.get()
        const after = undo(before)
        act(after)
        if (after.now === before.now && after !== before) setSaying(words.cannotUndo)
      },
      redo: () => act(redo(store.get())),
      /** Goes back to what is saved; one step of undo. */
      throwAway() {
        const session = store.get()
        const files = [...session.unsaved.keys()]
        act(edit(session, new Map(files.map((file) => [file, session.saved.get(file)]))))
      },
      /** Goes on with what came back. */
      keep: () => setBack(false),
      keepPicture: (blob: Blob) => keepPicture(blob, storage, pictures),
      choose: (file: string, whose: Side) => act(resolveConflict(store.get(), file, whose)),
    }
  }, [storage, store, pictures])

  /** Mends a file, where the check says of it as it is now that it can be. */
  const mendFile = useCallback(
    async (file: string) => {
      const { now } = store.get()
      const { problems: all } = await catalogue.check(catalogueOf(now, stored, pictures))
      const text = now.get(file)
      const isMendable = all.some((problem) => problem.file === file && problem.fixable)
      // Whoever has typed on in it meanwhile asks once more.
      if (text === undefined || !isMendable || store.get().now.get(file) !== text) return
      actions.edit(new Map([[file, fixText(file, text)]]))
    },
    [catalogue, store, stored, pictures, actions],
  )

  return {
    ...{ session, saved, now, saying, saving, back },
    ...looked,
    ...{ save, mendFile, pictureUsage, ...actions },
  }
}

export type Editing = ReturnType<typeof useEditor>

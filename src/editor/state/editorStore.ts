import { ownValue } from '../../catalogue/ownValue.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { createStore } from '../../ui/browser/createStore.ts'
import { applyChanges } from '../edit/applyChanges.ts'
import { checkMemo, fixText } from '../edit/checkEdits.ts'
import {
  type Choices,
  type Conflict,
  choiceKey,
  describeConflicts,
  type FileVersions,
} from '../edit/describeConflicts.ts'
import { withCurrentShape, withoutEarlierSteps } from '../edit/earlierDrafts.ts'
import { editorWords } from '../edit/editorWords.ts'
import { followMap } from '../edit/followMap.ts'
import { followPhone } from '../edit/phone.ts'
import { publishWords } from '../edit/publishWords.ts'
import { removeLeftovers } from '../edit/removeLeftovers.ts'
import {
  type ChangedTexts,
  edit,
  openSession,
  redo,
  resolveConflict,
  restoreSteps,
  restoreUnsaved,
  type Session,
  type StepAbout,
  type Texts,
  undo,
} from '../edit/session.ts'
import { translationDraft } from '../edit/translationScreens.ts'
import { blobHash, type Storage, type Stored } from '../storage/storage.ts'
import { catalogueOf, textsOf } from './catalogueOf.ts'
import { saveSteps, saveUnsavedChanges, type Unsaved } from './unsavedChanges.ts'

const siteFile = sharedFilePath('site')

type EditorState = {
  session: Session
  /** The contents of the storage when it was last read. */
  stored: Stored
  /** A message about what happened last; '' if there is none. */
  status: string
  saving: boolean
  /** Unsaved changes of an earlier visit came back, and the person has done nothing since. */
  restored: boolean
}

/** The state of an open editor, and what a person does to it. */
export function createEditorStore(
  storage: Storage,
  opened: Stored,
  { changes, steps, pictures, records }: Unsaved,
) {
  const texts = textsOf(opened)
  const restored = restoreUnsaved(openSession(texts), withCurrentShape(changes, texts))
  const session = restoreSteps(restored, withoutEarlierSteps(steps))
  const store = createStore<EditorState>({
    session,
    stored: opened,
    status: '',
    saving: false,
    restored: session.unsaved.size > 0,
  })
  const { get, subscribe } = store
  /** False once another tab has taken the catalogue over: its unsaved changes are not overwritten. */
  let isOpen = true
  /** False while this browser refuses to store the unsaved changes. */
  let fits = true

  async function storeChanges(): Promise<void> {
    fits = await saveUnsavedChanges(records, storage, get().session)
    if (!fits) store.set({ ...get(), status: editorWords.storageFull })
  }
  function storeSteps(session: Session): void {
    if (isOpen) saveSteps(records, storage, session)
  }
  function storeAll(): void {
    storeSteps(get().session)
    records.flush()
  }
  function update(changed: Partial<EditorState>): void {
    const [before, next] = [get(), { ...get(), ...changed }]
    const isChanged = next.session !== before.session
    store.set(isChanged && !fits ? { ...next, status: editorWords.storageFull } : next)
    if (!isOpen || !isChanged) return
    // At once, so that no key is lost if the editor is closed now.
    void storeChanges()
    // The letters of a word are one step, which is stored when the next begins, or the page is left.
    if (next.session.past.length !== before.session.past.length) storeSteps(next.session)
  }
  function act(session: Session, status = ''): void {
    update({ session, status, restored: false })
  }
  void storeChanges()
  const snapshotOf = (texts: Texts) => catalogueOf(texts, get().stored, pictures)

  /** The catalogue as it is, and as it was before each step, the last one first. */
  function* earlierThan(session: Session): Iterable<Stored> {
    yield snapshotOf(session.now)
    if (session.past.length > 0) yield* earlierThan(undo(session))
  }

  /**
   * The session before a step, if its key continues the last one: what changes with a word follows from the word, not
   * from each of its letters.
   */
  function beforeStep(session: Session, key: string | undefined) {
    const last = session.past.at(-1)
    const continues = key !== undefined && last?.key === key
    return continues ? { begun: undo(session), last } : { begun: session }
  }

  /** Changes, with what has to change with them: nothing is left over of what they remove. */
  function withoutLeftovers(session: Session, changes: ChangedTexts): ChangedTexts {
    const after = snapshotOf(applyChanges(session.now, changes))
    const earlier = earlierThan(session)
    const { changed } = removeLeftovers(after, { earlier, unfinished: true, memo: checkMemo })
    return new Map([...changes, ...changed])
  }

  /** @param change the changes, or how they are made of the texts as they are by then */
  function editFiles(
    change: ChangedTexts | ((now: Texts) => ChangedTexts),
    about?: StepAbout,
  ): void {
    const { session } = get()
    const typed = typeof change === 'function' ? change(session.now) : change
    const [was, is] = [session.now.get(siteFile), typed.get(siteFile)]
    const site = followPhone(was, is) ?? followMap(was, is)
    const changes = site === undefined ? typed : new Map([...typed, [siteFile, site]])
    const { begun, last } = beforeStep(session, about?.key)
    // A file that the last step changed and this one does not is as it was before; the others are changed again.
    const back = new Map(
      Array.from(last?.files ?? [], ([file, { before }]) => [file, before] as const),
    )
    act(edit(session, new Map([...back, ...withoutLeftovers(begun, changes)]), about))
  }

  /** Goes back to earlier texts, to the last letter, as one step of undo. */
  function goBackTo(texts: ChangedTexts): void {
    act(edit(get().session, texts, { name: publishWords.undo.discard }))
  }

  return {
    get,
    subscribe,
    update,
    snapshotOf,
    edit: editFiles,
    goBackTo,
    /** Removes what is left over of earlier changes, as a step of its own. */
    removeLeftovers() {
      const { session } = get()
      const now = snapshotOf(session.now)
      const { changed } = removeLeftovers(now, { earlier: [now], memo: checkMemo })
      if (changed.size > 0) update({ session: edit(session, changed) })
    },
    undo() {
      const { session } = get()
      const next = undo(session)
      const failed = next.now === session.now && next !== session
      act(next, failed ? editorWords.cannotUndo : '')
    },
    redo: () => act(redo(get().session)),
    /** Goes back to what is saved, as one step of undo. */
    discard() {
      const { saved, unsaved } = get().session
      goBackTo(new Map([...unsaved.keys()].map((file) => [file, saved.get(file)])))
    },
    /** Stores the steps that undo can revert. */
    storeSteps,
    /** Stores everything, because the page may end now. */
    storeAll,
    /** Stores everything for the last time: a running save may end after another tab has taken over. */
    close() {
      storeAll()
      isOpen = false
    },
    /** Stores changes again: in development, React runs each effect twice. */
    reopen() {
      isOpen = true
    },
    /** Keeps the changes that came back. */
    keepRestored: () => update({ restored: false }),
    /** The places of a file that someone else has changed as well. */
    conflictsOf(file: string, versions: FileVersions): Conflict[] {
      return describeConflicts(snapshotOf(get().session.now), file, versions)
    },
    /** Resolves the conflict in a file, once a choice has been made for each of its places. */
    resolveConflict(file: string, choices: Choices) {
      const choose = (pointer: string) => ownValue(choices, choiceKey({ file, pointer }))
      act(resolveConflict(get().session, file, choose))
    },
    /** @returns the hash by which the session knows the picture until it is saved */
    async storePicture(blob: Blob): Promise<string> {
      const hash = await blobHash(blob)
      await pictures.store(hash, blob)
      return hash
    },
    /** Brings a file into the order that the check expects, or deletes one that is no longer used. */
    fixFile(file: string): void {
      const { now } = get().session
      const text = now.get(file)
      if (text === undefined) return
      editFiles(new Map([[file, fixText(file, text, translationDraft(now, file))]]))
    },
  }
}

export type EditorStore = ReturnType<typeof createEditorStore>

import { isPicture } from '../../catalogue/catalogueFiles.ts'
import { catalogueChanges } from '../../check/catalogueChanges.ts'
import { commitMessage } from '../../check/formatChanges.ts'
import { applyChanges } from '../edit/applyChanges.ts'
import { problemCounts } from '../edit/checkEdits.ts'
import { editorWords } from '../edit/editorWords.ts'
import type { FieldProblem } from '../edit/fieldProblem.ts'
import { pictureNameOf } from '../edit/pictureFile.ts'
import { type Publishable, publishableChanges } from '../edit/publishable.ts'
import {
  type ChangedTexts,
  markSaved,
  mergeStored,
  type Session,
  type Texts,
} from '../edit/session.ts'
import type { UnsavedPictures } from '../storage/browserPictures.ts'
import type { FileChange, Storage, UnpublishedChanges } from '../storage/storage.ts'
import type { CatalogueClient } from '../worker/catalogueClient.ts'
import type { Snapshot } from '../worker/catalogueService.ts'
import { textsOf } from './catalogueOf.ts'
import type { EditorStore } from './editorStore.ts'

/** The changes that can be published now, and the drafts with the problems at their fields. */
export type Ready = Publishable<string, FieldProblem>

/** The number of tries of a publication, if someone else is first each time. */
const TRIES = 3

/** The bytes of a picture that is to be written. */
async function bytesOf(file: string, blob: Blob | undefined): Promise<Uint8Array<ArrayBuffer>> {
  if (blob === undefined) throw new Error(editorWords.pictureLost(file))
  return new Uint8Array(await blob.arrayBuffer())
}

/** Saves what an editor holds, and merges what someone else has saved into it. */
export function createSaving(
  storage: Storage,
  catalogue: CatalogueClient,
  editor: EditorStore,
  pictures: UnsavedPictures,
) {
  let busy = false
  let reads = 0

  /** The result of the last save or publication, for the status after the next read; '' once that read is done. */
  let outcome = ''

  /** @returns whether someone else had changed something */
  async function reread(): Promise<boolean> {
    // This editor's own write is read once it is done.
    if (busy) return false
    reads += 1
    const ownRead = reads
    try {
      const stored = await storage.read()
      // Another read or a save has begun since: this one is out of date.
      if (ownRead !== reads) return false
      const { session } = editor.get()
      const merged = mergeStored(session, textsOf(stored, session.saved))
      if (merged === session) editor.update({ stored })
      else {
        const { size } = merged.conflicts
        const withTheirs =
          outcome === '' ? editorWords.someoneElse : editorWords.withTheirs(outcome)
        const status = size === 0 ? withTheirs : editorWords.chooseFirst
        editor.update({ stored, session: merged, status })
      }
      return merged !== session
    } finally {
      // The latest read is done or has failed: what a later one finds is no part of what was saved before.
      if (ownRead === reads) outcome = ''
    }
  }

  /** Says what has come of a save or a publication, and shows the changes of others that it has merged. */
  async function showOutcome(status: string): Promise<void> {
    editor.update({ status })
    // The save that has begun since says what comes of it.
    if (busy) return
    outcome = status
    await reread().catch(() => undefined)
  }

  /** The changes of files with which the storage holds these texts. */
  async function fileChanges({ saved }: Session, changed: ChangedTexts): Promise<FileChange[]> {
    const { stored } = editor.get()
    const changes: FileChange[] = []
    for (const [file, text] of changed) {
      const was = saved.get(file)
      // A deleted picture is stored here, so that undo can bring it back.
      if (isPicture(file) && was !== undefined && pictures.get(was) === undefined) {
        const address = stored.addressOf(pictureNameOf(file))
        const blob = address === undefined ? undefined : await (await fetch(address)).blob()
        if (blob !== undefined) await editor.storePicture(blob).catch(() => undefined)
      }
      const isBytes = isPicture(file) && text !== undefined
      const now = isBytes ? await bytesOf(file, pictures.get(text)?.blob) : text
      changes.push({ file, was, now })
    }
    return changes
  }

  /** Reports how many errors were saved, unless the person has done something since. */
  async function reportErrors(texts: Texts, saved: Snapshot): Promise<void> {
    const [errors] = await catalogue.check(saved).then(problemCounts, () => [0])
    const unchanged = editor.get().session.now === texts
    if (errors > 0 && unchanged) editor.update({ status: editorWords.savedWithErrors })
  }

  /** The unsaved changes that can be published now, and those that stay drafts. */
  function findReady({ saved, unsaved }: Session): Promise<Ready> {
    return publishableChanges(saved, unsaved, async (texts) => {
      const { problems } = await catalogue.check(editor.snapshotOf(texts))
      return problems.filter(({ warning }) => !warning)
    })
  }

  /** The part of the unsaved changes that would be published. */
  async function unpublishedChanges(): Promise<UnpublishedChanges> {
    const { session } = editor.get()
    const { publish, ...heldBack } = await findReady(session)
    if (publish.size === 0) return heldBack
    const after = editor.snapshotOf(applyChanges(session.saved, publish))
    return { ...heldBack, changes: catalogueChanges(editor.snapshotOf(session.saved), after) }
  }

  /**
   * Begins to write what the editor holds.
   * @returns undefined if nothing is to be written
   */
  function begin(): Session | undefined {
    editor.removeLeftovers()
    const { session } = editor.get()
    // The leftovers may have been the only change.
    if (session.unsaved.size === 0) return undefined
    busy = true
    reads += 1
    outcome = ''
    return session
  }

  /**
   * Writes some of the unsaved changes.
   * @returns false if someone else has changed one of the files; then theirs are merged
   * @throws in words if nothing was written, and nothing merged
   */
  async function writeChanges(session: Session, written: ChangedTexts): Promise<boolean> {
    const before = editor.snapshotOf(session.saved)
    const after = editor.snapshotOf(applyChanges(session.saved, written))
    const message = commitMessage(catalogueChanges(before, after))
    const done = await storage.write(await fileChanges(session, written), message)
    busy = false
    if (!done) {
      if (!(await reread())) throw new Error(editorWords.brokenBySomeone)
      return false
    }
    editor.update({ session: markSaved(editor.get().session, written), restored: false })
    return true
  }

  /** Runs a step that writes. */
  async function whileSaving(step: () => Promise<void>): Promise<void> {
    try {
      await step()
    } finally {
      busy = false
      editor.update({ saving: false })
    }
  }

  async function writeAll(): Promise<void> {
    const session = begin()
    if (session === undefined) return
    editor.update({ saving: true, status: editorWords.saving })
    if (!(await writeChanges(session, session.unsaved))) return
    const isAllSaved = editor.get().session.unsaved.size === 0
    void showOutcome(isAllSaved ? editorWords.saved : '')
    if (isAllSaved) void reportErrors(session.now, editor.snapshotOf(session.now))
  }

  /** Saves everything, for a storage where publishing is another step. */
  async function save(): Promise<void> {
    const { unsaved, conflicts } = editor.get().session
    if (busy || unsaved.size === 0 || conflicts.size > 0) return
    await whileSaving(writeAll).catch((error: Error) =>
      editor.update({ status: editorWords.notSaved(error.message) }),
    )
  }

  async function writeReady(): Promise<void> {
    for (let left = TRIES; left > 0; left -= 1) {
      if (editor.get().session.conflicts.size > 0) throw new Error(editorWords.chooseFirst)
      const session = begin()
      if (session === undefined) return
      editor.update({ saving: true })
      const { publish, drafts, elsewhere } = await findReady(session)
      if (publish.size === 0) {
        const problems = [...drafts.flatMap((draft) => draft.problems), ...elsewhere].length
        throw new Error(editorWords.fixFirst(problems))
      }
      if (await writeChanges(session, publish)) return
    }
    throw new Error(editorWords.othersPublishing)
  }

  /** Writes what can be published of the unsaved changes, for a storage where saving publishes. @throws in words */
  async function write(): Promise<void> {
    if (busy) throw new Error(editorWords.othersPublishing)
    await whileSaving(writeReady)
  }

  const publishing = storage.publishing({ unpublishedChanges, write })

  return { reread, save, showOutcome, publishing }
}

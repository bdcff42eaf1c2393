import { isPicture } from '../catalogue/catalogueFiles.ts'
import { catalogueChanges } from '../check/catalogueChanges.ts'
import { commitMessage } from '../check/formatChanges.ts'
import type { UnsavedPictures } from './browserPictures.ts'
import type { CatalogueClient } from './catalogueClient.ts'
import { pictureNameOf, textsOf } from './catalogueOf.ts'
import type { Snapshot } from './catalogueService.ts'
import { problemCounts } from './checkEdits.ts'
import { applyChanges } from './edit/applyChanges.ts'
import { editorWords } from './edit/editorWords.ts'
import { type Publishable, publishableChanges } from './edit/publishable.ts'
import type { EditorStore } from './editorStore.ts'
import type { FieldProblem } from './fieldProblem.ts'
import { type ChangedTexts, markSaved, mergeStored, type Session, type Texts } from './session.ts'
import type { FileChange, Storage } from './storage.ts'

/** The changes that can be published now, and the drafts with the problems at their fields. */
export type Ready = Publishable<string, FieldProblem>

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

  /** The status if the next read finds changes of someone else. */
  let news = editorWords.someoneElse

  /** @returns whether someone else had changed something */
  async function reread(): Promise<boolean> {
    // This editor's own write is read once it is done.
    if (busy) return false
    reads += 1
    const own = reads
    try {
      const stored = await storage.read()
      // Another read or a save has begun since: this one is out of date.
      if (own !== reads) return false
      const { session } = editor.get()
      const merged = mergeStored(session, textsOf(stored, session.saved))
      if (merged === session) editor.update({ stored })
      else {
        const { size } = merged.conflicts
        const status = size === 0 ? news : editorWords.chooseFirst
        editor.update({ stored, session: merged, status })
      }
      return merged !== session
    } finally {
      // The latest read is done or has failed: what a later one finds is no part of what was saved before.
      if (own === reads) news = editorWords.someoneElse
    }
  }

  /** Says what has come of a save or a publication, and shows the changes of others that it has merged. */
  async function showOutcome(status: string): Promise<void> {
    editor.update({ status })
    // The save that has begun since says what comes of it.
    if (busy) return
    news = status
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
    if (errors > 0 && unchanged) editor.update({ status: editorWords.savedWithErrors(errors) })
  }

  /** The unsaved changes that can be published now, and those that stay drafts. */
  function findReady({ saved, unsaved }: Session): Promise<Ready> {
    return publishableChanges(saved, unsaved, async (texts) => {
      const { problems } = await catalogue.check(editor.snapshotOf(texts))
      return problems.filter(({ warning }) => !warning)
    })
  }

  async function writeSession(session: Session): Promise<void> {
    const { publish, drafts, elsewhere } = storage.publishesOnSave
      ? await findReady(session)
      : { publish: session.unsaved, drafts: [], elsewhere: [] }
    if (publish.size === 0) {
      const problems = [...drafts.flatMap((draft) => draft.problems), ...elsewhere].length
      return editor.update({ status: editorWords.notPublishedErrors(problems) })
    }
    const before = editor.snapshotOf(session.saved)
    const after = editor.snapshotOf(applyChanges(session.saved, publish))
    const message = commitMessage(catalogueChanges(before, after))
    const done = await storage.write(await fileChanges(session, publish), message)
    busy = false
    if (!done) {
      const merged = await reread()
      if (!merged) editor.update({ status: editorWords.notSaved(editorWords.brokenBySomeone) })
      return
    }
    const saved = markSaved(editor.get().session, publish)
    const isAllSaved = saved.unsaved.size === 0
    let status = isAllSaved ? editorWords.saved : ''
    if (storage.publishesOnSave && isAllSaved) status = editorWords.published
    if (drafts.length > 0) status = editorWords.publishedWithDrafts(drafts.length)
    editor.update({ session: saved, restored: false })
    void showOutcome(status)
    if (!storage.publishesOnSave && isAllSaved) void reportErrors(session.now, after)
  }

  async function save(): Promise<void> {
    const { unsaved, conflicts } = editor.get().session
    if (busy || unsaved.size === 0 || conflicts.size > 0) return
    editor.removeLeftovers()
    const { session } = editor.get()
    // The leftovers may have been the only change.
    if (session.unsaved.size === 0) return
    busy = true
    reads += 1
    news = editorWords.someoneElse
    editor.update({ saving: true, status: editorWords.saving })
    try {
      await writeSession(session)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      editor.update({ status: editorWords.notSaved(why) })
    } finally {
      busy = false
      editor.update({ saving: false })
    }
  }

  return { reread, save, showOutcome, findReady }
}

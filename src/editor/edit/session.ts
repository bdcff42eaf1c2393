import { isPicture } from '../../catalogue/catalogueFiles.ts'
import { readJson } from '../../check/readJson.ts'
import { applyChanges } from './applyChanges.ts'
import { mergeTexts, type Side } from './merge.ts'

/** Path of a file -> its text, of a picture its hash. */
export type Texts = ReadonlyMap<string, string>

/** Files with other texts than before; undefined: the file is deleted. */
export type ChangedTexts = ReadonlyMap<string, string | undefined>

/** Changes that undo reverts at once. */
export type EditStep = {
  /** Consecutive steps with the same key are one: the letters of a word. */
  key?: string
  /** The name of the task, such as `rename of PVC sheets`; without it, the changed fields name the step. */
  name?: string
  files: ReadonlyMap<string, { before: string | undefined; after: string | undefined }>
}

/** Steps that can be undone and redone; the next one is last in each list. */
export type Steps = { past: readonly EditStep[]; future: readonly EditStep[] }

/** The edits since the editor was opened. All its operations are pure functions. */
export type Session = Steps & {
  /** The texts as the storage holds them, as far as is known. */
  saved: Texts
  /** The texts as the person sees them. */
  now: Texts
  /** The files that differ from what is saved, with their current texts. */
  unsaved: ChangedTexts
  /**
   * Files in which someone else has changed the same value, with the text that both began with: the person
   * has to choose.
   */
  conflicts: ReadonlyMap<string, string | undefined>
}

/** A changed file as it was saved and as it is now; undefined: it does not exist. */
export type UnsavedChange = { file: string; saved?: string; now?: string }

/** @returns a session in which nothing has been changed yet */
export function openSession(saved: Texts): Session {
  return { saved, now: saved, unsaved: new Map(), past: [], future: [], conflicts: new Map() }
}

/** The session with other texts in some files; only these are compared. */
function withTexts(
  session: Session,
  texts: Partial<Pick<Session, 'saved' | 'now'>>,
  files: Iterable<string>,
): Session {
  const next = { ...session, ...texts }
  const unsaved = new Map(session.unsaved)
  for (const file of files) {
    const now = next.now.get(file)
    if (next.saved.get(file) === now) unsaved.delete(file)
    else unsaved.set(file, now)
  }
  return { ...next, unsaved }
}

function withNow(session: Session, changes: ChangedTexts): Session {
  return withTexts(session, { now: applyChanges(session.now, changes) }, changes.keys())
}

/** Removes the conflicts that an edit or an undo of the person has settled. */
function withoutSettled(session: Session): Session {
  let next = session
  for (const [file, base] of session.conflicts) {
    const merged = mergeTexts(file, base, session.now.get(file), session.saved.get(file))
    if ('text' in merged) next = withoutConflict(next, file, merged.text)
  }
  return next
}

/** The session with a conflict resolved by a text, which is no step of undo. */
function withoutConflict(session: Session, file: string, text: string | undefined): Session {
  const conflicts = new Map(session.conflicts)
  conflicts.delete(file)
  return withNow({ ...session, conflicts }, new Map([[file, text]]))
}

/** The key and the name of a step. */
export type StepAbout = Pick<EditStep, 'key' | 'name'>

/** Changes files, as one step of undo. */
export function edit(
  session: Session,
  changes: ChangedTexts,
  { key, name }: StepAbout = {},
): Session {
  const { now, past } = session
  const changed = [...changes].filter(([file, text]) => now.get(file) !== text)
  if (changed.length === 0) return session
  const files = new Map(
    changed.map(([file, after]) => [file, { before: now.get(file), after }] as const),
  )
  const last = past.at(-1)
  const continues = key !== undefined && last?.key === key
  for (const [file, { before }] of continues ? last.files : []) {
    files.set(file, { before, after: files.get(file)?.after ?? now.get(file) })
  }
  const earlier = continues ? past.slice(0, -1) : past
  return withoutSettled({
    ...withNow(session, changes),
    past: [...earlier, { key, name, files }],
    future: [],
  })
}

/** Reverts or repeats a step; undefined if someone else has changed the same value since. */
function applyStep(session: Session, { files }: EditStep, revert: boolean): Session | undefined {
  const changes = new Map<string, string | undefined>()
  for (const [file, { before, after }] of files) {
    const [from, to] = revert ? [after, before] : [before, after]
    const merged = mergeTexts(file, from, session.now.get(file), to)
    if ('conflicts' in merged) return undefined
    changes.set(file, merged.text)
  }
  return withNow(session, changes)
}

/** Moves the last step of one list to the other. A step that can no longer be applied is forgotten. */
function moveStep(session: Session, from: 'past' | 'future', to: 'past' | 'future'): Session {
  const step = session[from].at(-1)
  if (step === undefined) return session
  const rest = { [from]: session[from].slice(0, -1) }
  const next = applyStep(session, step, from === 'past')
  if (next === undefined) return { ...session, ...rest }
  const moved = { ...next, ...rest, [to]: [...session[to], { ...step, key: undefined }] }
  return withoutSettled(moved)
}

/** Reverts the last step. */
export const undo = (session: Session): Session => moveStep(session, 'past', 'future')

/** Repeats the step that was reverted last. */
export const redo = (session: Session): Session => moveStep(session, 'future', 'past')

/** The storage holds these texts now; the person may have typed on meanwhile. */
export function markSaved(session: Session, changes: ChangedTexts): Session {
  return withTexts(session, { saved: applyChanges(session.saved, changes) }, changes.keys())
}

/**
 * Merges what the storage holds into the session. Where someone else has changed other values than the
 * person, both stay; if the same, the person's own stay until a choice is made.
 */
export function mergeStored(session: Session, read: Texts): Session {
  // A file that is not JSON is being written just now, or broken: its known text stays.
  const stored = new Map(read)
  for (const [file, text] of session.saved) {
    const theirs = stored.get(file)
    if (theirs === undefined || theirs === text || isPicture(file)) continue
    if (readJson(theirs).value === undefined) stored.set(file, text)
  }
  const files = [...new Set([...session.saved.keys(), ...stored.keys()])]
  const different = files.filter((file) => session.saved.get(file) !== stored.get(file))
  if (different.length === 0) return session
  const changes = new Map<string, string | undefined>()
  const conflicts = new Map(session.conflicts)
  for (const file of different) {
    const base = conflicts.has(file) ? conflicts.get(file) : session.saved.get(file)
    const merged = mergeTexts(file, base, session.now.get(file), stored.get(file))
    if ('conflicts' in merged) conflicts.set(file, base)
    else {
      conflicts.delete(file)
      changes.set(file, merged.text)
    }
  }
  // Without a key the next letter is a new step: undo of a step across the merge would revert theirs.
  const past = session.past.map((step) => ({ ...step, key: undefined }))
  const now = applyChanges(session.now, changes)
  return { ...withTexts(session, { saved: stored, now }, different), past, conflicts }
}

/**
 * Resolves the conflict in a file; what is chosen of theirs is a step of undo.
 * @param choose whose value stays, by its JSON pointer; while one is missing, the conflict stays
 */
export function resolveConflict(
  session: Session,
  file: string,
  choose: (pointer: string) => Side | undefined,
): Session {
  const versions = [session.conflicts, session.now, session.saved].map((one) => one.get(file))
  const [base, mine, theirs] = versions
  const own = mergeTexts(file, base, mine, theirs, () => 'mine')
  const chosen = mergeTexts(file, base, mine, theirs, choose)
  if ('conflicts' in own || 'conflicts' in chosen) return session
  // Both versions have the other person's remaining changes, so undo keeps them.
  return edit(withoutConflict(session, file, own.text), new Map([[file, chosen.text]]))
}

/** The changes that would be lost if the session ended now. */
export function unsavedChangesOf({ saved, unsaved, conflicts }: Session): UnsavedChange[] {
  return [...unsaved].map(([file, now]) => ({
    file,
    saved: conflicts.has(file) ? conflicts.get(file) : saved.get(file),
    now,
  }))
}

/** Brings unsaved changes back, as one step; what someone else has saved meanwhile stays. */
export function restoreUnsaved(session: Session, unsaved: readonly UnsavedChange[]): Session {
  if (unsaved.length === 0) return session
  const changes = new Map<string, string | undefined>()
  const conflicts = new Map(session.conflicts)
  for (const { file, saved, now } of unsaved) {
    const merged = mergeTexts(file, saved, now, session.saved.get(file))
    if ('conflicts' in merged) conflicts.set(file, saved)
    changes.set(file, 'conflicts' in merged ? now : merged.text)
  }
  return edit({ ...session, conflicts }, changes)
}

/**
 * Gives a session, whose unsaved changes are back, the steps of an earlier visit. What those do not lead
 * to stays a step of its own; then there is nothing to redo.
 */
export function restoreSteps(session: Session, { past, future }: Steps): Session {
  const sides = (steps: readonly EditStep[], side: 'before' | 'after') =>
    steps.flatMap(({ files }) => [...files].map(([file, one]) => [file, one[side]] as const))
  const reached = new Map([...sides(future, 'before'), ...sides(past, 'after')])
  const isReached = [...session.unsaved].every(
    ([file, now]) => reached.has(file) && reached.get(file) === now,
  )
  const steps = past.map(({ name, files }) => ({ name, files }))
  return isReached
    ? { ...session, past: steps, future }
    : { ...session, past: [...steps, ...session.past] }
}

import { z } from 'zod'
import { readJson } from '../check/json.ts'
import { isPicture } from '../model/catalogue/catalogueFiles.ts'
import { mergeTexts, type Side } from './edit/merge.ts'

/** Path of a file -> its text, of a picture its hash. */
export type Texts = ReadonlyMap<string, string>

/** Files with other texts than before; undefined: the file is gone. */
export type FileChanges = ReadonlyMap<string, string | undefined>

type Step = {
  /** Steps of the same key that follow each other are one: the letters of a word. */
  key?: string
  files: ReadonlyMap<string, { before: string | undefined; after: string | undefined }>
}

/** What a person has done since the editor was opened. All changes of it are pure functions. */
export type Session = {
  /** The texts as the storage holds them, as far as is known. */
  saved: Texts
  /** The texts as the person sees them. */
  now: Texts
  /** The files that are not as they were saved, with their texts as they are now. */
  unsaved: FileChanges
  past: readonly Step[]
  future: readonly Step[]
  /** Files in which someone else has changed the same value: the person has to choose. */
  conflicts: ReadonlySet<string>
}

export function openSession(saved: Texts): Session {
  return { saved, now: saved, unsaved: new Map(), past: [], future: [], conflicts: new Set() }
}

function put(texts: Texts, changes: FileChanges): Texts {
  const next = new Map(texts)
  for (const [file, text] of changes) {
    if (text === undefined) next.delete(file)
    else next.set(file, text)
  }
  return next
}

/** The session with other texts in some files; no others are looked at. */
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

function withNow(session: Session, changes: FileChanges): Session {
  return withTexts(session, { now: put(session.now, changes) }, changes.keys())
}

/** Changes files; one step of undo. */
export function edit(session: Session, changes: FileChanges, key?: string): Session {
  const { now, past } = session
  const changed = [...changes].filter(([file, text]) => now.get(file) !== text)
  if (changed.length === 0) return session
  const files = new Map(
    changed.map(([file, after]) => [file, { before: now.get(file), after }] as const),
  )
  const last = past.at(-1)
  const goesOn = key !== undefined && last?.key === key
  for (const [file, { before }] of goesOn ? last.files : []) {
    files.set(file, { before, after: files.get(file)?.after ?? now.get(file) })
  }
  const earlier = goesOn ? past.slice(0, -1) : past
  return { ...withNow(session, changes), past: [...earlier, { key, files }], future: [] }
}

/**
 * Takes a step back, or does it again; what came meanwhile from someone else stays.
 * @returns undefined where someone else has changed the same value since
 */
function applyStep(session: Session, { files }: Step, back: boolean): Session | undefined {
  const { now } = session
  const changes = new Map<string, string | undefined>()
  for (const [file, { before, after }] of files) {
    const merged = back
      ? mergeTexts(after, now.get(file), before)
      : mergeTexts(before, now.get(file), after)
    if (merged === 'apart') return undefined
    changes.set(file, merged.text)
  }
  return withNow(session, changes)
}

/** Takes the last step back. A step that cannot be taken back any more is forgotten. */
export function undo(session: Session): Session {
  const step = session.past.at(-1)
  if (step === undefined) return session
  const past = session.past.slice(0, -1)
  const turned = applyStep(session, step, true)
  if (turned === undefined) return { ...session, past }
  return { ...turned, past, future: [...session.future, { ...step, key: undefined }] }
}

/** Does the step again that was taken back last. */
export function redo(session: Session): Session {
  const step = session.future.at(-1)
  if (step === undefined) return session
  const future = session.future.slice(0, -1)
  const turned = applyStep(session, step, false)
  if (turned === undefined) return { ...session, future }
  return { ...turned, future, past: [...session.past, step] }
}

/** The storage holds these texts now; the person may have gone on meanwhile. */
export function markSaved(session: Session, changes: FileChanges): Session {
  return withTexts(session, { saved: put(session.saved, changes) }, changes.keys())
}

/**
 * Takes in what the storage holds. Where someone else has changed other values than the person, both
 * stay; where the same, the person's own stay until a choice is made.
 */
export function mergeStored(session: Session, read: Texts): Session {
  // A file that is no JSON is just being written, or broken: what was known of it stays.
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
  const apart = new Set(session.conflicts)
  for (const file of different) {
    const [base, theirs] = [session.saved.get(file), stored.get(file)]
    const merged = mergeTexts(base, session.now.get(file), theirs)
    if (merged === 'apart') apart.add(file)
    else changes.set(file, merged.text)
  }
  // A word that is being typed goes on as a step of its own: one that held their change would take
  // it back.
  const past = session.past.map((step) => ({ ...step, key: undefined }))
  const now = put(session.now, changes)
  return { ...withTexts(session, { saved: stored, now }, different), past, conflicts: apart }
}

/** Answers for a file that someone else has changed too: whose text stays. */
export function resolveConflict(session: Session, file: string, whose: Side): Session {
  const apart = new Set(session.conflicts)
  apart.delete(file)
  const next = { ...session, apart }
  return whose === 'mine' ? next : edit(next, new Map([[file, session.saved.get(file)]]))
}

/** What is kept of a session while it is not saved: each changed file as saved and as it is now. */
export const UnsavedChanges = z.array(
  z.object({ file: z.string(), saved: z.string().optional(), now: z.string().optional() }),
)
export type UnsavedChanges = z.infer<typeof UnsavedChanges>

export function unsavedChangesOf(session: Session): UnsavedChanges {
  return [...session.unsaved].map(([file, now]) => ({ file, saved: session.saved.get(file), now }))
}

/** Brings a draft back, as one step; what was saved meanwhile by someone else stays. */
export function restoreUnsaved(session: Session, draft: UnsavedChanges): Session {
  if (draft.length === 0) return session
  const changes = new Map<string, string | undefined>()
  const apart = new Set(session.conflicts)
  for (const { file, saved, now } of draft) {
    const merged = mergeTexts(saved, now, session.saved.get(file))
    if (merged === 'apart') apart.add(file)
    changes.set(file, merged === 'apart' ? now : merged.text)
  }
  return edit({ ...session, conflicts: apart }, changes)
}

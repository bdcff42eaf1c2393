import type { Answers, Seen } from './answers.ts'

/** Entries of a map that are others than before; undefined: the entry is gone. */
type Changed<V> = ReadonlyMap<string, V | undefined>

type Changes = {
  [K in keyof Seen]: Seen[K] extends ReadonlyMap<string, infer V> ? Changed<V> : never
}

/** What is known before anything was asked. */
export const nothing: Seen = { texts: new Map(), pictures: new Map(), facts: new Map() }

/** What a worker is asked, with all that has changed since it was asked last. */
export type ToWorker = {
  question: keyof Answers
  about: string
  changes: Changes
  /** Where it answers. */
  port: MessagePort
}

/** What it answers. */
export type WorkerState<A> = { answer: A } | { fault: string }

function changed<V>(before: ReadonlyMap<string, V>, after: ReadonlyMap<string, V>): Changed<V> {
  const changes = new Map<string, V | undefined>()
  if (before === after) return changes
  for (const [key, value] of after) if (before.get(key) !== value) changes.set(key, value)
  for (const key of before.keys()) if (!after.has(key)) changes.set(key, undefined)
  return changes
}

function applied<V>(before: ReadonlyMap<string, V>, changes: Changed<V>): ReadonlyMap<string, V> {
  if (changes.size === 0) return before
  const after = new Map(before)
  for (const [key, value] of changes) {
    if (value === undefined) after.delete(key)
    else after.set(key, value)
  }
  return after
}

/** What of a catalogue is another than before. */
export function changesOf(before: Seen, after: Seen): Changes {
  return {
    texts: changed(before.texts, after.texts),
    pictures: changed(before.pictures, after.pictures),
    facts: changed(before.facts, after.facts),
  }
}

/** The catalogue with those changes; the same one where there are none. */
export function withChanges(before: Seen, changes: Changes): Seen {
  const texts = applied(before.texts, changes.texts)
  const pictures = applied(before.pictures, changes.pictures)
  const facts = applied(before.facts, changes.facts)
  const same = texts === before.texts && pictures === before.pictures && facts === before.facts
  return same ? before : { texts, pictures, facts }
}

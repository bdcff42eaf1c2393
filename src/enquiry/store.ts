import { type Event, initial, next, type State } from './machine.ts'

/**
 * The forms' states live here and not in the components: closing the popup or leaving the page
 * neither loses an enquiry nor what is said about it.
 */
const states = new Map<string, State>()
const listeners = new Set<() => void>()

/** @param key the form, and what it is about: each product has a popup of its own */
export function stateOf(key: string): State {
  return states.get(key) ?? initial
}

export function dispatch(key: string, event: Event): void {
  const before = stateOf(key)
  const after = next(before, event)
  if (after === before) return
  states.set(key, after)
  for (const listener of listeners) listener()
}

/** @returns what ends the subscription */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

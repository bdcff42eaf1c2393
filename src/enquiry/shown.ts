/** The enquiries whose progress a form is showing, so that it is not told a second time. */
const forms = new Map<string, number>()
const listeners = new Set<() => void>()
let snapshot: readonly string[] = []

function change(id: string, by: 1 | -1): void {
  const count = (forms.get(id) ?? 0) + by
  if (count > 0) forms.set(id, count)
  else forms.delete(id)
  snapshot = [...forms.keys()]
  for (const listener of listeners) listener()
}

/** @returns what ends the showing */
export function showInForm(id: string): () => void {
  change(id, 1)
  return () => change(id, -1)
}

/** The same array until something changes. */
export function shownInForms(): readonly string[] {
  return snapshot
}

export function subscribeShown(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

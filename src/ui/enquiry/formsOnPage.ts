import { createStore } from '../screen/store.ts'

/** The ids of the enquiries whose status a form is showing, so that it is not told a second time. */
export const shownInForms = createStore<readonly string[]>([])

/** @returns what ends the showing */
export function showInForm(id: string): () => void {
  shownInForms.set([...shownInForms.get(), id])
  return () => {
    const ids = shownInForms.get()
    const first = ids.indexOf(id)
    shownInForms.set(ids.filter((_, index) => index !== first))
  }
}

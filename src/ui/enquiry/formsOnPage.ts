import { createStore } from '../screen/store.ts'

/** The ids of the enquiries whose status a form is showing, so that it is not shown twice. */
export const idsInForms = createStore<readonly string[]>([])

/** Registers an enquiry as shown. @returns a function that removes it */
export function showInForm(id: string): () => void {
  idsInForms.set([...idsInForms.get(), id])
  return () => {
    const ids = idsInForms.get()
    const first = ids.indexOf(id)
    idsInForms.set(ids.filter((_, index) => index !== first))
  }
}

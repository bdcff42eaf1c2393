import { newId } from './listItem.ts'
import { readProductForm } from './listLink.ts'
import { saveItem } from './useList.ts'

/**
 * Puts the product of a form on the list.
 * @param id that of an item that is saved again; left out: it is a new one
 * @returns the item's id, and whether the browser has stored it; undefined if the form is of no product
 */
export function addProductFromForm(query: URLSearchParams, id: string = newId()) {
  const form = readProductForm(query)
  if (form === undefined) return undefined
  return { id, stored: saveItem({ ...form.item, id }, form.place) }
}

/**
 * Adds the product that a page's form has sent before its script had come, once: then the address has none,
 * and a reload adds nothing.
 */
export function addFromAddress(): void {
  if (addProductFromForm(new URLSearchParams(location.search)) === undefined) return
  history.replaceState(history.state, '', location.pathname + location.hash)
}

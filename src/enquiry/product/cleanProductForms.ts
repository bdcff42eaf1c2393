import { cleanFigure, cleanTyped } from '../../catalogue/typedText.ts'

/**
 * Cleans what is typed in the form of a product, once a field is left. Here and not in the form, because the page
 * works without it.
 * @param page the address of the list, which the form leads to
 */
export function cleanProductForms(page: string): void {
  addEventListener('focusout', ({ target: control }) => {
    if (!(control instanceof HTMLInputElement) || control.type !== 'text') return
    if (control.form?.getAttribute('action') !== page) return
    const clean = control.inputMode === 'decimal' ? cleanFigure : cleanTyped
    const cleaned = clean(control.value)
    if (cleaned === control.value) return
    control.value = cleaned
    // As if it were typed: the message of the page carries it.
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

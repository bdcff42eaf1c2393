/**
 * What jsdom's `<dialog>` lacks: it opens over the page, takes the focus, and gives it back when it
 * closes, by its button as by Escape. What a browser really does is tested in one.
 */
export function installDialog(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>()

  HTMLDialogElement.prototype.showModal = function showModal() {
    before.set(this, document.activeElement)
    this.open = true
    this.querySelector<HTMLElement>('button, a[href], input')?.focus()
  }

  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    const back = before.get(this)
    if (back instanceof HTMLElement) back.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
}

/** Escape, as the browser answers it while a dialog is open. */
export function pressEscape(): void {
  document.querySelector('dialog')?.close()
}

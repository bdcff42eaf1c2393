/** The bullet or the number before an item of a list; behind another item it would be a figure. */
const ITEM_MARK = /^\s*(?:[-–—•*·▪●➤✔]+|\(?\p{Nd}{1,2}[.)])\s+(?=\S)/u

/** A text of several lines in one, with commas between them, as the reader of lists takes it; any other text as it is. */
export function inOneLine(text: string): string {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  if (lines.length < 2) return text
  return lines.map((line) => line.replace(ITEM_MARK, '').trim().replace(/[,;]$/, '')).join(', ')
}

type Paste = Pick<ClipboardEvent, 'clipboardData' | 'defaultPrevented' | 'preventDefault'>

/**
 * Pastes a text of several lines into a search field with commas between the lines: the field would drop its line
 * breaks, and so join the end of each item to the next one.
 */
export function pasteLines(field: HTMLInputElement, event: Paste): void {
  const pasted = event.clipboardData?.getData('text') ?? ''
  const text = inOneLine(pasted)
  if (event.defaultPrevented || text === pasted) return
  event.preventDefault()
  const { value, maxLength, selectionStart, selectionEnd } = field
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
  const room = maxLength - (value.length - (end - start))
  field.setRangeText(text.slice(0, Math.max(0, room)), start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}
